/** What the site takes from others and what it gives, a paragraph a line. */
import { t } from '@coup-doeil/core/chart';
export const rights = [
  t(
    'The names of games, magazines and series on this site belong to their owners, and stand here only to say which chart is meant.',
    'Les noms de jeux, de revues et de séries cités ici appartiennent à leurs propriétaires, et ne servent qu’à dire de quelle table on parle.',
  ),
  t(
    'What is taken from a sheet is its figures and its short names: facts of how a game is played. What they mean is said in our own words, and no sentence, drawing or layout of a sheet is copied.',
    'D’une feuille on prend les chiffres et les noms courts\u202f: des faits sur la façon de jouer. Leur sens est dit avec nos mots\u202f; aucune phrase, aucun dessin, aucune mise en page n’est copié.',
  ),
  t(
    'The site does not replace a game. Without its map, its counters and its rules there is nothing here to play: buy the game, and keep its sheets beside you.',
    'Le site ne remplace pas un jeu. Sans sa carte, ses pions et ses règles, il n’y a rien à jouer ici\u202f: achetez le jeu, et gardez ses feuilles à côté de vous.',
  ),
  t(
    'Where a sheet and this site disagree, the sheet is right; tell us, and the figure is corrected with its date.',
    'Quand une feuille et ce site se contredisent, la feuille a raison\u202f; dites-le-nous, et le chiffre est corrigé, avec sa date.',
  ),
  t(
    'The program is free software under the MIT licence. The typefaces are free under the SIL Open Font Licence.',
    'Le programme est un logiciel libre, sous licence MIT. Les caractères sont libres, sous licence SIL Open Font.',
  ),
];
