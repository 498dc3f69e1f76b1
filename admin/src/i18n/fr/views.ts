/** Saved views and the choice of columns. */
export const views = {
  open: 'Vues',
  title: 'Vues enregistrées',
  none: 'Enregistrez les filtres, le tri et les colonnes que vous utilisez souvent.',
  apply: 'Afficher la vue %{name}',
  name: 'Nom de la vue',
  save: 'Enregistrer la vue',
  saved: 'Vue « %{name} » enregistrée',
  overwrite: 'Remplacer par l’affichage actuel',
  remove: 'Supprimer la vue %{name}',
  removed: 'Vue « %{name} » supprimée',
  missing: 'Donnez un nom à la vue.',
  failed: 'Les vues n’ont pas pu être chargées.',
  undo: 'Annuler',
  columns: {
    open: 'Colonnes',
    title: 'Colonnes affichées',
    reset: 'Colonnes d’origine',
  },
};
