import type { PublicReport } from '../../src/modules/analysis/public-report/public-report.contract.js';
import type { Prospect } from '../../src/modules/prospects/prospect.entity.js';
import type { Language } from '../../src/rules/language.rules.js';
import { contradictions, type Statement } from '../consistency/statement.js';
import { prospectOf } from '../consistency/states.js';
import { startApp, type TestApp } from '../support/app.js';
import { documentsOf, type ReadDocument } from './documents.js';
import { SCORE_WORDS, type ScoreWords } from './expected.js';
import { ALL_STATES } from './more-states.js';

/** A name is a short line: a heading, a label, what is heard of a ruler. */
const LONGEST_NAME = 40;
const PLACES = ['analyse', 'score', 'monscore', 'plan', 'landing', 'quiz', 'PDF', 'trial_ready'];
const RULES = ['prospects', 'default', 'quiz', 'freshPages', 'forms'];

/** Describes what is read about scores in one language, in every state and place. */
export function describeScores(language: Language): void {
  const words = SCORE_WORDS[language];
  const documents = new Map<string, ReadDocument[]>();
  const prospects = new Map<string, Prospect>();
  let app: TestApp;
  const of = (name: string) => documents.get(name) ?? [];

  beforeAll(async () => {
    app = await startApp();
    const value = Object.fromEntries(RULES.map((rule) => [rule, { max: 100_000 }]));
    await app.call('PUT', '/api/admin/settings/rateLimits', { as: app.admin, body: { value } });
    for (const [name, state] of Object.entries(ALL_STATES)) {
      const prospect = await prospectOf(app, state);
      prospects.set(name, prospect);
      documents.set(name, await documentsOf(app, prospect, language));
    }
  });
  afterAll(() => app?.stop());

  describe.each(Object.keys(ALL_STATES))(`what a reader of ${language} reads of a prospect in the state « %s »`, (name) => {
    it('comes from every page, the PDF and an e-mail', () => {
      expect(of(name).map(({ where }) => where)).toEqual(expect.arrayContaining(PLACES));
      for (const { where, lines } of of(name)) expect([where, lines.length > 3]).toEqual([where, true]);
    });

    it('gives each number one sentence of origin, the one of what was measured', async () => {
      const path = `/api/public/prospects/${prospects.get(name)?.token}`;
      const { pagespeed } = (await app.call<PublicReport>('GET', path)).body;
      for (const document of of(name)) expect(foreignOrigins(document, words, pagespeed)).toEqual([]);
    });

    it('calls a score by one of three names', () => {
      expect([...new Set(of(name).flatMap((document) => strangeNames(document, words)))]).toEqual([]);
    });

    it('counts the same everywhere', () => {
      expect(contradictions(of(name).flatMap((document) => countsOf(document, words)))).toEqual([]);
    });
  });

  it(`finds every name, origin and count of ${language} somewhere`, () => {
    const all = [...documents.values()].flat();
    const isSomewhere = (matches: (line: string) => boolean) => all.some(({ lines }) => lines.some(matches));
    const { smartIndex, site, speed } = words.origins;
    const absent = [
      ...[smartIndex, site, ...Object.values(speed)].filter((sentence) => !isSomewhere((line) => line.includes(sentence))),
      ...Object.values(words.names).filter((name) => !isSomewhere((line) => plainName(line, words) === name)),
      ...Object.entries(words.counts).flatMap(([subject, pattern]) => (isSomewhere((line) => line.search(pattern) >= 0) ? [] : [subject])),
    ];
    expect(absent).toEqual([]);
  });
}

/** Sentences about the origin of a number that are not the one of this prospect and language. */
function foreignOrigins(
  { where, lines }: ReadDocument,
  { origin, origins }: ScoreWords,
  { mobile, desktop }: PublicReport['pagespeed'],
): string[] {
  const { both, phone, computer } = origins.speed;
  const speed = mobile !== null && desktop !== null ? both : mobile !== null ? phone : computer;
  const otherThan = (pattern: RegExp, expected: string) =>
    lines.flatMap((line) => line.match(pattern) ?? []).filter((sentence) => sentence.trim() !== expected);
  const foreign = [
    ...otherThan(origin.speed, speed),
    ...otherThan(origin.site, origins.site),
    ...otherThan(origin.smartIndex, origins.smartIndex),
  ];
  return foreign.map((sentence) => `${where}: ${sentence.trim()}`);
}

function strangeNames({ where, lines }: ReadDocument, words: ScoreWords): string[] {
  const { names, variants, nouns, others, absence } = words;
  const allowed = [...Object.values(names), ...variants].map((name) => name.toLowerCase());
  return lines
    .filter((line) => line.length <= LONGEST_NAME && nouns.test(line) && !others.test(line) && !absence.test(line))
    .map((line) => plainName(line, words))
    .filter((line) => !allowed.includes(line.toLowerCase()))
    .map((line) => `${where}: ${line}`);
}

const countsOf = ({ where, lines }: ReadDocument, { counts, basis }: ScoreWords): Statement[] =>
  Object.entries(counts).flatMap(([subject, pattern]) =>
    lines.flatMap((line) =>
      basis.test(line) ? [] : [...line.matchAll(pattern)].map(([, found]): Statement => ({ subject, says: found ?? null, where })),
    ),
  );

/** A name without the number of its section, its figure and its verdict. */
const plainName = (line: string, { verdict }: ScoreWords): string =>
  line
    .replace(verdict, '')
    .replace(/^\d{1,3} /, '')
    .replace(/\s?[:,–]?\s?\d.*$/, '')
    .replace(/\s?[:,]$/, '')
    .trim();
