/** Files with statements that are put together only when they run: what they ask is seen by the tests that run them. */
export const MADE_WHEN_RUN: readonly { why: string; files: readonly string[] }[] = [
  {
    why: 'Doors, which are handed their statement or their table.',
    files: ['common/database/notifier.service.ts', 'common/jobs/job-queue.service.ts'],
  },
  {
    why: 'Conditions and subqueries that the caller or a constant of another file brings.',
    files: [
      'modules/prospects/prospect-changes.queries.ts',
      'modules/analysis/results/former-results.service.ts',
      'modules/outbox/outbox-claims.service.ts',
      'modules/webhooks/webhook-queue.service.ts',
      'cli/legacy/stored-events.ts',
    ],
  },
  {
    why: 'Rows as JSON, by the columns of their entity.',
    files: ['modules/analysis/findings/latest-results.queries.ts'],
  },
  { why: 'A lease, by the one rule of when it is over.', files: ['modules/inbox/inbox.queries.ts', 'modules/inbox/inbox.service.ts'] },
  {
    why: 'Made by the query builder, or of the filters that were sent.',
    files: [
      'common/http/list.queries.ts',
      'common/database/copied-csv.ts',
      'modules/analysis/scans/scans.service.ts',
      'modules/analytics/funnel.queries.ts',
      'modules/bulk-actions/bulk-actions.service.ts',
      'modules/imports/imports.service.ts',
      'modules/imports/import-confirmation.service.ts',
      'modules/imports/import-creation.queries.ts',
    ],
  },
  {
    why: 'Tables and columns from the catalogue, or from a list of them.',
    files: [
      'modules/prospects/prospects.service.ts',
      'modules/imports/import-undo.service.ts',
      'modules/personal-data/person-data.queries.ts',
      'modules/personal-data/person-erasure.service.ts',
      'modules/personal-data/mentions.queries.ts',
      'modules/personal-data/person-search.queries.ts',
      'modules/personal-data/retention.queries.ts',
      'modules/personal-data/retention.jobs.ts',
      'modules/tools/cleanup/cleanup.service.ts',
      'modules/tools/cleanup/clean-restore.service.ts',
      'common/backups/write-backup.ts',
      'common/database/data-source.ts',
      'cli/backup/carry-over.ts',
      'cli/backup/older-schema.ts',
      'cli/backup/restore.ts',
      'cli/backup/restore-erasures.ts',
      'cli/sealed-values.ts',
      'cli/lost-secret.ts',
      'cli/legacy/store-row.ts',
    ],
  },
];
