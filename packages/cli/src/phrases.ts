/** What is allowed, where that is said in words. JSON keeps the English; a French reader gets French. */
const FRENCH: readonly (readonly [said: RegExp, french: string])[] = [
  [/^a whole number from (-?\d+) to (-?\d+)$/, 'un nombre entier de $1 à $2'],
  [/^a number from (\d+) to (\d+)$/, 'un nombre de $1 à $2'],
  [/^a list of (\d+) to (\d+)$/, 'une liste de $1 à $2'],
  [/^a list in which nothing stands twice$/, 'une liste où rien ne figure deux fois'],
  [/^nothing: it does not apply here$/, 'rien\u202f: cela ne s’applique pas ici'],
  [/^plain data$/, 'des données simples'],
  [/^no more after a single value$/, 'rien de plus après une valeur simple'],
  [/^how many there are$/, 'combien il y en a'],
  [/^name=value$/, 'nom=valeur'],
  [/^id=value$/, 'id=valeur'],
  [/^units that are exact together$/, 'des unités dont le total reste exact'],
  [/^one JSON object$/, 'un objet JSON'],
  [/^at most (\d+) characters$/, 'au plus $1 caractères'],
  [/^a value$/, 'une valeur'],
  [/^no value$/, 'aucune valeur'],
  [/^one of --json, --csv, --md$/, 'un seul de --json, --csv, --md'],
  [/^text that can be read$/, 'un texte lisible'],
  [/^a game that is installed; there is none$/, 'un jeu installé\u202f; il n’y en a aucun'],
  [/^no words; each line is an input$/, 'aucun mot\u202f; chaque ligne est une entrée'],
  [/^a package that is built and can be loaded$/, 'un paquet construit et qui se charge'],
  // What stands in for a field or for a thing given.
  [/^standard input$/, 'entrée standard'],
  [/^command$/, 'commande'],
  [/^game$/, 'jeu'],
  [/^calculator$/, 'calcul'],
  [/^chart$/, 'table'],
  [/^input$/, 'données'],
  [/^edition$/, 'édition'],
  [/^reading$/, 'lecture'],
  [/^a group$/, 'un groupe'],
  [/^a list of (\d+)$/, 'une liste de $1'],
];

export const inFrench = (said: string): string => {
  const found = FRENCH.find(([pattern]) => pattern.test(said));
  return found ? said.replace(...found) : said;
};
