import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Personal links are found whatever the case of their letters. */
export class FoldedTokens1795532000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX prospects_lower_token_idx ON prospects (lower(token))');
    await runner.query('CREATE INDEX prospect_former_tokens_lower_token_idx ON prospect_former_tokens (lower(token))');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
