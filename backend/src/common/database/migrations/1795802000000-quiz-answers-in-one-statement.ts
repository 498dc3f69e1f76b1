import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The service saves an answer by one statement of its own. */
export class QuizAnswersInOneStatement1795802000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION save_quiz_answers(text[], text[], text[], int[], timestamptz, boolean)');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
