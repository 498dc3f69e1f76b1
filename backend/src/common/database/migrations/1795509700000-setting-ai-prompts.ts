import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The prompts stand under the specification's name, so that the agency's present settings can be loaded. */
export class SettingAiPrompts1795509700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // a document loaded under the specification's name was never read: what was saved on the screen counts
    await runner.query(`
      DELETE FROM settings WHERE key = 'aiPrompts' AND EXISTS (SELECT FROM settings saved WHERE saved.key = 'prompts');
      UPDATE settings SET key = 'aiPrompts' WHERE key = 'prompts';
      UPDATE setting_versions SET key = 'aiPrompts' WHERE key = 'prompts';
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
