import { judgedPages } from '../../../test/pages/index.js';
import type { PageCase } from '../../../test/pages/page-case.js';
import { encodingsOf } from '../url-guard/content-encodings.js';
import { type Judgement, judge } from './outcome.js';
import { judgeTransport } from './outcome-transport.js';
import { readEvidence } from './page-evidence.js';

/** As a visit would judge a page without a browser. */
function judged({ company, host, to, status = 200, headers = {}, html, bytes, https }: PageCase): Judgement {
  const requestedUrl = `https://www.${host}/`;
  const finalUrl = new URL(to ?? '/', requestedUrl).href;
  const tls = https ? { host: `www.${host}`, state: https, protocol: 'TLSv1.3', issuer: 'Autorité de test', valid_to: null } : null;
  const encodings = encodingsOf(headers['content-encoding']);
  const inTheWay = judgeTransport({ tls, incomplete: null, headers, body: bytes ?? Buffer.from(html), encodings });
  if (inTheWay) return inTheWay;
  return judge({
    requestedUrl,
    finalUrl,
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    size: html.length,
    page: readEvidence(html, finalUrl),
    drawn: null,
    owner: { company, ownHosts: [] },
    certificateNames: [],
  });
}

/** Excludes cases that need a real connection (wrong-pages.test.ts). */
const isDecidable = ({ https, headers = {}, bytes }: PageCase) =>
  https !== 'outdated' && !encodingsOf(headers['content-encoding']).known.length && !(bytes && headers['content-type']);
const wrong = judgedPages.filter((page) => page.outcome !== 'ok' && isDecidable(page));
const honest = judgedPages.filter((page) => page.outcome === 'ok' && isDecidable(page));

describe('the outcome of a visit', () => {
  it('is tested on sixty pages of each kind', () => {
    expect(wrong.length).toBeGreaterThanOrEqual(60);
    expect(honest.length).toBeGreaterThanOrEqual(60);
  });

  it.each(wrong.map((page) => [page.outcome, page.name, page] as const))('is %s: %s', (outcome, _name, page) => {
    const met = judged(page);
    expect([outcome, ...(page.or ?? [])]).toContain(met.outcome);
    expect(met.evidence).toBeTruthy();
  });

  it.each(honest.map((page) => [page.name, page] as const))('is the company’s own page: %s', (_name, page) => {
    expect(judged(page)).toMatchObject({ outcome: 'ok', evidence: null });
  });
});
