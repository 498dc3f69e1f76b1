import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was said in place of an unknown name is nobody's name. */
export class UnnamedCompanies1795570000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE prospects SET business_name = NULL WHERE lower(btrim(business_name)) = 'votre entreprise'`);
    await runner.query(
      `UPDATE prospects SET metadata = metadata - 'company' WHERE lower(btrim(metadata->>'company')) = 'votre entreprise'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
