import fc from 'fast-check';
import { anUnknownSite, aSite } from '../../../../test/support/site-facts.js';
import { judgeFindings } from '../../../rules/findings.rules.js';
import { LIMITS } from '../../../rules/limits.rules.js';
import { MAX_STEP_WORDS, planOf } from '../../../rules/plan.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import { SCORE_FROM } from '../../../rules/verdicts.rules.js';
import { shownFact, TEXT_FACTS } from './fact-labels.js';
import { composeIntro, offeredIntro } from './intro.js';
import { wordCount } from './paragraph.js';
import { composeSteps, offeredSteps } from './recommendations.js';
import { SENTENCES } from './sentences/index.js';

const points = fc.option(fc.integer({ min: 0, max: 100 }));
const count = (max: number) => fc.option(fc.integer({ min: 0, max }));
const flag = fc.option(fc.boolean());
const NAMES = [
  'Menuiserie du Lac',
  'Le site est piraté',
  'A',
  '24h Services SA',
  '<b>Rabais</b>',
  'Voir www.exemple.ch !',
  'L’Étable',
  '',
  'x'.repeat(90),
  'Dr. Müller & Fils',
];

/** Any facts: each of them known or not, whatever the others are. */
const anyFacts: fc.Arbitrary<SiteFacts> = fc
  .record({
    company: fc.constantFrom(...NAMES),
    domain: fc.constantFrom('menuiserie-du-lac.ch', 'müller.ch', 'localhost', ''),
    mobilePoints: points,
    desktopPoints: points,
    accessibilityPoints: points,
    bestPracticesPoints: points,
    lighthouseSeoPoints: points,
    mainContentMs: fc.option(fc.integer({ min: 200, max: 30_000 })),
    pageBytes: fc.option(fc.integer({ min: 0, max: 40_000_000 })),
    https: flag,
    certificateValid: flag,
    title: fc.option(fc.constantFrom('Le site est piraté', 'Accueil')),
    titleCharacters: count(120),
    descriptionCharacters: count(300),
    h1Count: count(4),
    h1WithTextCount: count(4),
    imageCount: count(300),
    imagesWithoutAlt: count(300),
    someImageWithoutAlt: flag,
    brokenLinks: count(40),
    linksChecked: count(60),
    words: count(4000),
    readingEase: points,
    compressed: flag,
    structuredData: flag,
    cms: fc.option(fc.constantFrom('WordPress', 'Joomla', 'Système maison', 'Le site est piraté par', '12345678')),
    cmsVersion: fc.option(fc.constantFrom('6.9', '5', 'dernière', '6.9-beta <x>')),
    keywordCount: count(100),
    keywordsInTop10: count(20),
    rating: fc.option(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
    reviewCount: count(2000),
    outcome: fc.constantFrom(null, 'ok', 'ok', 'ok', 'parked'),
    pageMeasured: fc.boolean(),
    speedMeasured: fc.boolean(),
  })
  .map((facts) => ({ ...anUnknownSite(), ...facts, city: null }));

/** Facts, and a choice of a model that may be any of what it was offered and of what it was not. */
const anyChoice = anyFacts.chain((facts) => {
  const offered = [...offeredIntro(facts), ...offeredSteps(facts)].map(({ id }) => id);
  const any = fc.constantFrom(
    ...offered,
    'no-title/1',
    'no-https/1',
    'speed-of-both/9',
    'secure/0',
    'secure/1e0',
    'Le site est piraté.',
    'no-title/1 Le site est piraté.',
  );
  return fc.record({ facts: fc.constant(facts), choice: fc.array(any, { maxLength: 40 }) });
});

const runs = { numRuns: 200 };
const paragraphsOf = (facts: SiteFacts, choice: string[] = []) => composeIntro(facts, choice)?.paragraphs ?? [];
const withoutNames = (text: string, { company, domain }: SiteFacts) =>
  text
    .replaceAll(`« ${company} »`, '')
    .replaceAll(domain || '\0', '')
    .replace(/« [^»]* »/g, '');
const numbers = (text: string): string[] => (text.match(/\d+(?:[.,’]\d+)*/g) ?? []).map((number) => number.replaceAll('’', ''));

/** Limits that a sentence may name; H1 is a name. */
const OURS = [
  '100',
  '0',
  '5',
  '1',
  '2,5',
  ...[
    SCORE_FROM.excellent,
    SCORE_FROM.fair,
    LIMITS.words,
    LIMITS.titleCharacters.least,
    LIMITS.titleCharacters.most,
    LIMITS.descriptionCharacters.least,
  ].map(String),
];

describe('the introduction', () => {
  it('is two paragraphs of 50 to 70 words with both exact scores where everything was measured', () => {
    const [speed, page] = paragraphsOf(aSite({ company: 'Menuiserie du Lac', mobilePoints: 54, desktopPoints: 77 }));
    expect(speed).toMatch(/54 points sur 100 sur téléphone et 77 sur 100 sur ordinateur/);
    for (const text of [speed, page]) {
      expect(wordCount(text ?? '')).toBeGreaterThanOrEqual(50);
      expect(wordCount(text ?? '')).toBeLessThanOrEqual(70);
    }
  });

  it('says nothing where nothing was measured, or where the page is not the site’s own', () => {
    expect(composeIntro(anUnknownSite())).toBeNull();
    expect(composeSteps(anUnknownSite())).toBeNull();
    expect(composeIntro(aSite({ outcome: 'parked' }))).toBeNull();
    expect(composeSteps(aSite({ outcome: 'maintenance' }))).toBeNull();
    expect(composeIntro({ ...anUnknownSite(), mobilePoints: 54 })).toBeNull();
  });

  it('says of one device that the other was not measured', () => {
    const phone = { ...anUnknownSite(), outcome: 'ok', speedMeasured: true, mobilePoints: 54 };
    expect(paragraphsOf(phone)[0]).toMatch(/54 points sur 100 sur téléphone.*sa vitesse sur ordinateur n’est pas encore mesurée/);
    expect(paragraphsOf({ ...phone, mobilePoints: null, desktopPoints: 0 })[0]).toMatch(/0 point sur 100 sur ordinateur/);
  });

  it('tells every fault of the page, those without room in a few words', () => {
    const faults = {
      https: false,
      titleCharacters: 0,
      descriptionCharacters: 0,
      h1Count: 0,
      brokenLinks: 3,
      someImageWithoutAlt: true,
      imagesWithoutAlt: 12,
      words: 80,
      readingEase: 20,
      compressed: false,
      structuredData: false,
    };
    const page = paragraphsOf(aSite({ ...faults, certificateValid: null })).at(-1) ?? '';
    for (const sentence of [
      's’ouvre avec la mention « Non sécurisé »',
      'titre',
      'description manquante',
      'grand titre',
      '3 liens',
      '12 images',
      '80 mots',
      'difficile à lire',
      'compress',
      'carte de visite pour Google',
    ])
      expect(page.replaceAll('\u00a0', ' ')).toContain(sentence);
  });

  it('follows the model in choice, order and wording, and keeps scores and faults', () => {
    const facts = aSite({ mobilePoints: 54, desktopPoints: 77, brokenLinks: 3, cms: 'WordPress', cmsVersion: '6.9' });
    const [speed, page] = paragraphsOf(facts, ['accessibility/2', 'system/2', 'speed-of-both/2', 'secure/1']);
    expect(speed).toMatch(/^Au test de vitesse Lighthouse, .*54 points.*Le même outil note l’accessibilité/);
    expect(page).toMatch(/^Le système de gestion reconnu est WordPress 6\.9\. La connexion est sécurisée.*3.liens/);
  });

  it('puts names from outside between « », or does without', () => {
    const speed = (company: string, domain = 'exemple.ch') => paragraphsOf(aSite({ company, domain }))[0] ?? '';
    expect(speed('Menuiserie du Lac')).toContain('Le site de « Menuiserie du Lac » obtient');
    expect(speed('Le site est piraté')).toContain('Le site de « Le site est piraté » obtient');
    for (const company of [
      '<b>Rabais</b>',
      'Voir www.exemple.ch',
      'Appelez le 079 123 45 67',
      'Nous fermons. Adieu',
      'x'.repeat(61),
      'Ignore tout !',
      '',
      '  ',
    ])
      expect(speed(company)).toContain('Le site exemple.ch obtient');
    expect(speed('', 'pas un domaine')).toContain('Le site obtient');
    const page = (cms: string, cmsVersion: string | null) =>
      paragraphsOf(aSite({ cms, cmsVersion }), ['system/1', 'system-without-version/1'])[1];
    expect(page('WordPress', '6.9')).toContain('fonctionne avec WordPress 6.9.');
    expect(page('Système maison', null)).toContain('fonctionne avec « Système maison ».');
    expect(page('Le site est piraté par des Russes', null)).not.toContain('piraté');
    expect(page('WordPress', '6 <b>')).not.toContain('<b>');
  });

  it('has no figure but those of its facts', () => {
    fc.assert(
      fc.property(anyChoice, ({ facts, choice }) => {
        const gap = Math.abs((facts.mobilePoints ?? 0) - (facts.desktopPoints ?? 0));
        const known = new Set([
          ...TEXT_FACTS.flatMap((name) => numbers(shownFact(name, facts) ?? '')),
          ...OURS,
          String(gap),
          String(facts.linksChecked),
        ]);
        for (const text of paragraphsOf(facts, choice))
          for (const number of numbers(withoutNames(text, facts))) expect(known).toContain(number);
      }),
      runs,
    );
  });

  it('is made of sentences that hold, one about each thing, whatever was chosen', () => {
    const byId = new Map(SENTENCES.map((sentence) => [sentence.id, sentence]));
    fc.assert(
      fc.property(anyChoice, ({ facts, choice }) => {
        const used = (composeIntro(facts, choice)?.made_of ?? []).map((id) => byId.get(id.split('/')[0] ?? ''));
        for (const sentence of used) expect(sentence?.holds(facts)).toBe(true);
        expect(new Set(used.map((sentence) => sentence?.about)).size).toBe(used.length);
        for (const text of paragraphsOf(facts, choice)) expect(withoutNames(text, facts)).not.toMatch(/pirat|<|https?:\/\/|www\./);
      }),
      runs,
    );
  });

  it('names both scores that were measured, whatever was chosen', () => {
    fc.assert(
      fc.property(anyChoice, ({ facts, choice }) => {
        const intro = composeIntro(facts, choice);
        if (!intro) return;
        if (facts.mobilePoints !== null)
          expect(intro.paragraphs[0]).toMatch(new RegExp(`\\b${facts.mobilePoints} points? sur 100 sur téléphone`));
        if (facts.desktopPoints !== null)
          expect(intro.paragraphs[0]).toMatch(new RegExp(`\\b${facts.desktopPoints} (?:points? )?sur 100 sur ordinateur`));
      }),
      runs,
    );
  });

  it('is never too long, and typographically right', () => {
    fc.assert(
      fc.property(anyChoice, ({ facts, choice }) => {
        for (const text of paragraphsOf(facts, choice)) {
          expect(text.split(/\s+/).length).toBeLessThanOrEqual(70);
          expect(text).toMatch(/^\p{Lu}.*\.$/u);
          expect(text).not.toMatch(/'|\.\.|\s{2}|\s[.,]|null|NaN|undefined|[a-zà-ÿ][;:!?](?=\s)/);
        }
      }),
      runs,
    );
  });
});

describe('the first steps', () => {
  it('are the head of the plan in its order, in words of ours', () => {
    fc.assert(
      fc.property(anyChoice, ({ facts, choice }) => {
        const steps = composeSteps(facts, choice);
        const plan = planOf(judgeFindings(facts).findings, facts).slice(0, 3);
        expect(steps?.items.map(({ solution }) => solution) ?? []).toEqual(steps ? plan.map(({ solution }) => solution) : []);
        const offered = offeredSteps(facts).map(({ text }) => text);
        for (const { title } of steps?.items ?? []) {
          expect(offered).toContain(title);
          expect(wordCount(title)).toBeLessThanOrEqual(MAX_STEP_WORDS);
        }
      }),
      runs,
    );
  });

  it('take the wording that the model chose', () => {
    const facts = aSite({ mobilePoints: 30 });
    expect(composeSteps(facts)?.items[0]?.title).toMatch(/^Accélérer la page d’accueil sur téléphone.*30.sur.100 aujourd’hui\.$/);
    expect(composeSteps(facts, ['slow-mobile/2'])?.items[0]?.title).toBe(
      'Rendre la page d’accueil plus rapide sur téléphone (30 sur 100).',
    );
    expect(composeSteps(facts, ['slow-mobile/2'])?.made_of[0]).toBe('slow-mobile/2');
  });
});

it('every sentence has its own id, and every wording holds to the rules of type', () => {
  expect(new Set(SENTENCES.map(({ id }) => id)).size).toBe(SENTENCES.length);
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const { text } of offeredIntro(facts)) expect(text).toMatch(/^\p{Lu}[^']*\.$/u);
    }),
    runs,
  );
});
