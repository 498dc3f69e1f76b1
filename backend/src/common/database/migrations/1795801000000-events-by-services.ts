import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What triggers and functions did is done by the services that cause it. */
const SCHEMA = `
DROP FUNCTION forget_import_rows() CASCADE;
DELETE FROM import_rows WHERE NOT EXISTS (SELECT FROM imports WHERE imports.id = import_id);
ALTER TABLE import_rows ADD FOREIGN KEY (import_id) REFERENCES imports (id) ON DELETE CASCADE;

DROP FUNCTION tell_session_end() CASCADE;

DROP FUNCTION vendor_acquire(text, uuid, double precision, double precision, double precision, integer, date, double precision, integer, integer, double precision, double precision);
DROP FUNCTION vendor_release(text, uuid, date, double precision, double precision, text, integer, text, uuid, uuid);

DROP FUNCTION prospect_task_changed() CASCADE;
DROP FUNCTION prospect_next_action_written() CASCADE;

DROP FUNCTION prospect_site_changed() CASCADE;
DROP FUNCTION prospect_site_noted() CASCADE;
DROP FUNCTION name_home_page(uuid, text);

DROP FUNCTION appointment_webhooks() CASCADE;
DROP FUNCTION audit_request_webhooks() CASCADE;
DROP FUNCTION message_webhooks() CASCADE;
DROP FUNCTION prospect_webhooks_delete() CASCADE;
DROP FUNCTION prospect_webhooks_insert() CASCADE;
DROP FUNCTION prospect_webhooks_update() CASCADE;
DROP FUNCTION referral_webhooks() CASCADE;
DROP FUNCTION reply_webhooks() CASCADE;
DROP FUNCTION trial_webhooks() CASCADE;
DROP FUNCTION forget_webhooks() CASCADE;
DROP FUNCTION queue_webhook(text, uuid, jsonb, uuid);
DROP FUNCTION webhook_about(uuid);
DROP FUNCTION webhook_prospect(prospects);

DROP FUNCTION prospect_search_text(text, text, text, text, text);

ALTER TABLE webhook_deliveries ADD message_id uuid REFERENCES contact_messages (id) ON DELETE CASCADE,
  ADD audit_request_id uuid REFERENCES seo_audit_requests (id) ON DELETE CASCADE,
  ADD referral_id uuid REFERENCES referrals (id) ON DELETE CASCADE, ADD reply_id uuid REFERENCES emelia_events (id) ON DELETE CASCADE;
UPDATE webhook_deliveries delivery SET message_id = source_id FROM contact_messages source WHERE source.id = delivery.source_id;
UPDATE webhook_deliveries delivery SET audit_request_id = source_id FROM seo_audit_requests source WHERE source.id = delivery.source_id;
UPDATE webhook_deliveries delivery SET referral_id = source_id FROM referrals source WHERE source.id = delivery.source_id;
UPDATE webhook_deliveries delivery SET reply_id = source_id FROM emelia_events source WHERE source.id = delivery.source_id;
ALTER TABLE webhook_deliveries DROP source_id;
CREATE INDEX webhook_deliveries_message_id_idx ON webhook_deliveries (message_id);
CREATE INDEX webhook_deliveries_audit_request_id_idx ON webhook_deliveries (audit_request_id);
CREATE INDEX webhook_deliveries_referral_id_idx ON webhook_deliveries (referral_id);
CREATE INDEX webhook_deliveries_reply_id_idx ON webhook_deliveries (reply_id);`;

export class EventsByServices1795801000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
