"""Who plays: bots that know only what their seat may know."""
