import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A call may be booked by somebody of the team: who it was; of those that prospects booked themselves, nobody. */
export class StaffAppointments1795740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE appointments ADD COLUMN booked_by uuid REFERENCES users(id) ON DELETE SET NULL;
CREATE INDEX appointments_booked_by_idx ON appointments (booked_by);
`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
