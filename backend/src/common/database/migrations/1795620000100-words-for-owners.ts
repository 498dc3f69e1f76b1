import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = 'Nous avons regardé {company} comme le ferait un client qui vous cherche en ligne. Voici ce que nous avons mesuré.';
const NOW = 'Nous avons regardé le site de {company} comme un client. Voici ce que nous avons mesuré.';

/** The introduction as it is first installed; whoever has written another keeps it. */
export class WordsForOwners1795620000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("UPDATE messages SET content = $2 WHERE key = 'landing_intro' AND content = $1", [BEFORE, NOW]);
    await queryRunner.query("UPDATE messages SET default_content = $2 WHERE key = 'landing_intro' AND default_content = $1", [BEFORE, NOW]);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
