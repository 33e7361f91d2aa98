"""Speed, endurance and learning."""
