# How one wins, and tips with what was measured in strong games: what those had who won, and those who lost.
win = Climb in technology, build a few strong factories and deliver often: influence in the four regions scores three times and decides most games. Multipliers on your achievements bring the rest at the end.
tip-regions = Fight for the regions: winners scored { $won-points-regions } of their { $won-total } points there, losers { $lost-points-regions }.
tip-market = Go to the local market often: winners { $won-did-action-market } times, losers { $lost-did-action-market } times.
tip-tiles = Place your influence tiles: winners had { $won-has-tiles } left at the end, losers { $lost-has-tiles }.
tip-consolidate = Consolidate less often, with more workers: winners { $won-did-consolidate } times by choice, losers { $lost-did-consolidate } times.
tip-factories = Few factories are enough: winners had { $won-has-factories }, losers { $lost-has-factories }.
tip-machines = Do not spend too much on machines: winners had { $won-has-machines }, losers { $lost-has-machines }.
tip-technology = Technology is the entrance fee: both ended on space { $won-has-technology } of 12.
tip-mining = Give yourself coal: winners ended on space { $won-has-mining } of Mining, losers on { $lost-has-mining }.
tip-ships = Send ships where you lead: they brought winners { $won-points-ships } points, losers { $lost-points-ships }.
tip-multipliers = Take imperial rewards: both laid about { $won-has-multipliers } multipliers, worth { $won-points-achievements } points to winners.
