import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { startApp, type TestApp } from './support/app.js';
import { schemaText } from './support/schema-text.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const names = async (sql: string) => (await app.database.query(sql)).map(({ name }: { name: string }) => name);

describe('the database schema', () => {
  it('equals the entities after the migrations', async () => {
    // TypeORM reads the tables side by side on one connection, which ours refuse here
    const compared = await new DataSource({ ...app.database.options, extra: {} } as DataSourceOptions).initialize();
    const { upQueries } = await compared.driver.createSchemaBuilder().log();
    await compared.destroy();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('equals docs/schema.sql: after a migration, npm run schema', async () => {
    const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
    await client.connect();
    const text = await schemaText(client).finally(() => client.end());
    expect(text).toBe(readFileSync(join(import.meta.dirname, '../../docs/schema.sql'), 'utf8'));
  });

  it('has every table of the specification', async () => {
    const tables = await names(`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`);
    expect(tables).toEqual(
      expect.arrayContaining([
        ...[
          'prospects',
          'reponses_quiz',
          'quiz_questions',
          'referrals',
          'pagespeed_results',
          'cms_detection_results',
          'keyword_analysis_results',
          'instant_page_analysis',
        ],
        ...[
          'ai_recommendations',
          'personalized_intros',
          'google_reviews_results',
          'ai_citations_results',
          'seo_audit_requests',
          'blocked_urls',
          'dataforseo_keywords',
          'notes',
        ],
        ...[
          'email_campaigns',
          'emelia_events',
          'api_keys',
          'settings',
          'messages',
          'connectivity_results',
          'contact_messages',
          'appointments',
        ],
        ...['users', 'scans', 'scan_tasks', 'events', 'outbox', 'audit_log', 'measurements'],
      ]),
    );
  });

  it('has only the listed triggers and functions, each with its reason in docs/architecture.md', async () => {
    const triggers = await names(`SELECT tgname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE NOT tgisinternal AND c.relnamespace = 'public'::regnamespace ORDER BY 1`);
    expect(triggers).toEqual(['prospect_searchable']);
    const functions = await names(`SELECT proname AS name FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = p.oid AND deptype = 'e') ORDER BY 1`);
    expect(functions).toEqual(['fold_text', 'prospect_peer_group', 'prospect_searchable', 'site_address', 'site_domain']);
  });

  it('indexes every foreign key', async () => {
    const missing = await names(`
      SELECT c.conrelid::regclass || '(' || a.attname || ')' AS name
        FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
       WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace
         AND NOT EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1])`);
    expect(missing).toEqual([]);
  });

  it('deletes dependent rows with a prospect, except keyed hashes of the address', async () => {
    const stored = await names(`
      SELECT conrelid::regclass || ' ' || confdeltype::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid = 'prospects'::regclass AND confdeltype <> 'c' ORDER BY conrelid::regclass::text`);
    // who objected and who was written to must be known after an erasure, without the address
    expect(stored).toEqual(['campaign_recipients n', 'suppressions n', 'unsubscribe_links n']);
  });

  it('starts with the seven questions and the weights of the specification', async () => {
    const questions = await app.database.query('SELECT id, category, options, weights FROM quiz_questions ORDER BY position');
    const points = questions.map(({ options, weights }: { options: string[]; weights: Record<string, number> }) =>
      options.map((option) => weights[option]),
    );
    expect(points).toEqual([
      [5, 15, 25, 30],
      [25, 30, 20, 5],
      [30, 20, 10, 0],
      [30, 20, 10, 0],
      [30, 20, 10, 0],
      [25, 25, 20, 5],
      [5, 15, 25, 30],
    ]);
    const categories = questions.map(({ category }: { category: string }) => category);
    expect(categories).toEqual(['maturity', 'acquisition', 'acquisition', 'maturity', 'innovation', 'acquisition', 'maturity']);
  });
});
