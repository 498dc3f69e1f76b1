import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Outgoing webhooks. Triggers write the deliveries in the transaction of their cause, whichever way a row changes: a form,
 * the back-office, an import, a script.
 */
export class Webhooks1795419000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhook_endpoints (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        url text NOT NULL,
        description text,
        events text[] NOT NULL,
        secret text NOT NULL,
        previous_secret text,
        previous_secret_until timestamptz,
        is_active boolean NOT NULL DEFAULT true,
        failing_since timestamptz,
        disabled_reason text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX webhook_endpoints_created_at_id_idx ON webhook_endpoints (created_at, id);

      CREATE TABLE webhook_deliveries (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        endpoint_id uuid NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
        prospect_id uuid REFERENCES prospects ON DELETE CASCADE,
        event text NOT NULL,
        payload jsonb NOT NULL,
        status text NOT NULL DEFAULT 'queued',
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        lease_until timestamptz,
        history jsonb NOT NULL DEFAULT '[]',
        delivered_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT webhook_deliveries_status_check CHECK (status IN ('queued', 'sending', 'delivered', 'failed'))
      );
      CREATE INDEX webhook_deliveries_endpoint_id_created_at_id_idx ON webhook_deliveries (endpoint_id, created_at, id);
      CREATE INDEX webhook_deliveries_created_at_id_idx ON webhook_deliveries (created_at, id);
      CREATE INDEX webhook_deliveries_prospect_id_idx ON webhook_deliveries (prospect_id);
      CREATE INDEX webhook_deliveries_status_next_attempt_at_idx ON webhook_deliveries (status, next_attempt_at);

      CREATE FUNCTION queue_webhook(event_type text, prospect uuid, body jsonb) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO webhook_deliveries (endpoint_id, prospect_id, event, payload)
          SELECT id, prospect, event_type, jsonb_build_object('type', event_type,
            'timestamp', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', body)
          FROM webhook_endpoints WHERE is_active AND event_type = ANY (events);
        IF FOUND THEN PERFORM pg_notify('webhooks', ''); END IF;
      END $$;

      -- no token: it opens the person's page
      CREATE FUNCTION webhook_prospect(p prospects) RETURNS jsonb LANGUAGE sql STABLE RETURN jsonb_build_object(
        'id', p.id, 'prenom', p.prenom, 'nom', p.nom, 'email', p.email, 'telephone', p.telephone, 'business_name', p.business_name,
        'site_url', p.site_url, 'status', p.status, 'score', p.score, 'self_serve_score', p.self_serve_score, 'page_vue', p.page_vue,
        'quiz_fait', p.quiz_fait, 'rdv_pris', p.rdv_pris, 'created_at', p.created_at);

      CREATE FUNCTION prospect_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        changed jsonb;
      BEGIN
        IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE is_active) THEN RETURN NULL; END IF;
        IF TG_OP = 'DELETE' THEN
          PERFORM queue_webhook('prospect.deleted', NULL, jsonb_build_object('prospect', jsonb_build_object('id', OLD.id)));
        ELSIF TG_OP = 'INSERT' THEN
          PERFORM queue_webhook('prospect.created', NEW.id, jsonb_build_object('prospect', webhook_prospect(NEW)));
        ELSE
          SELECT jsonb_agg(after.key ORDER BY after.key) INTO changed
            FROM jsonb_each(webhook_prospect(NEW)) after JOIN jsonb_each(webhook_prospect(OLD)) before USING (key)
            WHERE after.value IS DISTINCT FROM before.value;
          IF changed IS NULL THEN RETURN NULL; END IF;
          PERFORM queue_webhook('prospect.updated', NEW.id, jsonb_build_object('prospect', webhook_prospect(NEW), 'changed', changed));
          IF NEW.quiz_fait AND NOT OLD.quiz_fait THEN
            PERFORM queue_webhook('quiz.completed', NEW.id, jsonb_build_object('prospect', webhook_prospect(NEW), 'score', NEW.score));
          END IF;
          IF NEW.score IS DISTINCT FROM OLD.score AND NEW.score IS NOT NULL THEN
            PERFORM queue_webhook('score.updated', NEW.id,
              jsonb_build_object('prospect', webhook_prospect(NEW), 'score', NEW.score, 'previous', OLD.score));
          END IF;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER prospect_webhooks AFTER INSERT OR UPDATE OR DELETE ON prospects FOR EACH ROW EXECUTE FUNCTION prospect_webhooks();

      CREATE FUNCTION audit_request_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        body jsonb := jsonb_build_object('request', jsonb_build_object('id', NEW.id, 'email', NEW.email, 'site_url', NEW.site_url,
          'status', NEW.status, 'prospect_id', NEW.prospect_id, 'created_at', NEW.created_at));
      BEGIN
        IF TG_OP = 'INSERT' THEN
          PERFORM queue_webhook('audit.requested', NEW.prospect_id, body);
        ELSIF NEW.status = 'completed' AND OLD.status <> 'completed' THEN
          PERFORM queue_webhook('audit.sent', NEW.prospect_id, body);
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER audit_request_webhooks AFTER INSERT OR UPDATE ON seo_audit_requests
        FOR EACH ROW EXECUTE FUNCTION audit_request_webhooks();

      CREATE FUNCTION appointment_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        body jsonb := jsonb_build_object('appointment', jsonb_build_object('id', NEW.id, 'prospect_id', NEW.prospect_id,
          'start_at', NEW.start_at, 'end_at', NEW.end_at, 'status', NEW.status));
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
      CREATE TRIGGER appointment_webhooks AFTER INSERT OR UPDATE ON appointments FOR EACH ROW EXECUTE FUNCTION appointment_webhooks();
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
