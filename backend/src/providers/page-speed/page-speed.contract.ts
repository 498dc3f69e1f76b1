import { z } from 'zod';

const fraction = z.number().min(0).max(1).nullable();
const ms = z.number().nullable();

/** Something the page loses time or points with, from Lighthouse’s own audits. */
export const speedAudit = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(['performance', 'accessibility', 'best-practices', 'seo']),
  score: z.number().min(0).max(1).nullable(),
  display_value: z.string().nullable(),
  savings_ms: ms,
});

const percentOfScreen = z.number().min(0).max(100);

/** Where on the picture of the phone an audit failed. */
export const evidencePlace = z.object({
  about: z.enum(['main-content', 'image-text', 'accessibility']),
  x: percentOfScreen,
  y: percentOfScreen,
  width: percentOfScreen,
  height: percentOfScreen,
});

/** Screenshots on the phone: times of the frames, and positions of failed audits. */
export const pageEvidence = z.object({
  /** ms, on the machine that measured, without the simulated network. */
  film: z.array(z.number()),
  places: z.array(evidencePlace),
});

/** Lighthouse on one device; scores are fractions, times ms, sizes bytes. */
export const deviceReport = z.object({
  performance: fraction,
  accessibility: fraction,
  best_practices: fraction,
  seo: fraction,
  first_contentful_paint: ms,
  largest_contentful_paint: ms,
  speed_index: ms,
  total_blocking_time: ms,
  cumulative_layout_shift: z.number().nullable(),
  time_to_interactive: ms,
  server_response_time: ms,
  dom_complete: ms,
  total_bytes: z.number().nullable(),
  requests: z.number().int().nullable(),
  findings: z.array(speedAudit),
  final_url: z.string(),
  lighthouse_version: z.string(),
  fetched_at: z.string(),
  warnings: z.array(z.string()),
  /** Performance scores of all runs behind this one, the median; fractions. */
  runs: z.array(z.number()),
  /** Null or missing: no screenshot is stored. */
  evidence: pageEvidence.nullish(),
});

export type SpeedAudit = z.infer<typeof speedAudit>;
export type PageEvidence = z.infer<typeof pageEvidence>;
export type DeviceReport = z.infer<typeof deviceReport>;
