import { z } from 'zod';

export const technology = z.object({
  name: z.string(),
  version: z.string().nullable(),
  categories: z.array(z.string()),
  /** Null when the source gives none. */
  confidence: z.number().int().min(0).max(100).nullable(),
  /** What gave it away, readable. */
  evidence: z.array(z.string()),
});

export const socialProfile = z.object({
  network: z.enum(['linkedin', 'facebook', 'instagram', 'youtube', 'x', 'tiktok', 'xing']),
  url: z.string(),
});

/** What a website is made with. `confidence` is null when no system was recognised: a site made to measure. */
export const techStackReport = z.object({
  detected: z.boolean(),
  cms_name: z.string().nullable(),
  version: z.string().nullable(),
  confidence: z.number().int().min(0).max(100).nullable(),
  technologies: z.array(technology),
  social_profiles: z.array(socialProfile),
});

export type Technology = z.infer<typeof technology>;
export type SocialProfile = z.infer<typeof socialProfile>;
export type TechStackReport = z.infer<typeof techStackReport>;
