import { z } from 'zod';
import { MAX_WIDGET_ORIGINS, normalisedOrigin } from '../../rules/widget.rules.js';

const origin = z
  .string()
  .max(300)
  .overwrite((typed) => normalisedOrigin(typed) ?? typed)
  .refine((typed) => normalisedOrigin(typed) !== null, 'Une adresse comme https://agence.ch, sans étoile');

/** Pages that may show the trial form in a frame: `frame-ancestors` of that one page (decision 71). */
export const widgetSettings = z.object({
  allowedOrigins: z
    .array(origin)
    .overwrite((origins) => [...new Set(origins)])
    .max(MAX_WIDGET_ORIGINS, `${MAX_WIDGET_ORIGINS} adresses au maximum`)
    .default([]),
});
