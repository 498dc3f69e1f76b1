import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events of trials, messages, recommendations and replies; every body names its prospect, and goes with the record that it tells of. */
export class WebhookEvents1795533000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhook_deliveries ADD COLUMN source_id uuid;
      CREATE INDEX webhook_deliveries_source_id_idx ON webhook_deliveries (source_id);

      DROP FUNCTION queue_webhook(text, uuid, jsonb);
      CREATE FUNCTION queue_webhook(event_type text, prospect uuid, body jsonb, source uuid DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO webhook_deliveries (endpoint_id, prospect_id, source_id, event, payload)
          SELECT id, prospect, source, event_type, jsonb_build_object('type', event_type,
            'timestamp', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', body)
          FROM webhook_endpoints WHERE is_active AND event_type = ANY (events);
        IF FOUND THEN PERFORM pg_notify('webhooks', ''); END IF;
      END $$;

      -- whom an event is about, in a few fields
      CREATE FUNCTION webhook_about(prospect uuid) RETURNS jsonb LANGUAGE sql STABLE RETURN (
        SELECT jsonb_build_object('id', id, 'business_name', business_name, 'site_url', site_url) FROM prospects WHERE id = prospect);

      CREATE OR REPLACE FUNCTION prospect_webhooks_insert() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM webhook_endpoints WHERE is_active) THEN
          PERFORM queue_webhook('prospect.created', added.id, jsonb_build_object('prospect', webhook_prospect(added::prospects))) FROM added;
          PERFORM queue_webhook('trial.created', added.id, jsonb_build_object('prospect', webhook_prospect(added::prospects)))
            FROM added WHERE metadata @> '{"is_trial": true}';
        END IF;
        RETURN NULL;
      END $$;

      CREATE OR REPLACE FUNCTION prospect_webhooks_update() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        change record;
      BEGIN
        IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE is_active) THEN RETURN NULL; END IF;
        FOR change IN
          SELECT id, body, fields, later.score, earlier.score AS previous, later.quiz_fait AND NOT earlier.quiz_fait AS has_finished,
                 CASE WHEN later.metadata @> '{"is_trial": true}' AND earlier.metadata->>'verified_at' IS NULL
                   THEN later.metadata->'verified_at' END AS verified_at
            FROM gone earlier JOIN added later USING (id)
            CROSS JOIN LATERAL (SELECT webhook_prospect(later::prospects) AS body) after
            CROSS JOIN LATERAL (
              SELECT jsonb_agg(now_field.key ORDER BY now_field.key) AS fields
                FROM jsonb_each(after.body) now_field JOIN jsonb_each(webhook_prospect(earlier::prospects)) then_field USING (key)
               WHERE now_field.value IS DISTINCT FROM then_field.value) changed
        LOOP
          IF change.verified_at IS NOT NULL THEN
            PERFORM queue_webhook('trial.verified', change.id,
              jsonb_build_object('prospect', change.body, 'verified_at', change.verified_at));
          END IF;
          IF change.fields IS NULL THEN CONTINUE; END IF;
          PERFORM queue_webhook('prospect.updated', change.id, jsonb_build_object('prospect', change.body, 'changed', change.fields));
          IF change.has_finished THEN
            PERFORM queue_webhook('quiz.completed', change.id, jsonb_build_object('prospect', change.body, 'score', change.score));
          END IF;
          IF change.score IS DISTINCT FROM change.previous AND change.score IS NOT NULL THEN
            PERFORM queue_webhook('score.updated', change.id,
              jsonb_build_object('prospect', change.body, 'score', change.score, 'previous', change.previous));
          END IF;
        END LOOP;
        RETURN NULL;
      END $$;

      CREATE FUNCTION trial_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM webhook_endpoints WHERE is_active)
           AND EXISTS (SELECT FROM scans WHERE id = NEW.scan_id AND kind = 'trial') THEN
          PERFORM queue_webhook(CASE WHEN p.metadata->>'analysis_error' <> '' THEN 'trial.failed' ELSE 'trial.measured' END, p.id,
            jsonb_build_object('prospect', webhook_prospect(p), 'outcome', NEW.outcome, 'finished_at', NEW.finished_at))
            FROM prospects p WHERE p.id = NEW.prospect_id;
        END IF;
        RETURN NULL;
      END $$;
      -- with the end of the transaction, when all that the trial leaves on its prospect is there
      CREATE CONSTRAINT TRIGGER trial_webhooks AFTER UPDATE OF outcome ON scan_targets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (NEW.outcome IS NOT NULL AND OLD.outcome IS NULL) EXECUTE FUNCTION trial_webhooks();

      CREATE OR REPLACE FUNCTION audit_request_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        body jsonb := jsonb_build_object('request', jsonb_build_object('id', NEW.id, 'email', NEW.email, 'site_url', NEW.site_url,
          'status', NEW.status, 'prospect_id', NEW.prospect_id, 'created_at', NEW.created_at), 'prospect', webhook_about(NEW.prospect_id));
      BEGIN
        IF TG_OP = 'INSERT' THEN
          PERFORM queue_webhook('audit.requested', NEW.prospect_id, body, NEW.id);
        ELSIF NEW.status = 'completed' AND OLD.status <> 'completed' THEN
          PERFORM queue_webhook('audit.sent', NEW.prospect_id, body, NEW.id);
        END IF;
        RETURN NULL;
      END $$;

      CREATE OR REPLACE FUNCTION appointment_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        body jsonb := jsonb_build_object('appointment', jsonb_build_object('id', NEW.id, 'prospect_id', NEW.prospect_id,
          'start_at', NEW.start_at, 'end_at', NEW.end_at, 'status', NEW.status), 'prospect', webhook_about(NEW.prospect_id));
      BEGIN
        IF TG_OP = 'INSERT' THEN
          IF NEW.status = 'booked' THEN PERFORM queue_webhook('appointment.booked', NEW.prospect_id, body); END IF;
        ELSIF NEW.status = 'cancelled' AND OLD.status <> 'cancelled' THEN
          PERFORM queue_webhook('appointment.cancelled', NEW.prospect_id, body);
        ELSIF NEW.start_at <> OLD.start_at THEN
          PERFORM queue_webhook('appointment.moved', NEW.prospect_id, body || jsonb_build_object('previous_start_at', OLD.start_at));
        END IF;
        RETURN NULL;
      END $$;

      -- the words of a message, a note or a reply are read in the back-office
      CREATE FUNCTION message_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        sender uuid;
      BEGIN
        IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE is_active) THEN RETURN NULL; END IF;
        SELECT id INTO sender FROM prospects WHERE lower(email) = lower(NEW.email) ORDER BY created_at DESC, id LIMIT 1;
        PERFORM queue_webhook('message.received', sender, jsonb_build_object('message', jsonb_build_object('id', NEW.id, 'form', NEW.form,
          'prenom', NEW.prenom, 'nom', NEW.nom, 'entreprise', NEW.entreprise, 'email', NEW.email, 'telephone', NEW.telephone,
          'site_url', NEW.site_url, 'created_at', NEW.created_at), 'prospect', webhook_about(sender)), NEW.id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER message_webhooks AFTER INSERT ON contact_messages FOR EACH ROW EXECUTE FUNCTION message_webhooks();

      -- without the address of the colleague, who has not been asked
      CREATE FUNCTION referral_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM queue_webhook('referral.created', NEW.prospect_id, jsonb_build_object('referral', jsonb_build_object('id', NEW.id,
          'status', NEW.status, 'is_invited', NEW.invited_at IS NOT NULL, 'created_at', NEW.created_at),
          'prospect', webhook_about(NEW.prospect_id)), NEW.id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER referral_webhooks AFTER INSERT ON referrals FOR EACH ROW EXECUTE FUNCTION referral_webhooks();

      CREATE FUNCTION reply_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM queue_webhook('campaign.replied', NEW.prospect_id, jsonb_build_object('reply', jsonb_build_object('id', NEW.id,
          'campaign_id', NEW.campaign_id, 'campaign', (SELECT name FROM email_campaigns WHERE id = NEW.campaign_id),
          'replied_at', NEW.occurred_at), 'prospect', webhook_about(NEW.prospect_id)), NEW.id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER reply_webhooks AFTER INSERT ON emelia_events FOR EACH ROW WHEN (NEW.type = 'replied') EXECUTE FUNCTION reply_webhooks();

      -- a body goes with the record that it tells of; with a prospect, the foreign key takes it
      CREATE FUNCTION forget_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM webhook_deliveries WHERE source_id IN (SELECT id FROM gone);
        RETURN NULL;
      END $$;
      ${['contact_messages', 'seo_audit_requests', 'referrals', 'emelia_events'].map(forgets).join('\n')}
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

const forgets = (table: string) => `CREATE TRIGGER ${table}_forget_webhooks AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_webhooks();`;
