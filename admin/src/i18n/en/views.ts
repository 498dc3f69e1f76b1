import type { Texts } from '../fr';

export const views: Texts['views'] = {
  open: 'Views',
  title: 'Saved views',
  none: 'Save the filters, the order and the columns that you often use.',
  apply: 'Show the view %{name}',
  name: 'Name of the view',
  save: 'Save the view',
  saved: 'View “%{name}” saved',
  overwrite: 'Replace by what is shown now',
  remove: 'Delete the view %{name}',
  removed: 'View “%{name}” deleted',
  missing: 'Give the view a name.',
  failed: 'The views could not be loaded.',
  undo: 'Undo',
  columns: {
    open: 'Columns',
    title: 'Shown columns',
    reset: 'Original columns',
  },
};
