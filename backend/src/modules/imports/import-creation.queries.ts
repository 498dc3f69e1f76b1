import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { newProspectToken } from '../../common/tokens.js';
import { emitCreated } from '../prospects/prospect-changes.queries.js';
import { TakenToken, untilTokensAreFree } from '../prospects/prospects.service.js';
import { FINGERPRINT, WRITTEN_COLUMNS } from './import-decisions.js';

/** Batch size; larger ones would block the event loop. */
const ROWS_PER_STEP = 2500;
/** What nearly every token takes. */
const RANDOM_BYTES = 16;

interface Step {
  rows: number;
  made: number;
  last: number;
  ids: string[] | null;
}

/** The new prospects of the plan, a step at a time; undefined or without rows behind the last one. */
export async function createStep(manager: EntityManager, id: string, after: number): Promise<Step | undefined> {
  return untilTokensAreFree(manager, async (savepoint) => {
    const [step] = await savepoint.query<Step[]>(CREATE, [id, after, freshTokens()]);
    if (step && step.made < step.rows) throw new TakenToken();
    await emitCreated(savepoint, step?.ids ?? []);
    return step;
  });
}

function freshTokens(): string[] {
  const tokens = new Set<string>();
  // drawn once: a system call per token would dominate
  const drawn = randomBytes(ROWS_PER_STEP * RANDOM_BYTES);
  let used = 0;
  const random = (size: number) => {
    const bytes = drawn.subarray(used, used + size);
    used += size;
    return bytes.length === size ? bytes : randomBytes(size);
  };
  while (tokens.size < ROWS_PER_STEP) tokens.add(newProspectToken(random));
  return [...tokens];
}

const TEXT_COLUMNS = WRITTEN_COLUMNS.filter((column) => !['prenom', 'nom', 'source'].includes(column));

/**
 * Creates the next batch: $1 import, lines after $2, $3 tokens, except those that once belonged to another prospect. Creation times follow
 * the file, so that its first row is the newest. Returns the rows read, the rows created and the last line.
 */
const CREATE = `
  WITH step AS (
    SELECT plan.target, cells.line, cells.record, cells.metadata, row_number() OVER (ORDER BY cells.line) AS place
      FROM (SELECT line, target FROM import_plan WHERE action = 'create' AND line > $2 ORDER BY line LIMIT ${ROWS_PER_STEP}) plan
     -- one by one (OFFSET keeps it so), lest all rows of the file are read for each step
     CROSS JOIN LATERAL (SELECT line, record, metadata FROM import_rows WHERE import_id = $1 AND line = plan.line OFFSET 0) cells
  ), fresh AS (
    SELECT token, row_number() OVER () AS place FROM unnest($3::text[]) AS candidate(token)
     WHERE NOT EXISTS (SELECT FROM prospect_former_tokens former WHERE former.token = candidate.token)
  ), made AS (
    INSERT INTO prospects (id, token, email, prenom, nom, source, metadata, created_at, updated_at, ${TEXT_COLUMNS.join(', ')})
    SELECT step.target, fresh.token, record->>'email', coalesce(record->>'prenom', ''), coalesce(record->>'nom', ''),
           coalesce(record->>'source', 'import'), metadata, now() - line * interval '1 microsecond', now() - line * interval '1 microsecond',
           ${TEXT_COLUMNS.map((column) => `record->>'${column}'`).join(', ')}
      FROM step JOIN fresh USING (place)
    RETURNING id, ${FINGERPRINT} AS written
  ), noted AS (
    INSERT INTO import_creations (import_id, part, prospect_ids, written)
    SELECT $1, $2, array_agg(id), array_agg(written) FROM made HAVING count(*) > 0
  )
  SELECT count(*)::int AS rows, (SELECT count(*) FROM made)::int AS made, (SELECT array_agg(id) FROM made) AS ids, max(line) AS last FROM step`;
