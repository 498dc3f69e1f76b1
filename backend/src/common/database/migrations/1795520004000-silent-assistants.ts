import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions to an assistant that stayed without an answer are kept beside its last count. */
export class SilentAssistants1795520004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ai_citations_results ADD COLUMN failed jsonb');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
