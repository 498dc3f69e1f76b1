import { z } from 'zod';
import { unknownPlaceholders } from '../../rules/placeholders.rules.js';

/** A prompt of the settings; empty = the built-in one. */
export const promptTemplate = z
  .string()
  .trim()
  .max(4000, 'Le modèle de texte dépasse 4000 caractères')
  .superRefine((text, context) => {
    const unknown = unknownPlaceholders('prompt', text);
    if (unknown.length > 0) context.addIssue({ code: 'custom', message: `Variable inconnue : ${unknown.join(', ')}` });
  })
  .default('');
