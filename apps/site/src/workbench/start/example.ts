import type { DraftSheet } from '../draft/draft.ts';
import { parseFile } from '../draft/draft.ts';

/** An invented game, small enough to read at a glance: odds, ground, a key and a source. */
export const EXAMPLE = `# combat
die,1:2,1:1,3:2,2:1,3:1
1,A1,A1,AR,AR,-
2,A1,AR,AR,-,DR
3,AR,AR,-,DR,DR
4,AR,-,DR,DR,D1
5,-,DR,DR,D1,D1
6,DR,DR,D1,D1,D1
# terrain
group,fr,en,shift=Shift / Décalage
Hexes / Hex,Clair,Clear,0
Hexes / Hex,Bois,Woods,-1
Hexes / Hex,Village,Village,-2
Hexes / Hex,Colline,Hill,-1
# shifts
id,group,fr,en,value,kind,on
ground,Ground / Terrain,Le défenseur est en,Defender stands in,Terrain,lookup terrain.shift of hexes,column
# key
symbol,fr,en
A1,l’attaquant perd un pas,attacker loses a step
AR,l’attaquant recule,attacker recoils
DR,le défenseur recule,defender recoils
D1,le défenseur perd un pas,defender loses a step
# notes
mark,fr,en
# sources
id,fr,en,year,languages
invented,Feuille inventée,Invented sheet,2026,en fr
# game
what,fr,en
id,mill-at-sarne,mill-at-sarne
title,Le Moulin de Sarne,The Mill at Sarne
publisher,inventé,invented
period,sans date,no year
about,Un exemple inventé,An invented example
# charts
id,kind,fr,en,with,dice,rounding,ends,edges
combat,matrix,Combat,Combat,shifts,d6,in favour of the defender,stay,stay
terrain,grid,Terrain,Terrain,,,,,
shifts,modifiers,Décalages,Shifts,,,,,
`;

export const parseExample = (): readonly DraftSheet[] => parseFile('example', EXAMPLE);
