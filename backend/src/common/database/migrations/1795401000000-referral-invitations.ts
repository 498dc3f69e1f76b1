import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was written to through a referral, and the columns that the lists of the forms are sorted by. */
export class ReferralInvitations1795401000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE referrals ADD COLUMN invited_at timestamptz;
      CREATE INDEX referrals_referred_email_idx ON referrals (lower(referred_email));
      CREATE INDEX referrals_created_at_id_idx ON referrals (created_at, id);`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
