# How one wins, and tips with what was measured in strong games: what those had who won, and those who lost.
win = Build factories, turn coal into goods and deliver them: influence in the four regions scores three times and decides most games. Objectives with benefit tokens bring the rest at the end. Wages limit how much you can do at once.
tip-regions = Fight for the regions: winners scored { $won-points-regions } of their { $won-total } points there, losers { $lost-points-regions }.
tip-objectives = Collect benefit tokens: objectives brought winners { $won-points-objectives } points and losers { $lost-points-objectives }.
tip-research = Climb R&D to the end, but in few steps: both reached space { $won-has-rd } of 12, winners with { $won-did-action-rd } actions, losers with { $lost-did-action-rd }.
tip-mining = Give yourself coal: winners ended on space { $won-has-mining } of Mining, losers on { $lost-has-mining }.
tip-finance = Raise your income on the way: space { $won-has-finance } of Finance for winners, { $lost-has-finance } for losers.
tip-consolidate = Consolidate less often, with fuller work areas: winners { $won-did-consolidate } times by choice, losers { $lost-did-consolidate } times.
tip-ships = Send ships: winners { $won-has-ships }, losers { $lost-has-ships }. Each upgrades a department for good.
tip-factories = Own five factories: winners had { $won-has-factories }, losers { $lost-has-factories }.
tip-machines = Put machines into the good ones: winners built { $won-has-machines }, losers { $lost-has-machines }.
tip-contracts = Do not wait for contracts: strong players concluded { $won-has-contracts } a game.
