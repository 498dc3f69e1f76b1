import type { MigrationInterface, QueryRunner } from 'typeorm';

/** « Les miens » in a saved view means whoever looks at it; views had kept the id of the one who saved it. */
export class ViewsOfWhoeverLooks1795761000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE saved_views SET content = jsonb_set(content, '{filter,owner_id}', '"me"')
       WHERE content -> 'filter' ->> 'owner_id' = user_id::text;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
