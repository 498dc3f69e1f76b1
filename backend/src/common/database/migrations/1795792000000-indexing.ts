import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a page says to search engines, and an index of the few sites that hide from Google. */
const SCHEMA = `
ALTER TABLE instant_page_analysis ADD indexing jsonb;
CREATE INDEX site_judgements_hidden_idx ON site_judgements (prospect_id)
  WHERE facts @> '{"indexing": {"indexable": false}}';
`;

export class Indexing1795792000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
