"""What every game shares: record, chance, contract, engine, match."""
