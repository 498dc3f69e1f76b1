import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { FRENCH_VOICE } from '../../../rules/agency-texts.rules.js';
import { demoScore } from './demo-score.js';
import type { ScoredQuiz } from './levers.js';
import { publicScore } from './public-score.contract.js';

const ROOT = join(import.meta.dirname, '../../../../..');

type View = (answer: unknown, isCounting: boolean) => object;

/** Loads code of the pages, whose types of the browser the server lacks. */
const viewOf = async (path: string, name: string): Promise<View> => {
  const views = (await import(`../../../../../microsite/src/lib/${path}`)) as Record<string, View>;
  return views[name] as View;
};

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
}

interface Operation {
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

const DOCUMENT = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** Returns the paths of all fields of a response. */
function leaves(written: Schema, path = ''): string[] {
  const schema = written.$ref ? (DOCUMENT.components.schemas[written.$ref.split('/').at(-1) ?? ''] ?? {}) : written;
  const under = (part: Schema, more: string) => leaves(part, path + more);
  const variants = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  if (variants.length > 0) return [...new Set(variants.flatMap((one) => under(one, '')))];
  if (schema.properties) return Object.entries(schema.properties).flatMap(([name, part]) => under(part, path ? `.${name}` : name));
  if (schema.items) return under(schema.items, '[]');
  return schema.type === 'null' ? [] : [path];
}

/** The same value, which notes what is read of it. */
function watched(value: unknown, path: string, read: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inner = new Map<PropertyKey, unknown>();
  return new Proxy(value, {
    get(target, name, receiver) {
      const found: unknown = Reflect.get(target, name, receiver);
      const isEntry = !Array.isArray(target) || /^\d+$/.test(String(name));
      if (typeof name === 'symbol' || typeof found === 'function' || !isEntry) return found;
      const here = Array.isArray(target) ? `${path}[]` : [path, name].filter(Boolean).join('.');
      read.add(here);
      if (!inner.has(name)) inner.set(name, watched(found, here, read));
      return inner.get(name);
    },
  });
}

const QUIZ: ScoredQuiz = {
  ...{ score: 60, maturity: 50, acquisition: 50, innovation: 50 },
  questions: [{ id: 1, question: 'Un site ?', category: 'maturity', answer: 'Non', points: 3 }],
};
const AGENCY = { name: 'Agence', tagline: '', accent: '#0a3d62', website: '', email: '', phone: '' } as never;
const BENCHMARKS = { marketAverages: { maturity: 40, acquisition: 50, innovation: 60 }, topCompetitors: [80], sectorLabel: 'PME' } as never;

/** Of the score pages, what no view binds, and why it is there all the same. */
const UNBOUND = [
  // islands and scripts
  'prospect_id',
  'demo',
  // fields for other clients: their content is on the pages, too
  'overall.measuredParts.k',
  'overall.measuredParts.n',
  'verdict.score',
  'verdict.word',
  'verdict.grade',
  'outcome',
  'technical',
  'technicalParts.k',
  'technicalParts.n',
  'levers[].category',
  'levers[].question',
  'levers[].answer',
  'levers[].lost',
  'loss.cards[]',
  'recommendations[].title',
  'recommendations[].priority',
  'recommendations[].solution',
  'recommendations[].step',
  'plan[].id',
  'plan[].title',
  'plan[].solution',
  'plan[].priority',
  'plan[].owner',
  'plan[].effort',
  'plan[].time_estimate',
  'plan[].findings[]',
  // the demonstration has neither answers in its plan nor a measurement that was ordered
  'actions[].answer.question',
  'actions[].answer.answer',
  'actions[].check.state',
  'actions[].check.words',
  // what the header and the footer show is put in beside
  'agency.tagline',
  'agency.accent',
  'agency.website',
  'agency.email',
  'agency.phone',
  'agency.logo.src',
  'agency.logo.width',
  'agency.logo.height',
];

it('carries of the score pages what they show, and nothing that they keep for the audit', async () => {
  const views = await Promise.all([
    viewOf('score/score-view.js', 'scoreView'),
    viewOf('score/audit-view.js', 'auditView'),
    viewOf('plan/plan-page-view.js', 'planPageView'),
  ]);
  const read = new Set<string>();
  const trial = { score: 61, word: 'Moyen', measured: { k: 4, n: 5 }, missing: ['reviews'] };
  for (const quiz of [QUIZ, null]) {
    const score = demoScore('demo', quiz, { agency: AGENCY, benchmarks: BENCHMARKS, voice: FRENCH_VOICE });
    for (const answer of [
      score,
      { ...score, recommendations: [], self_serve: trial, agency: { ...score.agency, logo: { src: '/x', width: 1, height: 1 } } },
    ])
      for (const view of views) JSON.stringify(view(watched(answer, '', read), false));
  }
  const fields = leaves(z.toJSONSchema(publicScore, { unrepresentable: 'any' }) as Schema);
  expect(fields.filter((path) => !read.has(path) && !read.has(path.replace(/\[\]$/, '')))).toEqual(UNBOUND);
});

/** Of all public answers, names that no source of the pages has: fixed by the specification or the interface, for other readers. */
const UNNAMED = [
  'get agency: claims.trafficPromise',
  'get page-report: status_code',
  'get page-report: seo.title_status',
  'get page-report: seo.description_status',
  'post page-report/refresh: status_code',
  'post page-report/refresh: seo.title_status',
  'post page-report/refresh: seo.description_status',
  'get prospects/{token}: pagespeed.best_practices',
  'get prospects/{token}: connectivity.response_time_ms',
  'get prospects/{token}: connectivity.certificate_valid',
  'get prospects/{token}: citations.verdict.isFew',
  'post prospects/{token}/site: measuring',
  ...['post audit-requests', 'get prospects/{token}/audit-request'].flatMap((route) =>
    ['requested_at', 'promised_by', 'updated_at'].map((name) => `${route}: ${name}`),
  ),
  ...['get booking/slots', 'get booking/links/{secret}', 'post booking/links/{secret}/cancel', 'post booking/links/{secret}/move'].map(
    (route) => `${route}: timeZone`,
  ),
  'post trials: verificationRequired',
  'get prospects/{token}: neighbours.others[].search.theirs',
];

it('names in no public answer what the pages never ask for', () => {
  const sources = globSync('microsite/src/**/*.{ts,tsx,astro}', { cwd: ROOT }).filter((path) => !/\.test\./.test(path));
  const known = new Set(sources.flatMap((path) => readFileSync(join(ROOT, path), 'utf8').match(/\w+/g) ?? []));
  const unknown = Object.entries(DOCUMENT.paths).flatMap(([path, routes]) =>
    path.startsWith('/api/public/')
      ? Object.entries(routes).flatMap(([method, { responses = {} }]) =>
          Object.entries(responses)
            .filter(([status]) => status.startsWith('2'))
            .flatMap(([, { content }]) => leaves(content?.['application/json']?.schema ?? { type: 'null' }))
            .filter((leaf) => leaf !== '' && !known.has(leaf.replace(/\[\]$/, '').split('.').at(-1) ?? ''))
            .map((leaf) => `${method} ${path.replace('/api/public/', '')}: ${leaf}`),
        )
      : [],
  );
  expect(unknown.filter((one) => !UNNAMED.includes(one))).toEqual([]);
});
