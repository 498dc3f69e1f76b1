import type { Texts } from '../fr';

export const board: Texts['board'] = {
  views: 'Display',
  list: 'List',
  board: 'Board',
  move: 'Move to…',
  moveOf: 'Move to…: %{name}',
  moved: '%{name}: %{status}',
  refused: 'Refused. %{name} stays: %{status}',
  unowned: 'No owner',
  unscored: 'No score',
  empty: 'No prospect',
  more: 'Show the next one |||| Show the next %{smart_count}',
  keys: {
    walk: 'From card to card',
    move: 'Move the card to the next column',
  },
};
