/** The words of the page of data files. */
import { t } from '@coup-doeil/core/chart';
export const words = {
  sub: t(
    'Every chart as JSON and CSV, every input as JSON Schema.',
    'Chaque table en JSON et CSV, chaque saisie en JSON Schema.',
  ),
  shape: t('The shape of the files', 'La forme des fichiers'),
  index: t('Everything there is, with its address', 'Tout ce qu’il y a, avec son adresse'),
  charts: t('Charts', 'Tables'),
  inputs: t('Inputs of the calculators, as JSON Schema', 'Saisies des calculs, en JSON Schema'),
  chart: t('Chart', 'Table'),
  kind: t('Kind', 'Genre'),
  files: t('Files', 'Fichiers'),
  about: [
    t(
      'An address, once given, stays: a chart under its game, its printing and its name, an input under its game and its calculator. Shapes only grow. The files are served with the site and ask nothing of a reader.',
      'Une adresse donnée reste\u202f: une table sous son jeu, son édition et son nom, une saisie sous son jeu et son calcul. Les formes ne font que croître. Les fichiers sont servis avec le site et ne demandent rien à qui les lit.',
    ),
    t(
      'A text for people is always an object with “en” and “fr”. Ids are in kebab-case and never change. A cell’s “printed” is what stands on the sheet without its marks, with the abbreviations of the English key.',
      'Un texte à lire est toujours un objet avec «\u202fen\u202f» et «\u202ffr\u202f». Les identifiants sont en minuscules à traits d’union et ne changent jamais. Le «\u202fprinted\u202f» d’une case est ce que porte la feuille sans ses renvois, avec les abréviations de la légende anglaise.',
    ),
  ],
  keys: [
    [
      t('game, edition, chart, kind, title', 'game, edition, chart, kind, title'),
      t('the head, the same for every kind', 'l’en-tête, le même pour tous les genres'),
    ],
    [
      t('columns', 'columns'),
      t(
        'id, label, and where there are some the spanner above and the marks on the head',
        'id, label, et s’il y en a le titre commun au-dessus et les renvois de l’en-tête',
      ),
    ],
    [
      t('rules, rows: rules, notes: rules', 'rules, rows: rules, notes: rules'),
      t(
        'rule numbers, where the heading, the row or the note prints some',
        'les numéros de règle, là où le titre, la ligne ou la note en porte',
      ),
    ],
    [
      t('rows', 'rows'),
      t(
        'in the sheet’s order: id, label, marks, and cells by column, each with printed and marks',
        'dans l’ordre de la feuille\u202f: id, label, marks, et cells par colonne, avec printed et marks',
      ),
    ],
    [
      t('rows: from, to', 'rows: from, to'),
      t(
        'bands and matrices: the range of results; null where it has no end',
        'bandes et matrices\u202f: l’étendue des résultats\u202f; null si elle n’a pas de fin',
      ),
    ],
    [
      t('rows: over, under', 'rows: over, under'),
      t('ladders: the ratio in whole numbers', 'échelles\u202f: le rapport en nombres entiers'),
    ],
    [
      t('rows: group, kind, notWith, replaces, terms', 'rows: group, kind, notWith, replaces, terms'),
      t(
        'modifiers: how a line counts and what it goes with',
        'modificateurs\u202f: comment la ligne compte, et avec quoi',
      ),
    ],
    [
      t('rows: depth, calculator', 'rows: depth, calculator'),
      t(
        'sequences: how deep a step stands, and what serves it',
        'séquences\u202f: la profondeur d’une étape, et ce qui la sert',
      ),
    ],
    [t('notes', 'notes'), t('mark, and what it says in our words', 'le renvoi, et ce qu’il dit avec nos mots')],
  ],
  key: t('Key', 'Clé'),
  means: t('What it holds', 'Ce qu’elle contient'),
  csv: t(
    'A chart’s CSV has the row first, then a column for each of the chart’s, cells as “printed [mark]”.',
    'Le CSV d’une table donne d’abord la ligne, puis chaque colonne, les cases comme «\u202fprinted [mark]\u202f».',
  ),
};
