import { z } from 'zod';
import { isoDateTime } from '../../common/http/field.contract.js';
import { findingCounts, shownFinding } from '../analysis/findings/findings.contract.js';
import { analysisReport } from '../analysis/results/analysis.contract.js';
import { prospectLanguage } from '../prospects/prospect.contract.js';
import { EXAMPLE_TIME } from './api-common.contract.js';

export const findingsQuery = z.object({
  lang: prospectLanguage.default('fr').meta({ description: 'Language of the sentences.', example: 'fr' }),
});

/** Findings of a website, what gains most first. */
export const apiFindings = findingCounts
  .extend({
    outcome: z
      .string()
      .nullable()
      .meta({ description: 'What the website showed; null before a first scan. Unless it is `ok`, nothing is scored.' }),
    judged_at: isoDateTime,
    items: z.array(shownFinding),
  })
  .meta({
    example: {
      total: 1,
      critical: 1,
      warnings: 0,
      notices: 0,
      outcome: 'ok',
      judged_at: EXAMPLE_TIME,
      items: [
        {
          id: 'slow_mobile',
          severity: 'critical',
          title: 'Le site est lent sur téléphone',
          description: 'La page met 6,2 s à montrer son contenu.',
          found: '6,2 s',
          effort: 'medium',
          time_estimate: '1 à 2 jours',
          owner: 'agency',
          how_to_fix: 'Alléger les images et différer les scripts.',
        },
      ],
    },
  });

const NOT_MEASURED = { state: 'pending', source: null, provider: null, measured_at: null, error: null };

/** The latest result of each analysis; its figures are absent until measured. */
export const apiResults = analysisReport.meta({
  example: {
    pagespeed: {
      state: 'measured',
      source: 'live',
      provider: 'Lighthouse',
      measured_at: EXAMPLE_TIME,
      error: null,
      url: 'https://example.ch/',
      performance_score: 0.54,
      mobile_performance_score: 0.41,
      desktop_performance_score: 0.67,
      accessibility_score: 0.9,
      best_practices_score: 0.83,
      seo_score: 0.92,
    },
    cms: NOT_MEASURED,
    connectivity: NOT_MEASURED,
    page: NOT_MEASURED,
    keywords: NOT_MEASURED,
    reviews: NOT_MEASURED,
    intro: NOT_MEASURED,
    recommendations: NOT_MEASURED,
    citations: NOT_MEASURED,
  },
});

export type ApiFindings = z.infer<typeof apiFindings>;
export type ApiResults = z.infer<typeof apiResults>;
