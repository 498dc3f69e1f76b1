import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Flags know the figures behind them, and a validation which flags it was given in spite of. */
const SCHEMA = `
ALTER TABLE prospects ADD COLUMN red_flag_facts jsonb NOT NULL DEFAULT '{}', ADD COLUMN validation jsonb;
CREATE INDEX prospects_red_flags_idx ON prospects USING gin (red_flags) WHERE red_flags <> '{}';

-- what was approved is the page of that website
CREATE FUNCTION prospect_site_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.review_status := 'to_review';
  NEW.validation := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER prospect_site_changed BEFORE UPDATE OF site_url ON prospects FOR EACH ROW
  WHEN (OLD.site_url IS DISTINCT FROM NEW.site_url AND OLD.review_status = 'validated' AND NEW.review_status = 'validated')
  EXECUTE FUNCTION prospect_site_changed();`;

/** A built-in text is no flag any more; every page that is not the company's is one. */
const FLAGS = `
UPDATE prospects SET red_flags = array_remove(red_flags, 'text_builtin') WHERE 'text_builtin' = ANY(red_flags);
UPDATE prospects SET red_flags = array_prepend(site.outcome, array_remove(red_flags, 'unreachable'))
  FROM connectivity_results site
 WHERE site.prospect_id = prospects.id AND site.outcome <> 'ok' AND NOT site.outcome = ANY(red_flags);`;

/** Nobody gave a reason for these flags. */
const REVIEW = `
UPDATE prospects SET review_status = 'to_review' WHERE review_status = 'validated' AND red_flags <> '{}';
ALTER TABLE prospects ADD CONSTRAINT prospects_validation_check CHECK (validation IS NULL OR review_status = 'validated');`;

const HALTED =
  'Mise en pause par la mise à jour : des destinataires n’ont pas encore été relus. Validez-les, puis reprenez ; les autres seront laissés de côté.';

/** A campaign under way waits for a person, instead of going on without those whom nobody has read. */
const CAMPAIGNS = `
UPDATE email_campaigns c SET status = 'paused', halt_reason = '${HALTED}', updated_at = now()
 WHERE c.status = 'scheduled' AND CASE WHEN c.started_at IS NULL
   THEN EXISTS (SELECT FROM prospects WHERE review_status <> 'validated' AND deletion_id IS NULL)
   ELSE EXISTS (SELECT FROM campaign_recipients r JOIN prospects p ON p.id = r.prospect_id
                 WHERE r.campaign_id = c.id AND r.state = 'queued' AND p.review_status <> 'validated') END;`;

export class ReviewGate1795520006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA + FLAGS);
    await runner.query(REVIEW);
    await runner.query(CAMPAIGNS);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
