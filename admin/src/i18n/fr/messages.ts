export const messages = {
  title: 'Messages',
  lead: 'Les textes que les prospects lisent sur leurs pages.',
  global: 'Messages généraux',
  conditional: 'Messages selon le score',
  condition: {
    score_below: 'Affiché quand le score est inférieur à %{value}',
    score_above: 'Affiché quand le score dépasse %{value}',
  },
  placeholders: 'Champs possibles : %{names}',
  unknown: 'Le champ %{name} n’existe pas dans ce message. Champs possibles\u202f: %{names}.',
  preview: 'Aperçu, avec un exemple',
  defaults: 'Les textes d’origine s’affichent ci-dessous, sans modification possible.',
  edited: 'Modifié le %{date}',
  original: 'Texte d’origine',
  reset: 'Rétablir le texte d’origine',
  saved: 'Message mis à jour avec succès',
  failed: 'Erreur lors de la mise à jour',
};
