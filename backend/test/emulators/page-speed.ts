import sharp from 'sharp';
import { businessOf, hash, hostOf } from './businesses.ts';
import { type Answer, type Emulator, type EmulatorOptions, type EmulatorRequest, startEmulator } from './emulator.ts';
import { googleError, invalidArgument, invalidKey, quota } from './google-error.ts';
import { KEYS } from './keys.ts';

const PARAMETERS = [
  'url',
  'category',
  'strategy',
  'locale',
  'fields',
  'key',
  'quotaUser',
  'utm_source',
  'utm_campaign',
  'alt',
  'prettyPrint',
];
const CATEGORIES: Record<string, string> = {
  PERFORMANCE: 'performance',
  ACCESSIBILITY: 'accessibility',
  BEST_PRACTICES: 'best-practices',
  SEO: 'seo',
};

/** Magic hosts: `no-paint.test` (runtimeError in a 200), `dns.test` (cannot be loaded). */
export function startPageSpeed(options?: EmulatorOptions): Promise<Emulator> {
  return startEmulator({ answer: runPagespeed }, options);
}

function runPagespeed({ path, query }: EmulatorRequest): Answer {
  if (path !== '/pagespeedonline/v5/runPagespeed') return googleError(404, 'NOT_FOUND', 'Requested entity was not found.', 'notFound');
  const unknown = [...query.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown) return invalidArgument(`Invalid JSON payload received. Unknown name "${unknown}": Cannot bind query parameter.`);
  const key = query.get('key');
  if (!key) return quota('defaultPerDayPerProject', '0');
  if (key !== KEYS.pagespeed.key) return invalidKey();
  const url = query.get('url') ?? '';
  if (!URL.canParse(url) || !/^https?:/.test(url)) return invalidArgument('Invalid value at url.');
  const asked = query.getAll('category').map((name) => CATEGORIES[name.toUpperCase().replace('-', '_')]);
  if (asked.includes(undefined)) return invalidArgument('Invalid value at category.');
  const strategy = query.get('strategy')?.toLowerCase() ?? 'desktop';
  if (hostOf(url) === 'dns.test') return lighthouseUserError('DNS_FAILURE', 'DNS servers could not resolve the provided domain.');
  const result = lighthouseResult(url, strategy, asked.length > 0 ? (asked as string[]) : ['performance']);
  const failed = { ...result, runtimeError: { code: 'NO_FCP', message: 'The page did not paint any content.' }, categories: {} };
  return {
    body: {
      captchaResult: 'CAPTCHA_NOT_NEEDED',
      kind: 'pagespeedonline#result',
      id: url,
      loadingExperience: { initial_url: url },
      lighthouseResult: hostOf(url) === 'no-paint.test' ? failed : result,
      analysisUTCTimestamp: '2026-11-20T09:20:52.300Z',
    },
  };
}

/** A page that could not be loaded: an error of the request, in the domain “lighthouse”. */
export function lighthouseUserError(code: string, message: string): Answer {
  const text = `Lighthouse returned error: ${code}. ${message}`;
  return {
    status: 400,
    body: { error: { code: 400, message: text, errors: [{ message: text, domain: 'lighthouse', reason: 'lighthouseUserError' }] } },
  };
}

const REFS: Record<string, object[]> = {
  performance: [
    { id: 'largest-contentful-paint', weight: 25, group: 'metrics', acronym: 'LCP' },
    { id: 'image-delivery-insight', weight: 0, group: 'insights' },
  ],
  seo: [{ id: 'meta-description', weight: 1 }],
};

/** A report that follows from the host: slow sites have a slow paint. */
function lighthouseResult(url: string, strategy: string, categories: string[]): object {
  const host = hostOf(url);
  const seed = hash(host);
  const mobile = strategy === 'mobile';
  const performance = round(Math.min(0.99, businessOf(host).speed + (mobile ? 0 : 0.3)));
  const scores: Record<string, number> = {
    performance,
    accessibility: host === 'boulangerie-exemple.ch' ? 0.86 : round(0.7 + (seed % 30) / 100),
    'best-practices': host === 'boulangerie-exemple.ch' ? 0.92 : round(0.75 + ((seed >>> 4) % 25) / 100),
    seo: host === 'boulangerie-exemple.ch' ? 0.82 : round(0.7 + ((seed >>> 8) % 30) / 100),
  };
  return {
    requestedUrl: url,
    finalUrl: url,
    mainDocumentUrl: url,
    finalDisplayedUrl: url,
    lighthouseVersion: '13.4.1',
    fetchTime: '2026-11-20T09:20:31.114Z',
    runWarnings: [],
    configSettings: { formFactor: strategy, locale: 'fr', channel: 'lr' },
    categories: Object.fromEntries(categories.map((id) => [id, { id, title: id, score: scores[id], auditRefs: REFS[id] ?? [] }])),
    audits: auditsOf(performance),
    timing: { total: 18_211.4 },
  };
}

function auditsOf(performance: number): object {
  const slowness = 1 - performance;
  const numeric = (id: string, value: number) => ({
    id,
    title: id,
    score: performance,
    scoreDisplayMode: 'informative',
    numericValue: value,
  });
  return {
    'first-contentful-paint': numeric('first-contentful-paint', Math.round(900 + slowness * 4000)),
    'largest-contentful-paint': {
      id: 'largest-contentful-paint',
      title: 'Largest Contentful Paint',
      score: 0.21,
      scoreDisplayMode: 'numeric',
      displayValue: '5,4 s',
      numericValue: Math.round(1200 + slowness * 8000),
      numericUnit: 'millisecond',
    },
    'speed-index': numeric('speed-index', Math.round(1000 + slowness * 6000)),
    'total-blocking-time': numeric('total-blocking-time', Math.round(slowness * 900)),
    'cumulative-layout-shift': numeric('cumulative-layout-shift', 0.12),
    interactive: numeric('interactive', Math.round(1500 + slowness * 9000)),
    'server-response-time': numeric('server-response-time', 210),
    'total-byte-weight': numeric('total-byte-weight', 3_290_144),
    'network-requests': {
      id: 'network-requests',
      score: null,
      scoreDisplayMode: 'informative',
      details: { type: 'table', items: [{}, {}, {}] },
    },
    metrics: {
      id: 'metrics',
      score: null,
      scoreDisplayMode: 'informative',
      details: { type: 'debugdata', items: [{ observedLoad: 3900 }] },
    },
    'final-screenshot': {
      id: 'final-screenshot',
      title: 'Final Screenshot',
      score: null,
      scoreDisplayMode: 'informative',
      details: { type: 'screenshot', timing: Math.round(1500 + slowness * 9000), timestamp: 6_604_111_000, data: SCREEN },
    },
    'meta-description': {
      id: 'meta-description',
      title: 'Le document ne contient pas d’attribut « meta description »',
      score: 0,
      scoreDisplayMode: 'binary',
    },
    'image-delivery-insight': {
      id: 'image-delivery-insight',
      title: 'Améliorer l’affichage des images',
      score: 0,
      scoreDisplayMode: 'metricSavings',
      metricSavings: { LCP: 1200 },
      details: { type: 'table', headings: [], items: [] },
    },
  };
}

/** An empty phone screen. */
const SCREEN = `data:image/jpeg;base64,${(
  await sharp({ create: { width: 206, height: 412, channels: 3, background: '#f4f1ea' } })
    .jpeg()
    .toBuffer()
).toString('base64')}`;

const round = (value: number) => Math.round(value * 100) / 100;
