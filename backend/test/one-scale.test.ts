import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { PageSpeedResult } from '../src/modules/analysis/results/page-speed-result.entity.js';
import { auditDocument } from '../src/modules/audit-pdf/audit-document.js';
import { AuditFactsQueries } from '../src/modules/audit-pdf/audit-facts.queries.js';
import { SCORE_FROM, SCORE_SCALE, scoreVerdict } from '../src/rules/verdicts.rules.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

/** Bounds of the scale, and those of Lighthouse, which no page for prospects follows. */
const BOUNDS = [0, 49, 50, 59, 60, 69, 70, 79, 80, 89, 90, 100];
const PAGES = ['analyse', 'score', 'monscore', 'landing'];
const LANGUAGES = ['fr', 'de', 'it'];
/** Words of the four bands of the back-office. */
const FOREIGN = /^(?:Bon|À améliorer|Insuffisant)$/;

let app: TestApp;
const prospects = new Map<number, { id: string; token: string }>();

beforeAll(async () => {
  app = await startApp();
  for (const points of BOUNDS) prospects.set(points, await prospectAt(points));
});
afterAll(() => app.stop());

/** Everything out of 100 that can be set to one value is. */
async function prospectAt(points: number) {
  const prospect = await aProspect(app.database, { quiz_fait: true, score: points });
  const fraction = points / 100;
  await app.database.getRepository(PageSpeedResult).save({
    prospect_id: prospect.id,
    url: 'https://exemple.ch/',
    performance_score: fraction,
    mobile_performance_score: fraction,
    desktop_performance_score: fraction,
    accessibility_score: fraction,
    best_practices_score: fraction,
    seo_score: fraction,
    provenance: { source: 'live', provider: 'Lighthouse 13.5.0', measured_at: new Date('2026-11-12T09:30:00Z') },
  });
  return prospect;
}

interface Node {
  nodeName: string;
  parentNode?: Node;
  childNodes?: Node[];
  attrs?: { name: string; value: string }[];
  value?: string;
}
const all = (node: Node): Node[] => [node, ...(node.childNodes ?? []).flatMap(all)];
const attribute = (node: Node, name: string) => node.attrs?.find((one) => one.name === name)?.value;
const hasClass = (node: Node, name: string) => attribute(node, 'class')?.split(' ').includes(name) ?? false;
const text = (node: Node): string => node.value ?? (node.childNodes ?? []).map(text).join('');
const of = (node: Node, name: string) => all(node).filter((one) => hasClass(one, name));

/** Where a ruler changes its word, percent of its length. */
const marksOf = (ruler: Node) => of(ruler, 'ruler-mark').flatMap((mark) => (mark.nodeName === 'line' ? (attribute(mark, 'x1') ?? []) : []));

/** Returns the verdict of a ruler: the only one in its nearest ancestor that contains verdicts. */
function verdictBeside(ruler: Node): Node | undefined {
  for (let place = ruler.parentNode; place; place = place.parentNode) {
    const verdicts = of(place, 'verdict');
    if (verdicts.length > 0) return verdicts.length === 1 ? verdicts[0] : undefined;
  }
  return undefined;
}

const page = async (path: string): Promise<Node> => parse((await app.call<string>('GET', path)).body) as unknown as Node;

describe.each(BOUNDS)('a prospect whose figures are all %i', (points) => {
  const prospect = () => prospects.get(points) as { id: string; token: string };
  const expected = scoreVerdict(points);

  it.each(PAGES.flatMap((name) => LANGUAGES.map((language) => [name, language])))(
    'reads one scale on /%s in %s',
    async (name, language) => {
      const shown = await page(`/${name}/${prospect().token}?lang=${language}`);
      const rulers = of(shown, 'ruler').filter((ruler) => marksOf(ruler).join() === '60%,80%');
      let compared = 0;
      for (const ruler of rulers) {
        const value = Number(attribute(ruler, 'data-value'));
        const verdict = verdictBeside(ruler);
        if (!verdict || attribute(verdict, 'data-tone') === 'none' || attribute(ruler, 'data-value') === undefined) continue;
        compared += 1;
        expect([name, value, attribute(verdict, 'data-tone')]).toEqual([name, value, scoreVerdict(value).tone]);
        if (language === 'fr') expect([name, value, text(verdict)]).toEqual([name, value, scoreVerdict(value).word]);
      }
      for (const figure of of(shown, 'landing-figure').filter((figure) => text(figure).endsWith('/100'))) {
        compared += 1;
        const verdict = verdictBeside(figure);
        const value = Number.parseInt(text(figure), 10);
        expect([name, value, verdict && attribute(verdict, 'data-tone')]).toEqual([name, points, expected.tone]);
        if (language === 'fr') expect([name, value, verdict && text(verdict)]).toEqual([name, points, expected.word]);
      }
      expect([name, compared > 0]).toEqual([name, true]);
      const words = of(shown, 'verdict').map((verdict) => text(verdict).trim());
      expect(words.filter((word) => FOREIGN.test(word))).toEqual([]);
      if (language === 'fr') expect(words.filter((word) => SCORE_SCALE.some((band) => band.word === word))).toContain(expected.word);
      expect(of(shown, 'ruler').filter((ruler) => marksOf(ruler).join() === '50%,70%,90%')).toEqual([]);
    },
  );

  it('reads the same word, shape, colour and marks in the PDF, without a letter', async () => {
    const facts = await app.app.get(AuditFactsQueries, { strict: false }).of(prospect().id);
    const html = auditDocument(facts, '', null);
    const shape = SCORE_SCALE.find(({ tone }) => tone === expected.tone);
    expect(html).toContain(`<svg class="shape ${expected.tone}"`);
    expect(html).toContain(`svg.shape.${expected.tone} { fill: ${shape?.colour}; }`);
    expect(html).toMatch(new RegExp(`</svg> ${expected.word}\\. `));
    expect(html).not.toMatch(/, note [A-D]\b/);
    const marks = new Set([...html.matchAll(/class="mark" x1="(\d+)%"/g)].map(([, at]) => at));
    expect([...marks].sort()).toEqual([String(SCORE_FROM.fair), String(SCORE_FROM.excellent)]);
  });
});

describe('the letter of a score', () => {
  it.each([
    [100, 'A'],
    [89, 'B'],
    [69, 'C'],
    [49, 'D'],
  ])('of %i is %s, once, where the score is explained', async (points, letter) => {
    const prospect = prospects.get(points) as { token: string };
    for (const path of [`/monscore/${prospect.token}`, `/score/${prospect.token}`]) {
      const body = text(await page(path)).replace(/[\u00a0\u202f]/g, ' ');
      expect([path, body.match(/En lettres, de A à D : [A-D]\./g)]).toEqual([path, [`En lettres, de A à D : ${letter}.`]]);
      expect(body).not.toMatch(/note [A-D]\b/i);
    }
    expect(text(await page(`/analyse/${prospect.token}`))).not.toMatch(/note [A-D]\b/i);
  });
});

describe('the style sheets', () => {
  const styles = (name: string) => readFileSync(join(import.meta.dirname, '../../microsite/src/styles', `${name}.css`), 'utf8');

  it('have the colours of the scale', () => {
    const tokens = styles('tokens');
    for (const { tone, colour } of SCORE_SCALE) expect(tokens).toContain(`--${tone}: ${colour};`);
  });

  it('draw its shapes', () => {
    const verdict = styles('verdict');
    const rule = (tone: string) => new RegExp(`\\.verdict\\[data-tone="${tone}"\\]::before \\{([^}]*)\\}`).exec(verdict)?.[1] ?? '';
    const drawn = { circle: /^$/, square: /border-radius: 0;\s*$/, triangle: /clip-path: polygon\(50% 0, 100% 100%, 0 100%\)/ };
    for (const { tone, shape } of SCORE_SCALE) expect(rule(tone)).toMatch(drawn[shape]);
    expect(verdict).toMatch(/\.verdict::before \{[^}]*border-radius: 50%/);
  });
});
