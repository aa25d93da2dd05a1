-- A database as version 0.2.0 wrote it (format 1): four matches, one of them with a step back.
-- SQLite and PostgreSQL read it alike.
CREATE TABLE schema (
	version INTEGER NOT NULL,
	PRIMARY KEY (version)
);
INSERT INTO schema VALUES (1);
CREATE TABLE matches (
	id VARCHAR(32) NOT NULL,
	kind VARCHAR(16) NOT NULL,
	game VARCHAR(64) NOT NULL,
	version VARCHAR(64) NOT NULL,
	setup TEXT NOT NULL,
	seed TEXT NOT NULL,
	started VARCHAR(32) NOT NULL,
	touched VARCHAR(32) NOT NULL,
	over BOOLEAN NOT NULL,
	summary TEXT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO matches VALUES ('guardian0000', 'match', 'guardians', '1', '{"players":2,"boxes":"guardians","teams":0,"variant":"","stall_guard":false,"initiative_icon":"damage"}', '100', '2026-11-17T20:00:00+00:00', '2026-11-17T21:00:00+00:00', FALSE, '{"answers":8,"awaited":[0],"last":{"text":{"id":"guardians-log-reveals","args":{"player":{"id":"seat","args":{"n":1}},"card":{"id":"guardians-card-melee","plain":"Melee"}}},"rule":"guardians.action.first_player_reveals_first","at":8},"result":null,"position":[{"kind":"player","owner":0,"counters":[{"id":"energy","value":3,"most":6},{"id":"wins","value":0,"most":3}],"rows":[["guardians"],["n7"]]},{"kind":"player","owner":1,"counters":[{"id":"energy","value":3,"most":6},{"id":"wins","value":0,"most":3}],"rows":[["guardians"],[""]]},{"kind":"common","counters":[{"id":"battle","value":1},{"id":"round","value":1},{"id":"stage","value":1,"most":3},{"id":"knockouts","value":7,"most":7}],"rows":[[".",".",".",".",".",".","."]]}]}');
INSERT INTO matches VALUES ('champion0000', 'match', 'champions', '2', '{"heroes":["spider_man"],"decks":[],"villain":"rhino","mode":"standard","modular":[],"doubles":false}', '101', '2026-11-17T20:00:00+00:00', '2026-11-17T21:00:00+00:00', TRUE, '{"answers":36,"awaited":[],"last":{"text":{"id":"champions-log-villain-wins","args":{"villain":{"id":"champions-card-01094","plain":"Rhino"}}},"rule":"champions.game_end.villain_wins","at":36},"result":{"winners":[],"scores":[0.0],"text":{"id":"champions-result-villain","args":{"villain":{"id":"champions-card-01094","plain":"Rhino"}}},"rule":"champions.game_end.villain_wins"},"position":[{"kind":"enemy","counters":[{"id":"round","value":3},{"id":"acceleration","value":0}],"rows":[["encounter"],["encounter"]]},{"kind":"player","owner":0,"counters":[{"id":"hit-points","value":10,"most":10}],"rows":[["hero"],["justice"],["justice","hero"]]}]}');
INSERT INTO matches VALUES ('versus000000', 'match', 'versus', '3', '{"decks":["march-of-iron","first-class"],"windows":"some","concede":false,"empty_deck":"nothing","turn_limit":true}', '102', '2026-11-17T20:00:00+00:00', '2026-11-17T21:00:00+00:00', FALSE, '{"answers":60,"awaited":[1],"last":{"text":{"id":"versus-log-step-formation","args":{"player":{"id":"seat","args":{"n":2}}}},"rule":"versus.build.order","at":60},"result":null,"position":[{"kind":"player","owner":1,"counters":[{"id":"endurance","value":48}],"rows":[[".",".","x-men","."],[".",".",".","."],["",""]]},{"kind":"common","counters":[{"id":"turn","value":5}]},{"kind":"player","owner":0,"counters":[{"id":"endurance","value":50}],"rows":[[".","sentinel",".","."],["sentinel","sentinel",".","."],["","","","none",""]]}]}');
INSERT INTO matches VALUES ('fellowsh0000', 'match', 'fellowship', '1', '{"scenario":"mirkwood","decks":["leadership"],"mode":"normal","campaign":null}', '103', '2026-11-17T20:00:00+00:00', '2026-11-17T21:00:00+00:00', FALSE, '{"answers":12,"awaited":[0],"last":{"text":{"id":"fellowship-log-plans","args":{"player":{"id":"seat","args":{"n":1}}}},"rule":"fellowship.step.2_3","at":12},"result":null,"position":[{"kind":"enemy","counters":[{"id":"round","value":2},{"id":"staging-threat","value":3},{"id":"willpower","value":0}],"rows":[["encounter"],["encounter"],["encounter","encounter"]]},{"kind":"player","owner":0,"counters":[{"id":"threat","value":30,"most":50}],"rows":[["encounter"],["leadership","leadership","leadership"]]}]}');
CREATE TABLE events (
	"match" VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	"key" TEXT,
	back INTEGER,
	PRIMARY KEY ("match", number),
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO events VALUES ('guardian0000', 0, 0, 'keep:k49', NULL);
INSERT INTO events VALUES ('guardian0000', 1, 1, 'keep:k53', NULL);
INSERT INTO events VALUES ('guardian0000', 2, 1, 'draft:k24', NULL);
INSERT INTO events VALUES ('guardian0000', 3, 0, 'draft:k27', NULL);
INSERT INTO events VALUES ('guardian0000', 4, 1, 'draft:k45', NULL);
INSERT INTO events VALUES ('guardian0000', 5, 0, 'draft:k9', NULL);
INSERT INTO events VALUES ('guardian0000', 6, 0, 'lay:k11', NULL);
INSERT INTO events VALUES ('guardian0000', 7, 1, 'lay:k45', NULL);
INSERT INTO events VALUES ('guardian0000', 8, 0, 'act:hail_of_blows', NULL);
INSERT INTO events VALUES ('guardian0000', 9, 0, 'decline', NULL);
INSERT INTO events VALUES ('guardian0000', 10, 1, 'act:false_trail', NULL);
INSERT INTO events VALUES ('guardian0000', 11, 0, 'lay:k44', NULL);
INSERT INTO events VALUES ('guardian0000', 12, 1, 'lay:k45', NULL);
INSERT INTO events VALUES ('guardian0000', 13, 1, 'cut:k17', NULL);
INSERT INTO events VALUES ('guardian0000', 14, 1, 'draft:k31', NULL);
INSERT INTO events VALUES ('guardian0000', 15, 0, 'draft:k42', NULL);
INSERT INTO events VALUES ('guardian0000', 16, 1, 'draft:k0', NULL);
INSERT INTO events VALUES ('guardian0000', 17, 0, 'draft:k12', NULL);
INSERT INTO events VALUES ('guardian0000', 18, 0, 'lay:k19', NULL);
INSERT INTO events VALUES ('guardian0000', 19, 1, 'lay:k40', NULL);
INSERT INTO events VALUES ('guardian0000', 20, 0, 'act:grapple', NULL);
INSERT INTO events VALUES ('guardian0000', 21, 0, 'decline', NULL);
INSERT INTO events VALUES ('guardian0000', 22, 1, 'act:breather', NULL);
INSERT INTO events VALUES ('guardian0000', 23, 0, 'lay:k27', NULL);
INSERT INTO events VALUES ('guardian0000', 24, 1, 'lay:k40', NULL);
INSERT INTO events VALUES ('guardian0000', 25, 1, 'cut:k43', NULL);
INSERT INTO events VALUES ('guardian0000', 26, 1, 'draft:k23', NULL);
INSERT INTO events VALUES ('guardian0000', 27, 0, 'draft:k15', NULL);
INSERT INTO events VALUES ('guardian0000', 28, 1, 'draft:k38', NULL);
INSERT INTO events VALUES ('guardian0000', 29, 0, 'draft:k29', NULL);
INSERT INTO events VALUES ('guardian0000', 30, 0, NULL, 3);
INSERT INTO events VALUES ('guardian0000', 31, 0, 'draft:k27', NULL);
INSERT INTO events VALUES ('guardian0000', 32, 1, 'draft:k45', NULL);
INSERT INTO events VALUES ('guardian0000', 33, 0, 'draft:k9', NULL);
INSERT INTO events VALUES ('guardian0000', 34, 0, 'lay:k11', NULL);
INSERT INTO events VALUES ('guardian0000', 35, 1, 'lay:k45', NULL);
INSERT INTO events VALUES ('champion0000', 0, 0, 'discard:k31', NULL);
INSERT INTO events VALUES ('champion0000', 1, 0, 'discard:k21', NULL);
INSERT INTO events VALUES ('champion0000', 2, 0, 'discard:k37', NULL);
INSERT INTO events VALUES ('champion0000', 3, 0, 'discard:k9', NULL);
INSERT INTO events VALUES ('champion0000', 4, 0, 'discard:k13', NULL);
INSERT INTO events VALUES ('champion0000', 5, 0, 'done', NULL);
INSERT INTO events VALUES ('champion0000', 6, 0, 'play:k20', NULL);
INSERT INTO events VALUES ('champion0000', 7, 0, 'use:k0', NULL);
INSERT INTO events VALUES ('champion0000', 8, 0, 'spend:k30', NULL);
INSERT INTO events VALUES ('champion0000', 9, 0, 'done', NULL);
INSERT INTO events VALUES ('champion0000', 10, 0, 'change-form:k0', NULL);
INSERT INTO events VALUES ('champion0000', 11, 0, 'attack:k0', NULL);
INSERT INTO events VALUES ('champion0000', 12, 0, 'play:k36', NULL);
INSERT INTO events VALUES ('champion0000', 13, 0, 'spend:k33', NULL);
INSERT INTO events VALUES ('champion0000', 14, 0, 'done', NULL);
INSERT INTO events VALUES ('champion0000', 15, 0, 'done', NULL);
INSERT INTO events VALUES ('champion0000', 16, 0, 'use:k0', NULL);
INSERT INTO events VALUES ('champion0000', 17, 0, 'defend:k0', NULL);
INSERT INTO events VALUES ('champion0000', 18, 0, 'use:k4', NULL);
INSERT INTO events VALUES ('champion0000', 19, 0, 'spend:k18', NULL);
INSERT INTO events VALUES ('champion0000', 20, 0, 'done', NULL);
INSERT INTO events VALUES ('champion0000', 21, 0, 'end-turn', NULL);
INSERT INTO events VALUES ('champion0000', 22, 0, 'discard:k17', NULL);
INSERT INTO events VALUES ('champion0000', 23, 0, 'discard:k12', NULL);
INSERT INTO events VALUES ('champion0000', 24, 0, 'discard:k3', NULL);
INSERT INTO events VALUES ('champion0000', 25, 0, 'done', NULL);
INSERT INTO events VALUES ('champion0000', 26, 0, 'use:k0', NULL);
INSERT INTO events VALUES ('champion0000', 27, 0, 'defend:k0', NULL);
INSERT INTO events VALUES ('champion0000', 28, 0, 'play:k38', NULL);
INSERT INTO events VALUES ('champion0000', 29, 0, 'spend:k26', NULL);
INSERT INTO events VALUES ('champion0000', 30, 0, 'spend:k15', NULL);
INSERT INTO events VALUES ('champion0000', 31, 0, 'spend:k8', NULL);
INSERT INTO events VALUES ('champion0000', 32, 0, 'spend:k10', NULL);
INSERT INTO events VALUES ('champion0000', 33, 0, 'done', NULL);
INSERT INTO events VALUES ('champion0000', 34, 0, 'change-form:k0', NULL);
INSERT INTO events VALUES ('champion0000', 35, 0, 'discard:k14', NULL);
INSERT INTO events VALUES ('versus000000', 0, 0, 'initiative:p0', NULL);
INSERT INTO events VALUES ('versus000000', 1, 0, 'cut:middle', NULL);
INSERT INTO events VALUES ('versus000000', 2, 1, 'cut:middle', NULL);
INSERT INTO events VALUES ('versus000000', 3, 0, 'keep', NULL);
INSERT INTO events VALUES ('versus000000', 4, 1, 'keep', NULL);
INSERT INTO events VALUES ('versus000000', 5, 0, 'resource:k39', NULL);
INSERT INTO events VALUES ('versus000000', 6, 0, 'pass', NULL);
INSERT INTO events VALUES ('versus000000', 7, 1, 'pass-on', NULL);
INSERT INTO events VALUES ('versus000000', 8, 1, 'pass-until:attack', NULL);
INSERT INTO events VALUES ('versus000000', 9, 1, 'pass', NULL);
INSERT INTO events VALUES ('versus000000', 10, 0, 'resource:k2', NULL);
INSERT INTO events VALUES ('versus000000', 11, 0, 'pass', NULL);
INSERT INTO events VALUES ('versus000000', 12, 0, 'resource:k28', NULL);
INSERT INTO events VALUES ('versus000000', 13, 0, 'recruit:k18', NULL);
INSERT INTO events VALUES ('versus000000', 14, 1, 'pass-on', NULL);
INSERT INTO events VALUES ('versus000000', 15, 1, 'ask:all', NULL);
INSERT INTO events VALUES ('versus000000', 16, 0, 'place:f0', NULL);
INSERT INTO events VALUES ('versus000000', 17, 0, 'recruit:k30', NULL);
INSERT INTO events VALUES ('versus000000', 18, 1, 'pass', NULL);
INSERT INTO events VALUES ('versus000000', 19, 0, 'place:s0', NULL);
INSERT INTO events VALUES ('versus000000', 20, 1, 'pass-on', NULL);
INSERT INTO events VALUES ('versus000000', 21, 1, 'ask:some', NULL);
INSERT INTO events VALUES ('versus000000', 22, 0, 'pass', NULL);
INSERT INTO events VALUES ('versus000000', 23, 1, 'resource:k42', NULL);
INSERT INTO events VALUES ('versus000000', 24, 1, 'pass-on', NULL);
INSERT INTO events VALUES ('versus000000', 25, 1, 'ask:all', NULL);
INSERT INTO events VALUES ('versus000000', 26, 1, 'pass', NULL);
INSERT INTO events VALUES ('versus000000', 27, 0, 'attack:k18', NULL);
INSERT INTO events VALUES ('versus000000', 28, 1, 'pass-on', NULL);
INSERT INTO events VALUES ('versus000000', 29, 1, 'ask:some', NULL);
INSERT INTO events VALUES ('versus000000', 30, 0, 'pass-on', NULL);
INSERT INTO events VALUES ('versus000000', 31, 0, 'pass-until:turn', NULL);
INSERT INTO events VALUES ('versus000000', 32, 1, 'pass', NULL);
INSERT INTO events VALUES ('versus000000', 33, 1, 'pass', NULL);
INSERT INTO events VALUES ('versus000000', 34, 1, 'pass', NULL);
INSERT INTO events VALUES ('versus000000', 35, 0, 'resource:k19', NULL);
INSERT INTO events VALUES ('versus000000', 36, 0, 'recruit:k15', NULL);
INSERT INTO events VALUES ('versus000000', 37, 0, 'equip:k30', NULL);
INSERT INTO events VALUES ('versus000000', 38, 1, 'pass', NULL);
INSERT INTO events VALUES ('versus000000', 39, 0, 'recruit:k11', NULL);
INSERT INTO events VALUES ('versus000000', 40, 1, 'pass', NULL);
INSERT INTO events VALUES ('versus000000', 41, 0, 'place:s-1', NULL);
INSERT INTO events VALUES ('versus000000', 42, 0, 'pass', NULL);
INSERT INTO events VALUES ('versus000000', 43, 0, 'pass-on', NULL);
INSERT INTO events VALUES ('versus000000', 44, 0, 'pass-until:attack', NULL);
INSERT INTO events VALUES ('versus000000', 45, 0, 'play:k19', NULL);
INSERT INTO events VALUES ('versus000000', 46, 1, 'pass-on', NULL);
INSERT INTO events VALUES ('versus000000', 47, 1, 'pass-until:event', NULL);
INSERT INTO events VALUES ('versus000000', 48, 0, 'pass', NULL);
INSERT INTO events VALUES ('versus000000', 49, 0, 'resource:k21', NULL);
INSERT INTO events VALUES ('versus000000', 50, 0, 'pass', NULL);
INSERT INTO events VALUES ('versus000000', 51, 0, 'pass', NULL);
INSERT INTO events VALUES ('versus000000', 52, 1, 'resource:k53', NULL);
INSERT INTO events VALUES ('versus000000', 53, 1, 'recruit:k43', NULL);
INSERT INTO events VALUES ('versus000000', 54, 0, 'pass', NULL);
INSERT INTO events VALUES ('versus000000', 55, 1, 'place:f0', NULL);
INSERT INTO events VALUES ('versus000000', 56, 1, 'recruit:k62', NULL);
INSERT INTO events VALUES ('versus000000', 57, 0, 'pass-on', NULL);
INSERT INTO events VALUES ('versus000000', 58, 0, 'pass-until:turn', NULL);
INSERT INTO events VALUES ('versus000000', 59, 1, 'place:f2', NULL);
INSERT INTO events VALUES ('fellowsh0000', 0, 0, 'keep', NULL);
INSERT INTO events VALUES ('fellowsh0000', 1, 0, 'pass', NULL);
INSERT INTO events VALUES ('fellowsh0000', 2, 0, 'commit:k2', NULL);
INSERT INTO events VALUES ('fellowsh0000', 3, 0, 'commit:k0', NULL);
INSERT INTO events VALUES ('fellowsh0000', 4, 0, 'commit:k1', NULL);
INSERT INTO events VALUES ('fellowsh0000', 5, 0, 'use:k1', NULL);
INSERT INTO events VALUES ('fellowsh0000', 6, 0, 'choose:k0', NULL);
INSERT INTO events VALUES ('fellowsh0000', 7, 0, 'pass', NULL);
INSERT INTO events VALUES ('fellowsh0000', 8, 0, 'travel:k82', NULL);
INSERT INTO events VALUES ('fellowsh0000', 9, 0, 'no-engage', NULL);
INSERT INTO events VALUES ('fellowsh0000', 10, 0, 'damage:k2', NULL);
INSERT INTO events VALUES ('fellowsh0000', 11, 0, 'pass', NULL);
CREATE TABLE seats (
	"match" VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	kind VARCHAR(16) NOT NULL,
	name TEXT NOT NULL,
	player VARCHAR(64) NOT NULL,
	kept BOOLEAN NOT NULL,
	PRIMARY KEY ("match", seat),
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO seats VALUES ('guardian0000', 0, 'person', 'Mira', '', FALSE);
INSERT INTO seats VALUES ('guardian0000', 1, 'computer', '', 'random', FALSE);
INSERT INTO seats VALUES ('champion0000', 0, 'person', 'Mira', '', FALSE);
INSERT INTO seats VALUES ('versus000000', 0, 'person', 'Mira', '', FALSE);
INSERT INTO seats VALUES ('versus000000', 1, 'computer', '', 'random', FALSE);
INSERT INTO seats VALUES ('fellowsh0000', 0, 'person', 'Mira', '', FALSE);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL,
	"match" VARCHAR(32) NOT NULL,
	kind VARCHAR(16) NOT NULL,
	seats TEXT NOT NULL,
	host BOOLEAN NOT NULL,
	PRIMARY KEY (hash),
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO tokens VALUES ('0000000000000000000000000000000000000000000000000000000000000000', 'guardian0000', 'holder', '[0]', TRUE);
INSERT INTO tokens VALUES ('4444444444444444444444444444444444444444444444444444444444444444', 'guardian0000', 'spectate', '[]', FALSE);
INSERT INTO tokens VALUES ('1111111111111111111111111111111111111111111111111111111111111111', 'champion0000', 'holder', '[0]', TRUE);
INSERT INTO tokens VALUES ('5555555555555555555555555555555555555555555555555555555555555555', 'champion0000', 'spectate', '[]', FALSE);
INSERT INTO tokens VALUES ('2222222222222222222222222222222222222222222222222222222222222222', 'versus000000', 'holder', '[0]', TRUE);
INSERT INTO tokens VALUES ('6666666666666666666666666666666666666666666666666666666666666666', 'versus000000', 'spectate', '[]', FALSE);
INSERT INTO tokens VALUES ('3333333333333333333333333333333333333333333333333333333333333333', 'fellowsh0000', 'holder', '[0]', TRUE);
INSERT INTO tokens VALUES ('7777777777777777777777777777777777777777777777777777777777777777', 'fellowsh0000', 'spectate', '[]', FALSE);
CREATE INDEX ix_matches_over ON matches (over);
CREATE INDEX ix_tokens_match ON tokens ("match");
