import { z } from 'zod';

/** Filters of the prospects' list by what was found at their websites. */
export const SITE_FILTERS = {
  /** Robots directives, robots.txt or a canonical address elsewhere exclude the site from Google. */
  hidden_from_google: z.boolean().optional(),
};
const filters = z.object(SITE_FILTERS);

/** As their partial index has it. */
const HIDDEN = `prospect.id IN (SELECT site.prospect_id FROM site_judgements site WHERE site.facts @> '{"indexing": {"indexable": false}}')`;

/** What they ask of `prospect`, as SQL. */
export const siteConditions = ({ hidden_from_google: isHidden }: z.infer<typeof filters>): string[] =>
  isHidden === undefined ? [] : [isHidden ? HIDDEN : `NOT ${HIDDEN}`];
