import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The agency's logo, in the database so that every process can serve it. */
export class AgencyLogo1795407000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE agency_logo (
        id smallint NOT NULL,
        mime text NOT NULL,
        content bytea NOT NULL,
        version text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT agency_logo_pkey PRIMARY KEY (id),
        CONSTRAINT agency_logo_single_check CHECK (id = 1)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
