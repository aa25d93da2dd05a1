"""The browser table's server: lobby, tables, storage and the web socket."""
