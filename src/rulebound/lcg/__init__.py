"""What the two living card games share: abilities, timing windows, costs, modifiers, lasting and delayed effects."""
