import type { Texts } from '../fr';

export const messages: Texts['messages'] = {
  title: 'Messages',
  lead: 'The texts that prospects read on their pages.',
  global: 'General messages',
  conditional: 'Messages by score',
  condition: {
    score_below: 'Shown when the score is below %{value}',
    score_above: 'Shown when the score is above %{value}',
  },
  limit: { score_below: 'Shown below this score', score_above: 'Shown above this score' },
  placeholders: 'Possible fields: %{names}',
  unknown: 'There is no %{name} in this message. Possible fields: %{names}.',
  demonstration: 'The demonstration shows it if its score is there.',
  preview: 'Preview, with an example',
  defaults: 'The original texts are shown below and cannot be edited now.',
  edited: 'Edited on %{date}',
  original: 'Original text',
  reset: 'Reset to the original text',
  saved: 'Message updated',
  failed: 'The update failed',
};
