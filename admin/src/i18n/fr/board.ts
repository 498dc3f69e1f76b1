/** The pipeline as a board. */
export const board = {
  views: 'Affichage',
  list: 'Liste',
  board: 'Tableau',
  move: 'Passer à…',
  moveOf: 'Passer à…\u202f: %{name}',
  moved: '%{name}\u202f: %{status}',
  refused: 'Refusé. %{name} reste\u202f: %{status}',
  unowned: 'Sans responsable',
  unscored: 'Sans score',
  empty: 'Aucun prospect',
  more: 'Afficher le suivant |||| Afficher les %{smart_count} suivants',
  keys: {
    walk: 'D’une carte à l’autre',
    move: 'Passer la carte à la colonne voisine',
  },
};
