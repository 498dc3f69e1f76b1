import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { insert, MEASURED_AT } from './reports.ts';
import { websiteUrl } from './surroundings.ts';

type Row = Record<string, unknown>;

/** Findings of an exploration of the whole site, by name. */
export const siteCrawl = (database: Client, prospect_id: string) => {
  const page = (path: string, values: Row = {}) => ({
    ...{
      url: new URL(path, websiteUrl()).href,
      title: null,
      status: 200,
      cause: null,
      waiting_ms: null,
      group: null,
      sources: [],
      source_count: 0,
    },
    ...values,
  });
  const sources = [{ url: new URL('/contact', websiteUrl()).href, text: 'Nos prix' }];
  const broken = ['/prix-2019', '/galerie/%C3%A9t%C3%A9', '/equipe', '/jobs'].map((path) =>
    page(path, { status: 404, sources, source_count: 1 }),
  );
  const doubled = ['/services', '/prestations'].map((path) => page(path, { title: 'Accueil – Carrosserie', group: 1 }));
  const slow = [page('/catalogue?page=2', { waiting_ms: 3240 })];
  const findings = Object.entries({
    broken_links: broken,
    missing_titles: [page('/a')],
    duplicate_titles: doubled,
    hidden_pages: [page('/b')],
    slow_pages: slow,
  });
  return insert(database, 'site_crawls', {
    ...{ prospect_id, run_id: randomUUID(), status: 'done', url: websiteUrl(), host: new URL(websiteUrl()).host },
    ...{ ordered_at: MEASURED_AT, finished_at: MEASURED_AT },
    result: {
      ...{
        url: websiteUrl(),
        explored_at: MEASURED_AT,
        visited: 48,
        pages: 42,
        known: 48,
        forbidden: 0,
        delay_ms: 1000,
        ended: 'complete',
      },
      findings: findings.map(([name, pages]) => ({ name, count: pages.length, pages })),
    },
  });
};
