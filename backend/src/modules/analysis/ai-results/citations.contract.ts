import { z } from 'zod';
import { exampleMark, isoDateTime, uuid } from '../../../common/http/field.contract.js';
import { citationAnswer, citationAssistant, citationPlatform, failedQuestions, source, taskError } from '../results/analysis.contract.js';

const count = z.number().int().nullable();

/** How often one assistant names a company: `citations` of `runs` answers; null = not measured. */
const platformCount = z.object({
  platform: citationAssistant,
  citations: count,
  pages: count,
  runs: count,
  source: source.nullable(),
  provider: z.string().nullable(),
  measured_at: isoDateTime.nullable(),
  /** Questions of the last attempt that stayed without an answer. */
  failed: failedQuestions.nullable(),
});

/** The citations of a prospect, all assistants in their order; `id` is the prospect's. */
export const aiCitations = z.object({
  id: uuid,
  example: exampleMark,
  prenom: z.string(),
  nom: z.string(),
  company: z.string(),
  site_url: z.string().nullable(),
  created_at: isoDateTime,
  platforms: z.array(platformCount),
  error: taskError.nullable(),
  scan_id: uuid.nullable(),
});

/** With the proof: every answer that was counted. */
export const aiCitationsWithAnswers = aiCitations.extend({
  platforms: z.array(platformCount.extend({ answers: z.array(citationAnswer) })),
});

const typed = z.union([z.number(), z.string().max(40), z.null()]);

/** Figures as typed: not numeric counts as 0, below 0 as 0, empty is « non mesuré »; assistants left out stay. One for `google` is left aside. */
export const citationsUpdate = z.object({
  platforms: z.partialRecord(citationPlatform, z.object({ citations: typed, pages: typed.optional() })),
});

export type AiCitationsRecord = z.infer<typeof aiCitations>;
export type AiCitationsWithAnswers = z.infer<typeof aiCitationsWithAnswers>;
export type CitationsUpdate = z.infer<typeof citationsUpdate>;
