import { z } from 'zod';
import { isoDateTime, optionalText, requiredText, uuid } from '../../../common/http/field.contract.js';
import { EMPTY_URL } from '../../../common/urls.js';
import { MAX_COMPETITORS, NOT_MEASURED_CAUSES } from '../../../rules/competitors.rules.js';

export const competitorChoice = z.object({ url: requiredText(EMPTY_URL, 500), name: optionalText(120) });
export const competitorParams = z.object({ id: uuid, neighbourId: uuid });

const points = z.number().int().min(0).max(100).nullable();

/** Speed: points on a phone; findings: of the page audit; rating out of 5; null = not measured. */
const figures = z.object({
  speed: points,
  findings: z.number().int().nullable(),
  rating: z.number().nullable(),
  reviews: z.number().int().nullable(),
});

/** A competitor as staff sees it. */
export const chosenCompetitor = z.object({
  id: uuid,
  url: z.string(),
  domain: z.string(),
  name: z.string(),
  chosen_by: z.string().nullable(),
  chosen_at: isoDateTime,
  /** `waiting`: ordered, and not measured since. */
  state: z.enum(['new', 'waiting', 'measured', 'not_measured', 'excluded']),
  measured_at: isoDateTime.nullable(),
  /** Latest figures, comparable or not. */
  figures: figures.nullable(),
  /** Why there are no figures. */
  missing: z.enum(NOT_MEASURED_CAUSES).nullable(),
});

export const proposedCompetitor = z.object({ url: z.string(), domain: z.string(), name: z.string() });

/** Chosen and proposed competitors; `cost`: USD of one order, the prospect's own scan and one scan per competitor. */
export const competitorOverview = z.object({
  chosen: z.array(chosenCompetitor).max(MAX_COMPETITORS),
  /** Prospects of the same trade and town; not stored until chosen. */
  proposed: z.array(proposedCompetitor),
  cost: z.object({ total: z.number(), vendors: z.array(z.object({ vendor: z.string(), calls: z.number(), cost: z.number() })) }),
});

/** Competitors on the report of a prospect, all measured on one day; `missing`: why there are no figures. */
export const competitorComparison = z.object({
  measured_at: isoDateTime,
  yours: figures,
  others: z.array(
    figures.extend({
      name: z.string(),
      domain: z.string(),
      /** Positions in Google for one search that finds both. */
      search: z.object({ keyword: z.string(), yours: z.number().int(), theirs: z.number().int() }).nullable(),
      missing: z.string().nullable(),
    }),
  ),
});

export type CompetitorChoice = z.infer<typeof competitorChoice>;
export type ChosenCompetitor = z.infer<typeof chosenCompetitor>;
export type ProposedCompetitor = z.infer<typeof proposedCompetitor>;
export type CompetitorOverview = z.infer<typeof competitorOverview>;
export type CompetitorComparison = z.infer<typeof competitorComparison>;
