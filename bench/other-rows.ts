// What a product with so many prospects holds beside them: answers, results, mails, events, requests.
import type { Client } from 'pg';

/** `part` of the prospects, by a condition on their number `n`, has such a row. */
const FILLS: { table: string; columns: string; values: string; part: string }[] = [
  {
    table: 'quiz_results',
    columns: 'prospect_id, score, questions, completed_at',
    values: `id, coalesce(score, 50), '[]', created_at + interval '1 hour'`,
    part: 'quiz_fait',
  },
  {
    table: 'reponses_quiz',
    columns: 'prospect_id, token, question_id, reponse, score_partiel, timestamp',
    values: `id, token, question::text, 'Oui', 10, created_at + question * interval '1 minute'`,
    part: 'quiz_fait',
  },
  {
    table: 'referrals',
    columns: 'prospect_id, original_email, referred_email, status, created_at',
    values: `id, email, 'ami.' || email, (ARRAY['pending', 'contacted', 'converted'])[1 + n % 3], created_at`,
    part: 'n % 50 = 0',
  },
  {
    table: 'seo_audit_requests',
    columns: 'email, site_url, prospect_id, status, created_at',
    values: `email, site_url, id, (ARRAY['pending', 'in_progress', 'completed'])[1 + n % 3], created_at`,
    part: 'n % 50 = 1',
  },
  {
    table: 'contact_messages',
    columns: 'prenom, nom, entreprise, email, message, created_at',
    values: `prenom, nom, business_name, email, 'Bonjour', created_at`,
    part: 'n % 50 = 2',
  },
  {
    table: 'appointments',
    columns: 'prospect_id, start_at, end_at, status, created_at',
    values: `id, timestamptz '2024-01-01' + n * interval '30 minutes', timestamptz '2024-01-01' + n * interval '30 minutes' + interval '30 minutes', CASE WHEN n % 3 = 0 THEN 'cancelled' ELSE 'booked' END, created_at`,
    part: 'n % 50 = 3',
  },
  {
    table: 'ai_recommendations',
    columns: 'prospect_id, recommendations, source, measured_at',
    values: `id, '[{"title": "Accélérer", "priority": "high", "solution": "Images plus légères"}]', 'live', created_at`,
    part: 'n % 10 = 0',
  },
  {
    table: 'ai_citations_results',
    columns: 'prospect_id, platform, citations_count, runs, source, measured_at',
    values: `id, platform, n % 3, 3, 'live', created_at`,
    part: 'n % 10 = 1',
  },
  {
    table: 'keyword_analysis_results',
    columns: 'prospect_id, domain, ranked_keywords, analyzed_at, measured_at, source',
    values: `id, site_url, '[]', created_at, created_at, 'live'`,
    part: 'n % 10 = 2',
  },
  {
    table: 'audit_log',
    columns: 'at, user_email, action, resource, resource_id, after',
    values: `updated_at, (ARRAY['marie', 'paul', 'anne', 'luc', 'eva'])[1 + n % 5] || '@example.ch', 'update', 'prospects', id::text, '{"status": "contacted"}'`,
    part: 'true',
  },
  {
    table: 'outbox',
    columns: 'kind, prospect_id, recipient, subject, body_text, status, sent_at, created_at',
    values: `'audit_received', id, email, 'Votre demande', 'Bonjour', 'sent', created_at, created_at`,
    part: 'n % 5 = 0',
  },
  {
    table: 'campaign_recipients',
    columns: 'campaign_id, prospect_id, email_hash, state, sent_at, created_at',
    values: `(SELECT id FROM email_campaigns LIMIT 1), id, md5(n::text), 'sent', created_at, created_at`,
    part: 'n % 5 = 1',
  },
  {
    table: 'emelia_events',
    columns: 'campaign_id, prospect_id, type, email, occurred_at, dedupe_key, raw',
    values: `(SELECT id FROM email_campaigns LIMIT 1), id, (ARRAY['sent', 'opened', 'clicked'])[1 + n % 3], email, created_at, n::text, '{}'`,
    part: 'n % 2 = 0',
  },
  {
    table: 'suppressions',
    columns: 'email_hash, scope, reason, prospect_id, created_at',
    values: `md5(n::text), 'marketing', 'unsubscribed', id, created_at`,
    part: 'n % 50 = 4',
  },
  {
    table: 'contact_permissions',
    columns: 'prospect_id, basis, obtained_on, source, created_at',
    values: `id, 'consent', created_at::date, 'formulaire', created_at`,
    part: 'n % 5 = 2',
  },
];

/** The other side of a table with several rows per prospect. */
const MANY: Record<string, string> = {
  reponses_quiz: 'generate_series(1, 7) AS question',
  ai_citations_results: `unnest(ARRAY['google', 'chatgpt', 'perplexity', 'gemini', 'copilot', 'grok']) AS platform`,
};

export async function fillOthers(database: Client): Promise<void> {
  await database.query(
    `UPDATE prospects SET metadata = metadata || '{"is_trial": true}' WHERE id IN (SELECT id FROM prospects WHERE token LIKE '%00' LIMIT 20000)`,
  );
  await database.query(`INSERT INTO email_campaigns (name) SELECT 'Campagne ' || n FROM generate_series(1, 200) n`);
  await database.query('CREATE TEMP TABLE numbered AS SELECT *, (row_number() OVER (ORDER BY token))::int AS n FROM prospects');
  for (const { table, columns, values, part } of FILLS) {
    const rows = MANY[table] ? `numbered, ${MANY[table]}` : 'numbered';
    await database.query(`INSERT INTO ${table} (${columns}) SELECT ${values} FROM ${rows} WHERE ${part}`);
  }
  await database.query('DROP TABLE numbered');
  await database.query('VACUUM ANALYZE');
}
