import { z } from 'zod';
import { isoDateTime, optionalText, requiredText, uuid } from '../../../common/http/field.contract.js';
import { EMPTY_URL } from '../../../common/urls.js';
import { MOST_NEIGHBOURS, NOT_MEASURED_CAUSES } from '../../../rules/neighbours.rules.js';

export const neighbourChoice = z.object({ url: requiredText(EMPTY_URL, 500), name: optionalText(120) });
export const neighbourParams = z.object({ id: uuid, neighbourId: uuid });

const points = z.number().int().min(0).max(100).nullable();

/** Speed: points on a phone; findings: of the page audit; rating out of 5; null = not measured. */
const figures = z.object({
  speed: points,
  findings: z.number().int().nullable(),
  rating: z.number().nullable(),
  reviews: z.number().int().nullable(),
});

/** One website beside a prospect's, for staff. */
export const chosenNeighbour = z.object({
  id: uuid,
  url: z.string(),
  domain: z.string(),
  name: z.string(),
  chosen_by: z.string().nullable(),
  chosen_at: isoDateTime,
  /** `waiting`: ordered, and not measured since. */
  state: z.enum(['new', 'waiting', 'measured', 'not_measured', 'excluded']),
  measured_at: isoDateTime.nullable(),
  /** What was measured last, whether or not it can be compared with the prospect's own. */
  figures: figures.nullable(),
  /** Why there are no figures. */
  missing: z.enum(NOT_MEASURED_CAUSES).nullable(),
});

export const proposedNeighbour = z.object({ url: z.string(), domain: z.string(), name: z.string() });

/** What staff chooses from; `cost` of one order: the prospect's own scan and one of each neighbour, USD, 0 where nothing is paid. */
export const neighbourDesk = z.object({
  chosen: z.array(chosenNeighbour).max(MOST_NEIGHBOURS),
  /** Own prospects of the same trade and town; nothing is stored of those that nobody chooses. */
  proposed: z.array(proposedNeighbour),
  cost: z.object({ total: z.number(), vendors: z.array(z.object({ vendor: z.string(), calls: z.number(), cost: z.number() })) }),
});

/** What a prospect reads of its neighbours, all measured on one day; null in `missing`: there are figures. */
export const shownNeighbours = z.object({
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

export type NeighbourChoice = z.infer<typeof neighbourChoice>;
export type ChosenNeighbour = z.infer<typeof chosenNeighbour>;
export type ProposedNeighbour = z.infer<typeof proposedNeighbour>;
export type NeighbourDesk = z.infer<typeof neighbourDesk>;
export type ShownNeighbours = z.infer<typeof shownNeighbours>;
