import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Booked calls never overlap, whoever writes them; each invitation has a link of its own, of which only the hash is kept. */
const SCHEMA = `
DROP INDEX appointments_start_at_booked_key;
ALTER TABLE appointments
  ADD COLUMN sequence integer NOT NULL DEFAULT 0,
  ADD COLUMN telephone text,
  ADD CONSTRAINT appointments_no_overlap EXCLUDE USING gist (tstzrange(start_at, end_at) WITH &&) WHERE (status = 'booked');
CREATE INDEX appointments_created_at_id_idx ON appointments (created_at, id);
CREATE INDEX appointments_status_start_at_idx ON appointments (status, start_at);

CREATE TABLE appointment_links (
  token_hash text PRIMARY KEY,
  appointment_id uuid NOT NULL REFERENCES appointments ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX appointment_links_appointment_id_idx ON appointment_links (appointment_id);
`;

export class Bookings1795402000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
