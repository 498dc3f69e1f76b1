// Lighthouse (mobile, simulated slow 4G) on the pages that strangers see, for a prospect with every figure and every picture
// (`evidence.ts`):
// `npm run bench:pages [runs] [page…]`; the median of each figure, in turns with the same page without its
// scripts: below it no page of this size stays on this machine. Fails when a page misses its budget. `REPORT=file.json` keeps
// Lighthouse's last answer, with its long tasks.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium as browsers } from '@playwright/test';
import { addEvidenced, expectAllShown, startPhotoSites } from './evidence.ts';
import { startBenchProduct } from './product.ts';
import { widenLimits } from './wide-limits.ts';
import { withoutScripts } from './without-scripts.ts';

const ROOT = join(import.meta.dirname, '..');
const given = process.argv.slice(2);
const runs = Number(given.find((word) => /^\d+$/.test(word)) ?? 3);
const wanted = given.filter((word) => !/^\d+$/.test(word));
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
/** kB of JavaScript, compressed. */
const SCRIPT_BUDGETS: Record<string, number> = { report: 11, quiz: 70, trial: 70 };

interface LighthouseResult {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } }>;
}

interface Figures {
  performance: number;
  accessibility: number;
  'best-practices': number;
  lcp: number;
  cls: number;
  tbt: number;
  scriptKb: number;
  /** Lighthouse's benchmark of the machine's processor at that moment; a phone is taken to be four times slower than it. */
  machine: number;
}

const folder = mkdtempSync(join(tmpdir(), 'smartindex-bench-'));
const { findChromium } = await import(join(ROOT, 'backend/dist/providers/browser/chromium-install.js'));
const chromium = await findChromium({ dataDir: folder });
const sites = await startPhotoSites();
const product = await startBenchProduct(10, { SCAN_ALLOW_HOSTS: sites.hosts });
const scriptless = await withoutScripts(product.url);
try {
  await product.startWorker();
  // the looks at the page before the measurement would have it refused what a first visitor gets
  await widenLimits(product.call);
  const token = await addEvidenced(product, sites);
  await lookAt(`${product.url}/analyse/${token}`);
  await product.addProspects(1);
  const { rows } = await product.database.query('SELECT token FROM prospects WHERE token <> $1', [token]);
  const fresh = (rows as { token: string }[])[0]?.token;
  const quiz = await product.call<{ questions: { id: number; options: string[] }[] }>('GET', `/api/public/quiz/${token}`);
  for (const { id, options } of quiz.questions)
    await product.call('PUT', `/api/public/quiz/${token}/answers/${id}`, { answer: options[1] });
  await product.call('POST', `/api/public/quiz/${token}/complete`);
  const pages = {
    report: `/analyse/${token}`,
    quiz: `/quiz/${fresh}`,
    score: `/monscore/${token}`,
    score2: `/score/${token}`,
    trial: '/essai',
    home: '/',
  };
  let failures = 0;
  for (const [name, path] of Object.entries(pages)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const [all, bare]: [Figures[], Figures[]] = [[], []];
    for (let run = 0; run < runs; run++) {
      all.push(figuresOf(await lighthouse(product.url + path)));
      bare.push(figuresOf(await lighthouse(scriptless.url + path)));
    }
    const median = medianOf(all);
    const { performance, tbt } = medianOf(bare);
    const missed = missedBy(name, median, performance);
    failures += missed.length;
    console.log(`${name.padEnd(8)} ${JSON.stringify(median)}${missed.length > 0 ? `  missed: ${missed.join(', ')}` : ''}`);
    console.log(`         without its scripts: performance ${performance}, TBT ${tbt} ms`);
  }
  process.exitCode = failures > 0 ? 1 : 0;
} finally {
  await product.stop();
  sites.stop();
  scriptless.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The figures below are of a page with every picture in it; `PICTURE=file.png` keeps it. */
async function lookAt(url: string): Promise<void> {
  const browser = await browsers.launch({
    executablePath: chromium.path,
    env: { ...process.env, ...chromium.env } as Record<string, string>,
  });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  try {
    await expectAllShown(page, url);
  } finally {
    if (process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE, fullPage: true });
    await browser.close();
  }
}

async function lighthouse(url: string): Promise<LighthouseResult> {
  const flags = ['--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage', '--output=json', '--output-path=stdout', '--quiet'];
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  const env = { ...process.env, ...chromium.env, CHROME_PATH: chromium.path };
  const command = [join(ROOT, 'node_modules/lighthouse/cli/index.js'), url, ...flags, only];
  const { stdout } = await promisify(execFile)(process.execPath, command, { env, maxBuffer: 100_000_000 });
  if (process.env.REPORT) writeFileSync(process.env.REPORT, stdout);
  return JSON.parse(stdout) as LighthouseResult;
}

function figuresOf({ categories, audits, environment }: LighthouseResult): Figures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => Math.round((audits[name]?.numericValue ?? Number.NaN) * 1000) / 1000;
  const scripts = (audits['network-requests']?.details?.items ?? []).filter(({ resourceType }) => resourceType === 'Script');
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    lcp: Math.round(value('largest-contentful-paint')),
    cls: value('cumulative-layout-shift'),
    tbt: Math.round(value('total-blocking-time')),
    scriptKb: Math.round(scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 100) / 10,
    machine: Math.round(environment.benchmarkIndex),
  };
}

/** Each figure's own median: runs that differ in one may be alike in all others. */
function medianOf(all: Figures[]): Figures {
  const names = Object.keys(all[0] ?? {}) as (keyof Figures)[];
  const middle = (name: keyof Figures) => all.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Figures;
}

/** What the machine leaves no page of this size, is no fault of its scripts: they may take two points of it. */
function missedBy(name: string, figures: Figures, bare: number): string[] {
  const isMachine = bare < 98;
  return [
    figures.performance < (isMachine ? bare - 2 : 98) && 'performance ≥ 98',
    figures.accessibility < 100 && 'accessibility 100',
    figures['best-practices'] < 100 && 'best practices 100',
    figures.lcp > 1600 && 'LCP ≤ 1.6 s',
    figures.cls > 0.01 && 'CLS ≤ 0.01',
    !isMachine && figures.tbt > 50 && 'TBT ≤ 50 ms',
    figures.scriptKb > (SCRIPT_BUDGETS[name] ?? 90) && `JavaScript ≤ ${SCRIPT_BUDGETS[name] ?? 90} kB`,
  ].filter((missed) => missed !== false);
}
