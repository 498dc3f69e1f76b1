import type { MigrationInterface, QueryRunner } from 'typeorm';

const DAY_TOTALS = `
${['audit_log', 'reponses_quiz', 'emelia_events']
  .flatMap((table) => ['insert', 'update', 'delete', 'truncate'].map((event) => `DROP TRIGGER ${table}_by_day_${event} ON ${table};`))
  .join('\n')}
DROP FUNCTION count_by_day();
DROP FUNCTION count_quiz_answers_by_day();
DROP FUNCTION fold_day_totals();
DROP VIEW current_day_totals;
DROP TABLE day_total_changes, day_totals;`;

const SCAN_OUTCOMES = `
DROP TRIGGER scan_targets_count_outcome ON scan_targets;
DROP FUNCTION count_scan_outcome();
DROP TABLE scan_outcome_totals;
CREATE INDEX scan_targets_outcome_idx ON scan_targets (outcome) WHERE outcome IS NOT NULL;`;

const SORTS = [
  ...['mobile_points', 'desktop_points', 'cms', 'findings', 'critical', 'keyword_count', 'rating', 'review_count'],
  ...['cited_share', 'scanned_at', 'canton', 'city', 'trade'],
];
/** Columns that are often combined, so that an index alone answers. */
const COMBINED: Readonly<Record<string, string>> = {
  mobile_points: 'canton, cms, critical',
  cms: 'mobile_points, canton, critical',
  canton: 'mobile_points, cms',
  critical: 'mobile_points, cms, canton',
};
const included = (columns: string | undefined) => (columns ? ` INCLUDE (${columns})` : '');
const WORDS = ['city_words', 'trade_words'];

const FIGURES = `
DROP TRIGGER figure_sites ON site_judgements;
${['insert', 'update', 'delete', 'truncate'].map((event) => `DROP TRIGGER figure_prospects_${event} ON prospects; DROP FUNCTION figure_prospects_${event}();`).join('\n')}
DROP FUNCTION figure_sites();
DROP FUNCTION prospect_city(text, jsonb);
DROP FUNCTION canton_of(text);
DROP FUNCTION own_text(text);
DROP FUNCTION plain_place(text);
DROP FUNCTION moment_of(text);
DROP INDEX prospect_figures_facets_idx, prospect_figures_created_at_idx, ${[...SORTS, ...WORDS].map((name) => `prospect_figures_${name}_idx`).join(', ')};
ALTER TABLE prospect_figures DROP COLUMN status, DROP COLUMN contacted, DROP COLUMN facets, ADD COLUMN example boolean NOT NULL DEFAULT false,
  RESET (autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold);
UPDATE prospect_figures SET example = true FROM prospects WHERE id = prospect_id AND metadata @> '{"demo": true}';
ALTER TABLE prospect_figures ALTER COLUMN example DROP DEFAULT,
  ADD FOREIGN KEY (prospect_id) REFERENCES prospects(id) ON DELETE CASCADE;
CREATE INDEX prospect_figures_created_at_idx ON prospect_figures (created_at, prospect_id) INCLUDE (cms, canton, mobile_points, critical)
  WHERE listed AND NOT example;
${SORTS.map(
  (name) =>
    `CREATE INDEX prospect_figures_${name}_idx ON prospect_figures (${name}, prospect_id)${included(COMBINED[name])} WHERE listed AND NOT example AND ${name} IS NOT NULL;`,
).join('\n')}
${WORDS.map((name) => `CREATE INDEX prospect_figures_${name}_idx ON prospect_figures USING gin (${name} gin_trgm_ops) WHERE listed AND ${name} IS NOT NULL;`).join('\n')}`;

/** Prospects of the ordinary list: neither waiting for their deletion nor made up. */
const LISTED = `deletion_id IS NULL AND NOT metadata @> '{"demo": true}'`;
const FLAGS =
  'status, review_status, email_sent, page_vue, quiz_commence, quiz_en_cours, quiz_fait, rdv_pris, score, owner_id, next_action, next_action_at';

const PROSPECTS = [
  ['created_at', 'created_at, id', FLAGS],
  ['updated_at', 'updated_at, id'],
  ['nom', 'nom, id'],
  ['prenom', 'prenom, id'],
  ['email', 'email, id'],
  ['status', 'status, id'],
]
  .map(
    ([name, columns, beside]) => `
DROP INDEX prospects_${name}_id_idx;
CREATE INDEX prospects_${name}_id_idx ON prospects (${columns})${included(beside)} WHERE ${LISTED};`,
  )
  .join('');

/** Rows without a score stand at the end in both directions: an index for each part of the list. */
const SCORES = `
DROP INDEX prospects_score_id_idx;
CREATE INDEX prospects_score_id_idx ON prospects (score, id) WHERE ${LISTED} AND score IS NOT NULL;
CREATE INDEX prospects_without_score_idx ON prospects (id) WHERE ${LISTED} AND score IS NULL;`;

/** Lists count their rows: totals per day and per outcome, the facets and all triggers of them go. The figures of lists are written by the prospects module. */
export class Lists1795800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DAY_TOTALS + SCAN_OUTCOMES + FIGURES + PROSPECTS + SCORES);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
