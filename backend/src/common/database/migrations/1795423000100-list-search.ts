import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the lists of the back-office are searched by (see their queries), and the order of the newest where it was missing. */
const TEXTS = {
  referrals: `coalesce(original_email, '') || ' ' || referred_email || ' ' || coalesce(notes, '')`,
  seo_audit_requests: `email || ' ' || coalesce(site_url, '') || ' ' || coalesce(notes, '')`,
  contact_messages: ['prenom', 'nom', 'entreprise', 'email', 'telephone', 'site_url', 'message']
    .map((column) => `coalesce(${column}, '')`)
    .join(` || ' ' || `),
  reponses_quiz: 'reponse',
  outbox: `recipient || ' ' || subject`,
};

export class ListSearch1795423000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, text] of Object.entries(TEXTS))
      await runner.query(`CREATE INDEX ${table}_search_idx ON ${table} USING gin (fold_text(${text}) gin_trgm_ops)`);
    await runner.query(`
      CREATE INDEX ai_recommendations_filled_idx ON ai_recommendations (prospect_id) WHERE recommendations <> '[]';
      CREATE INDEX audit_log_user_email_at_idx ON audit_log (user_email, at);
      CREATE INDEX audit_log_resource_at_id_idx ON audit_log (resource, at, id);
      CREATE INDEX outbox_status_created_at_id_idx ON outbox (status, created_at, id);
      CREATE INDEX audit_log_resource_id_idx ON audit_log (resource_id text_pattern_ops);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
