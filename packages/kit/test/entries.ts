import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from './folder.ts';

/** The page of the duel typed a second time. */
export const ENTRIES: Readonly<Record<string, string>> = {
  'terrain.csv': 'row,defence\nField/Open,0\nWood,−1 [a]\n',
  'terrain.2010.csv': 'row,defence\nOpen/Field,0\nWood,-1 [a]\n',
  'table.csv': 'row,effect\n5 and +,H\n4 -,-\n',
  'table.2010.csv': 'row,effect\n5 +,H\n4 -,-\n',
  'odds.csv': 'row,modifier\n2/1 +,+1\n1/1,0\n1/2 -,-1\n',
  'odds.2010.csv': 'row,modifier\n2/1 +,+1\n1/1,0\n1/2 -,-1\n',
  'lines.csv': 'row,group,value,rules\nFlank,Fire,+2,3.1\nVolley,Fire,+1 [b],\n',
  'lines.2010.csv': 'row,group,value,rules\nFlank,Fire,+2,3.1\nVolley,Fire,+1 [b],\n',
  'notes.csv': 'row,name\na,no volley\nb,night\n',
  'notes.2010.csv': 'row,name\na,no volley\nb,night\n',
};

/** A test folder of a package, made for one test. */
export const folder = (entries: Readonly<Record<string, string>> = ENTRIES): string => {
  const root = freshFolder();
  const at = join(root, 'test');
  mkdirSync(join(at, 'second-entry'), { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'duel', version: '1.0.0' }));
  for (const [name, text] of Object.entries(entries)) writeFileSync(join(at, 'second-entry', name), text);
  return at;
};
