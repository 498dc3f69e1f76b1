import type { MigrationInterface, QueryRunner } from 'typeorm';

const trigger = (event: string, tables: string) => `
  CREATE TRIGGER prospect_webhooks_${event} AFTER ${event.toUpperCase()} ON prospects REFERENCING ${tables}
    FOR EACH STATEMENT EXECUTE FUNCTION prospect_webhooks_${event}();`;

/** The webhooks of prospects once per statement instead of once per row: an import without endpoints pays nothing for them. */
export class ProspectWebhooks1795423000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER prospect_webhooks ON prospects;
      DROP FUNCTION prospect_webhooks();

      CREATE FUNCTION prospect_webhooks_insert() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM webhook_endpoints WHERE is_active) THEN
          PERFORM queue_webhook('prospect.created', added.id, jsonb_build_object('prospect', webhook_prospect(added::prospects))) FROM added;
        END IF;
        RETURN NULL;
      END $$;

      CREATE FUNCTION prospect_webhooks_delete() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM webhook_endpoints WHERE is_active) THEN
          PERFORM queue_webhook('prospect.deleted', NULL, jsonb_build_object('prospect', jsonb_build_object('id', gone.id))) FROM gone;
        END IF;
        RETURN NULL;
      END $$;

      CREATE FUNCTION prospect_webhooks_update() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        change record;
      BEGIN
        IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE is_active) THEN RETURN NULL; END IF;
        FOR change IN
          SELECT id, body, fields, later.score, earlier.score AS previous, later.quiz_fait AND NOT earlier.quiz_fait AS has_finished
            FROM gone earlier JOIN added later USING (id)
            CROSS JOIN LATERAL (SELECT webhook_prospect(later::prospects) AS body) after
            CROSS JOIN LATERAL (
              SELECT jsonb_agg(now_field.key ORDER BY now_field.key) AS fields
                FROM jsonb_each(after.body) now_field JOIN jsonb_each(webhook_prospect(earlier::prospects)) then_field USING (key)
               WHERE now_field.value IS DISTINCT FROM then_field.value) changed
           WHERE fields IS NOT NULL
        LOOP
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
      ${trigger('insert', 'NEW TABLE AS added')}
      ${trigger('update', 'OLD TABLE AS gone NEW TABLE AS added')}
      ${trigger('delete', 'OLD TABLE AS gone')}
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
