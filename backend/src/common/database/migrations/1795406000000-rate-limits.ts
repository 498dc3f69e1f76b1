import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counted requests, shared by all processes. Not worth a write-ahead log: a crash may forget them. */
export class RateLimits1795406000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE rate_limits (
        key text PRIMARY KEY,
        hits integer NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX rate_limits_expires_at_idx ON rate_limits (expires_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
