import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each recipient of a campaign was sent; erased with the person. */
export class CampaignMessages1795533500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE campaign_messages (
        recipient_id uuid PRIMARY KEY REFERENCES campaign_recipients ON DELETE CASCADE,
        prospect_id uuid NOT NULL REFERENCES prospects ON DELETE CASCADE,
        subject text NOT NULL,
        body_text text NOT NULL,
        body_html text,
        handed_over_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX campaign_messages_prospect_id_idx ON campaign_messages (prospect_id)');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
