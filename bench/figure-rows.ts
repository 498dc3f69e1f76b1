// Judgements of websites for the prospects of benchmarks, by which the figures of their list are made; the same ones every time.
import { join } from 'node:path';
import type { Client } from 'pg';

const CMS = `(ARRAY['WordPress', 'WordPress', 'WordPress', 'Wix', 'Joomla', 'TYPO3', NULL, NULL])[1 + h % 8]`;

/** Four of five prospects are measured; in parts, as scans come. */
export async function fillFigures(database: Client, count: number): Promise<void> {
  for (let from = 1; from <= count; from += 50_000) await database.query(INSERT_JUDGEMENTS, [from, Math.min(count, from + 49_999)]);
  await writeFigures(database);
  await database.query('VACUUM ANALYZE prospect_figures');
}

/** By the product's own writer. */
async function writeFigures(database: Client): Promise<void> {
  const { writeAllProspectFigures } = await import(join(import.meta.dirname, '../backend/dist/modules/prospects/write-figures.queries.js'));
  await writeAllProspectFigures({ query: async (sql: string, values: unknown[]) => (await database.query(sql, values)).rows });
}

const INSERT_JUDGEMENTS = `
INSERT INTO site_judgements (prospect_id, judged_at, basis, outcome, facts, findings, unmeasured, plan, total, critical, warnings, notices)
SELECT id, now(), 'bench', 'ok', jsonb_build_object('pageMeasured', true, 'speedMeasured', true, 'mobilePoints', 20 + h % 80,
         'desktopPoints', 40 + h % 60, 'cms', ${CMS}, 'keywordCount', h % 300, 'rating', 3 + (h % 21) / 10.0, 'reviewCount', h % 200,
         'assistantAnswers', 20, 'assistantCitations', h % 21), '[]', '[]', '[]', 5 + h % 30, h % 7, h % 9, h % 11
  FROM (SELECT id, ('x' || substr(md5('site' || token), 1, 7))::bit(28)::int AS h FROM prospects
         WHERE token >= lpad(to_hex($1::int), 8, '0') AND token <= lpad(to_hex($2::int), 8, '0')) AS drawn
 WHERE h % 5 > 0 ON CONFLICT (prospect_id) DO NOTHING`;
