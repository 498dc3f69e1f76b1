import { z } from 'zod';

export const promptName = z.enum(['companySummary', 'recommendations', 'digitalScore']);

/** An empty template means the built-in one, an absent prospect the one changed last. */
export const promptPreviewOrder = z.object({
  prompt: promptName,
  template: z.string().max(4000, 'Le modèle de texte dépasse 4000 caractères'),
  prospectId: z.uuid().optional(),
});

/** The instructions as the model would get them, and the data beside them. `unknown`: variables that do not exist. */
export const promptPreview = z.object({
  prospect: z.object({ id: z.string(), company: z.string(), domain: z.string() }),
  unknown: z.array(z.string()),
  text: z.string().nullable(),
  data: z.string(),
});

/** The variables in their order and the built-in prompts, for the editor. */
export const promptCatalogue = z.object({
  variables: z.array(z.string()),
  builtIn: z.object({ companySummary: z.string(), recommendations: z.string(), digitalScore: z.string() }),
});

export type PromptPreview = z.infer<typeof promptPreview>;
export type PromptCatalogue = z.infer<typeof promptCatalogue>;
export type PromptPreviewOrder = z.infer<typeof promptPreviewOrder>;
