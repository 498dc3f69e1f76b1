import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which language a prospect is written to and reads its pages; null: French, until the visitor chooses another. */
export class Languages1795770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE prospects ADD COLUMN language text
        CONSTRAINT prospects_language_check CHECK (language IN ('fr', 'de', 'it'));
      CREATE INDEX prospects_language_idx ON prospects (language, created_at, id) INCLUDE (deletion_id, status) WHERE language IS NOT NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
