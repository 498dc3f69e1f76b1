import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each text came about: what a model chose, of which sentences it consists, its draft, who has approved it. */
export class TextsComposed1795520003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['personalized_intros', 'ai_recommendations'])
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN choice jsonb, ADD COLUMN made_of jsonb, ADD COLUMN draft jsonb, ADD COLUMN approval jsonb`,
      );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
