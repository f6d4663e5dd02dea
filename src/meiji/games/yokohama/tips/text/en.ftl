# How one wins, and tips with what was measured in strong games: what those had who won, and those who lost.
win = Sixteen turns decide: make each of them strong. Technologies, warehouses, orders and church cards bring most points, and agents give you turns for nothing.
tip-technologies = Collect technologies: winners had { $won-has-technologies }, losers { $lost-has-technologies }.
tip-technology-points = Take those with points: { $won-points-technologies } points for winners, { $lost-points-technologies } for losers.
tip-laboratory = Go to the Laboratory again and again, it is always open: winners { $won-did-area-laboratory } times, losers { $lost-did-area-laboratory } times.
tip-warehouses = Build warehouses: winners { $won-has-warehouses }, losers { $lost-has-warehouses }.
tip-agents = Hire agents, turns for nothing: winners { $won-did-hire }, losers { $lost-did-hire }.
tip-churches = Do not forget the Church: { $won-points-churches } points for winners, { $lost-points-churches } for losers.
tip-orders = Fulfil orders you can pay anyway: winners { $won-has-fulfilled }, losers { $lost-has-fulfilled }.
tip-harbour = Leave the Harbour alone, bonus cards and rewards bring orders, too: winners went there { $won-did-area-harbour } times a game, losers { $lost-did-area-harbour } times.
tip-bank = Do not live from the Bank: winners went there { $won-did-area-bank } times, losers { $lost-did-area-bank } times.
tip-tea = Do not hoard: winners had { $won-has-tea } tea left at the end, losers { $lost-has-tea }.
