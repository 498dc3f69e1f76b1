import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { frenchFaults } from '../../test/support/french.js';
import { anUnknownSite, aSite } from '../../test/support/site-facts.js';
import { SPECIFICATION_STRINGS } from '../../test/support/specification-strings.js';
import { SENTENCES } from '../modules/analysis/texts/sentences/index.js';
import { STEP_WORDINGS } from '../modules/analysis/texts/sentences/steps.js';
import { assistantsSentence, citationSentence } from './citations.rules.js';
import { frenchSpaces, inSentence } from './figures.rules.js';
import { FINDINGS, findingOf } from './findings.rules.js';
import { OUTCOMES } from './outcomes.rules.js';
import { fillPlaceholders } from './placeholders.rules.js';
import type { SiteFacts } from './site-facts.rules.js';

const ROOT = join(import.meta.dirname, '../../..');

describe('the check of French', () => {
  it.each([
    ["Le site de l'entreprise est lent.", 'straight apostrophe'],
    ['1 liens cassés', 'one with a plural'],
    ['1 lien mène à une page qui ne répond plus.', 'a sentence that counts one in figures'],
    ['Il manque 1 réponse pour calculer le score.', 'a sentence that counts one in figures'],
    ['Vraiment ?', 'no narrow space'],
    ['Vraiment?', 'no narrow space'],
    ['« Bonjour', 'no narrow space'],
    ['Un taux de 95%', 'no narrow space'],
    ['Un taux de 95 %', 'no narrow space'],
    ['Une réponse en 48h', 'a unit stuck to its figure'],
    ['Une note de 4.9/5', 'a unit stuck to its figure'],
    ['Calculé à partir de une mesure', 'no elision'],
    ['Le site de Atelier Bois', 'no elision'],
    ['Votre token a expiré', 'a word that owners do not use'],
  ])('finds in %j: %s', (text, fault) => {
    expect(frenchFaults(text)).toEqual([expect.stringContaining(fault)]);
  });

  it.each([
    'Un lien mène à une page qui ne répond plus.',
    '1\u00a0lien',
    'Dont 1 critique, 2 alertes et 1 remarque.',
    'Ouvrez https://exemple.ch/?a=1 et fr-CH',
    '4,9/5, 95\u202f%, 48\u202fh, 1\u00a0avis, 1\u00a0mois',
    'Sur 1 page, Lighthouse 13.5.0',
    'Token invalide',
  ])('accepts %j', (text) => {
    expect(frenchFaults(text)).toEqual([]);
  });
});

/** Returns sites that vary each fact over its critical values. */
function sites(): SiteFacts[] {
  const base = aSite({});
  const counted = Object.entries(base).flatMap(([name, value]) => (typeof value === 'number' || value === null ? [name] : []));
  const all = [0, 1, 2, 21, 1200].map((value) => aSite(Object.fromEntries(counted.map((name) => [name, value]))));
  const one = counted.flatMap((name) => [0, 1, 2, 7].map((value) => aSite({ [name]: value })));
  return [base, anUnknownSite(), ...all, ...one];
}

describe('the French catalogues', () => {
  const faultsOf = (texts: readonly (string | null | undefined)[]) => [
    ...new Set(texts.flatMap((text) => (text ? frenchFaults(frenchSpaces(text)) : []))),
  ];

  it('have correct findings and steps', () => {
    const texts = FINDINGS.flatMap((rule) => [
      ...[rule.title, rule.description, rule.howToFix, rule.why.says, rule.looksAt, rule.threshold.words, rule.timeEstimate],
      ...sites().flatMap((facts) => [rule.step.title(facts), rule.found(facts)]),
      ...sites().flatMap((facts) => (STEP_WORDINGS[rule.id] ?? []).map((say) => say(facts))),
    ]);
    expect(faultsOf(texts)).toEqual([]);
  });

  it('have correct sentences of the introduction in every combination', () => {
    const texts = sites().flatMap((facts) =>
      SENTENCES.filter((one) => one.holds(facts)).flatMap((one) => [
        ...Array.from({ length: one.wordingCount }, (_, wording) => one.say(facts, wording)),
        one.short?.(facts),
      ]),
    );
    expect(faultsOf(texts)).toEqual([]);
  });

  it('have correct outcomes of a visit', () => {
    expect(faultsOf(Object.values(OUTCOMES).flatMap((words) => Object.values(words).filter((word) => typeof word === 'string')))).toEqual(
      [],
    );
  });

  it('have correct answers of assistants', () => {
    const counts = [0, 1, 2, 11].flatMap((cited) =>
      [1, 2, 11].filter((n) => n >= cited).map((answered) => ({ cited, answered, isFew: answered < 10 })),
    );
    expect(faultsOf(counts.map((count) => citationSentence(count, 'votre entreprise')))).toEqual([]);
  });
});

describe('the number one', () => {
  it('is written as a word with the right article', () => {
    expect([0, 1, 2, 1200].map((count) => inSentence(count, 'un lien mène', 'liens mènent'))).toEqual([
      '0\u00a0lien mène',
      'un lien mène',
      '2\u00a0liens mènent',
      '1’200\u00a0liens mènent',
    ]);
    expect([0, 1].map((count) => inSentence(count, 'une seule image', 'images'))).toEqual(['0\u00a0image', 'une seule image']);
  });

  it('agrees with the steps of the plan', () => {
    const links = (brokenLinks: number) => findingOf('broken-links')?.step.title(aSite({ brokenLinks }));
    expect([links(1), links(2)]).toEqual(['Réparer le lien cassé.', 'Réparer 2\u00a0liens cassés.']);
  });

  const counted = (platform: string, citations: number) => ({ platform, citations, runs: 5 });
  it.each([
    [[counted('chatgpt', 1), counted('gemini', 1)], 'Rarement cité', 'Les deux assistants interrogés vous citent, mais rarement.'],
    [
      [counted('chatgpt', 5), counted('gemini', 5), counted('grok', 4)],
      'Souvent cité',
      'Les trois assistants interrogés vous citent, et souvent.',
    ],
    [
      [counted('chatgpt', 1), counted('gemini', 0), counted('grok', 0)],
      'Rarement cité',
      'Un des trois assistants interrogés vous cite, mais rarement.',
    ],
    [[counted('chatgpt', 0), counted('gemini', 0)], 'Jamais cité', null],
    [[counted('chatgpt', 3)], 'Parfois cité', null],
  ] as const)('is agreed with by assistants: %j %s', (all, word, sentence) => {
    expect(assistantsSentence(all, word)).toBe(sentence);
  });

  it.each([
    ['Atelier Bois', 'le site d’Atelier Bois'],
    ['Menuiserie du Jorat', 'le site de Menuiserie du Jorat'],
    ['Éole', 'le site d’Éole'],
    ['', 'le site de'],
  ])('elides the article before %j', (company, words) => {
    expect(fillPlaceholders('message', 'le site de {company}', { company, prenom: '' })).toBe(words);
  });
});

/** French words or accents: text for users. */
const IS_FRENCH = /[éèêàçôûîÉÀÊ]|(?<!\p{L})(?:le|la|les|une|des|est|pas|vous|votre|du|ou)(?!\p{L})/u;
const IS_HEADER = /^attachment; filename=/;
const IS_SQL = /\b(?:SELECT|INSERT|UPDATE|DELETE|WHERE|FROM)\b/;

/** The French texts of a source, seven in the place of each value. */
function textsOf(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node))
      found.push(node.head.text + node.templateSpans.map(({ literal }) => `7${literal.text}`).join(''));
    ts.forEachChild(node, look);
  };
  look(source);
  return found.filter((text) => /\s/.test(text) && IS_FRENCH.test(text) && !IS_SQL.test(text) && !IS_HEADER.test(text));
}

/** What the back-office shows as the server wrote it: beside scans, in the monitoring, line by line of an import. */
const SHOWN_AS_WRITTEN = /\/modules\/(?:operations|prospects|imports)\/|\/provider-error\.ts$/;
/** « URL bloquées » is the specification’s (file 2), the token of a former system what its file calls it. */
const NAMED_BY_OTHERS = /\/trials\/blocked-urls\.|\/cli\/legacy\//;

it('writes refusals, scan causes, monitoring and e-mails in correct French', () => {
  const files = globSync('backend/src/**/*.ts', { cwd: ROOT }).filter(
    (path) => !/\.test\.ts$|\/migrations\//.test(path) && !FOREIGN.test(path) && !NAMED_BY_OTHERS.test(path),
  );
  const faults = files.flatMap((path) =>
    textsOf(path).flatMap((text) =>
      frenchFaults(SHOWN_AS_WRITTEN.test(path) ? text : frenchSpaces(text)).map((fault) => `${path}: ${fault}`),
    ),
  );
  expect(faults).toEqual([]);
});

/** Patterns that foreign pages are read by, and words of other languages. */
const FOREIGN = /outcome-phrases\.ts$|denial\.ts$|\/words\/(?:de|it)\//;
const ELISION = /(?<!\p{L})(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu|aujourd)'(?=\p{L})/iu;

it('uses typographic apostrophes in every source except quotations of the specification', () => {
  const files = globSync(['backend/src/**/*.ts', 'microsite/src/**/*.{ts,tsx,astro}', 'admin/src/**/*.{ts,tsx}'], { cwd: ROOT });
  const used = new Set<string>();
  const faults = files
    .filter((path) => !/\.test\.tsx?$|\/migrations\//.test(path) && !FOREIGN.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      if (!ELISION.test(text) && !SPECIFICATION_STRINGS.some((fixed) => text.includes(fixed))) return [];
      const own = SPECIFICATION_STRINGS.reduce((rest, fixed) => {
        if (rest.includes(fixed)) used.add(fixed);
        return rest.replaceAll(fixed, '');
      }, text);
      return own.split('\n').flatMap((line) => (ELISION.test(line) ? [`${path}: ${line.trim()}`] : []));
    });
  expect(faults).toEqual([]);
  expect(SPECIFICATION_STRINGS.filter((fixed) => !used.has(fixed))).toEqual([]);
});
