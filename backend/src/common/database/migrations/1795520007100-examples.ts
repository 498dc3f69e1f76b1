import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Made-up companies are few: what counts people finds them at once, to leave them out. */
export class Examples1795520007100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX prospects_examples_idx ON prospects (id) WHERE metadata @> '{"demo": true}'`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
