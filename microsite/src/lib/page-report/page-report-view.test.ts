import { reportGrade } from '../../../../backend/src/rules/page-report.rules.ts';
import { aBrokenReport, aCategory, anAction, anIssue, aPageReport } from '../../../test/a-page-report.ts';
import { pointsJudged } from './judgement.ts';
import { headView, keyFigures, overviewView } from './overview-view.ts';
import { failureWords } from './report-words.ts';
import { issuesView, performanceView, seoView, technicalView } from './tab-views.ts';

/** A tab of the report of a page in order; it is never null there. */
const of = <T>(value: T | null): T => value as T;

describe('the head of the report', () => {
  it('has score, letter, counts, date and four categories', () => {
    const head = headView(aPageReport({ counts: { total: 3, critical: 1, warnings: 2, notices: 0 } }));
    expect(head).toMatchObject({
      score: 82,
      tone: 'good',
      word: 'Note B',
      source: 'Mesuré le 12.11.2026, SmartIndex',
      trend: null,
      message: null,
    });
    expect(head.counts).toBe('3\u00a0constats\u202f: 1\u00a0critique, 2\u00a0alertes');
    expect(head.chips.map(({ label }) => label)).toEqual(['Performance', 'SEO', 'UX', 'Technique']);
  });

  it('shows the letter in the colour of the one scale', () => {
    const tones = [100, 90, 89, 80, 79, 60, 59, 50, 49, 0].map((points) => pointsJudged(points, reportGrade(points)));
    expect(tones.map(({ word }) => word)).toEqual(['A+', 'A', 'B', 'B', 'C', 'D', 'F', 'F', 'F', 'F']);
    expect(tones.map(({ tone }) => tone)).toEqual(['good', 'good', 'good', 'good', 'fair', 'fair', 'poor', 'poor', 'poor', 'poor']);
  });

  it('shows what changed since the previous measurement', () => {
    const trend = (delta: number) => headView(aPageReport({ trend: { direction: 'up', delta, since: '2026-10-12T09:30:00.000Z' } })).trend;
    expect(trend(4)).toBe('+4\u00a0points depuis la mesure du 12.10.2026');
    expect(trend(-1)).toBe('−1\u00a0point depuis la mesure du 12.10.2026');
    expect(trend(0)).toBe('Note inchangée depuis la mesure du 12.10.2026');
  });

  it('leaves an unmeasured category open instead of showing 0', () => {
    const categories = { ...aPageReport().categories, ux: aCategory({ score: null, grade: null, status: null }) };
    expect(headView(aPageReport({ categories })).chips[2]).toMatchObject({ score: null, tone: 'none', word: 'Non mesuré' });
    expect(headView(aPageReport({ score: null, grade: null, status: null }))).toMatchObject({ score: null, word: 'Non mesuré' });
  });

  it('shows why a page is broken', () => {
    const head = headView(aBrokenReport());
    expect(head).toMatchObject({
      score: 0,
      tone: 'poor',
      word: 'Page en erreur',
      counts: '1\u00a0constat\u202f: 1\u00a0critique',
    });
    expect(head.message).toContain('Page introuvable');
    expect(head.chips.every(({ score, word }) => score === null && word === 'Non mesuré')).toBe(true);
  });
});

describe('the key figures', () => {
  it('are the main content, the usable page and the weight, as far as they were measured', () => {
    expect(keyFigures(aPageReport())).toEqual([
      { label: 'Contenu principal affiché', value: '4,1\u202fs', judged: { tone: 'poor', word: 'Lent' } },
      { label: 'Poids de la page', value: '3,1\u202fMo', judged: null },
    ]);
    expect(keyFigures(aBrokenReport())).toEqual([]);
  });
});

describe('the overview', () => {
  it('lists what each category lacks, and what was not measured', () => {
    const seo = aCategory({
      issues: [anIssue(), anIssue({ id: 'h1', severity: 'critical', found: '2 titres' })],
      unmeasured: ['Adresse canonique'],
    });
    const [, category] = overviewView(aPageReport({ categories: { ...aPageReport().categories, seo } })).categories;
    expect(category).toMatchObject({ count: '2\u00a0constats', unmeasured: 'Non mesuré\u202f: adresse canonique.' });
    expect(category?.issues.map(({ severity, found }) => [severity.word, found])).toEqual([
      ['Alerte', null],
      ['Critique', '2\u00a0titres'],
    ]);
    expect(overviewView(aPageReport()).categories[0]).toMatchObject({ count: 'Aucun constat', unmeasured: null });
  });

  it('shows three of the priorities with impact, effort, time and effect', () => {
    const priorities = ['a', 'b', 'c', 'd'].map((id) => anAction({ id }));
    const { actions } = overviewView(aPageReport({ priorities }));
    expect(actions.map(({ id, number }) => [id, number])).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ]);
    expect(actions[0]?.facts.map(({ label, value }) => [label, value])).toEqual([
      ['Impact', 'Fort'],
      ['Effort', 'Faible'],
      ['Temps estimé', '30\u00a0minutes'],
      ['Pourquoi', 'Google peut former lui-même l’extrait (Google Search Central).'],
    ]);
  });
});

describe('the performance tab', () => {
  it('judges each timing and leaves open what was not measured', () => {
    const { timings, resources } = performanceView(of(aPageReport().performance));
    expect(timings.map(({ length }) => length)).toEqual([100, null, 2]);
    expect(timings.map(({ value, judged, provider }) => [value, judged.word, judged.tone, provider])).toEqual([
      ['4,1\u202fs', 'Lent', 'poor', 'Lighthouse'],
      ['–', 'Non mesuré', 'none', ''],
      ['84\u202fms', 'Bon', 'good', 'SmartIndex'],
    ]);
    expect(resources.map(({ value }) => value)).toEqual(['12', '3', '1’250', '40', '32', '8']);
  });
});

describe('the SEO tab', () => {
  const seo = of(aPageReport().seo);
  const counts = { total: 6, critical: 1, warnings: 2, notices: 3 };

  it('counts critical issues, alerts and notices', () => {
    expect(seoView(seo, counts).counters).toEqual([
      { label: 'Critiques', value: '1' },
      { label: 'Alertes', value: '2' },
      { label: 'Remarques', value: '3' },
    ]);
  });

  it('judges the lengths of title and description', () => {
    const words = (patch: object) =>
      seoView({ ...seo, ...patch }, counts).texts.map(({ length, judged }) => [length, judged.word, judged.tone]);
    expect(words({})).toEqual([
      ['38\u00a0caractères', 'Bonne longueur', 'good'],
      ['0\u00a0caractère', 'Absente', 'poor'],
    ]);
    expect(words({ title_length: 70, title_status: 'error', description_length: 80, description_status: 'warning' })).toEqual([
      ['70\u00a0caractères', 'Trop long', 'poor'],
      ['80\u00a0caractères', 'Trop courte', 'fair'],
    ]);
    expect(words({ title_length: 12, title_status: 'warning', description_length: 170, description_status: 'error' })).toEqual([
      ['12\u00a0caractères', 'Trop court', 'fair'],
      ['170\u00a0caractères', 'Trop longue', 'poor'],
    ]);
  });

  it('shows the content with a word, or as not measured', () => {
    const content = (patch: object) => seoView({ ...seo, ...patch }, counts).content.map(({ value, judged }) => [value, judged?.word]);
    expect(content({})).toEqual([
      ['312', undefined],
      ['8,0\u202f%', 'Faible'],
      ['61,4', 'Facile à lire'],
      ['75,0\u202f%', undefined],
      ['–', 'Non mesuré'],
    ]);
    expect(content({ text_rate: 0.1, readability: 39 }).slice(1, 3)).toEqual([
      ['10,0\u202f%', 'Suffisante'],
      ['39,0', 'Difficile à lire'],
    ]);
    expect(content({ readability: 40 })[2]).toEqual(['40,0', 'Lisible']);
  });
});

describe('the technical tab', () => {
  const technical = of(aPageReport().technical);
  const lines = (patch = {}) => technicalView({ ...technical, ...patch }).groups.flatMap((group) => group.lines);
  const lineOf = (label: string, patch = {}) => lines(patch).find((line) => line.label === label);

  it('gives sizes in kilobytes, missing ones as not measured', () => {
    expect(lineOf('Total transféré')?.value).toBe('3’046,9\u202fKio');
    expect(lineOf('Scripts')).toMatchObject({ value: '–', judged: { word: 'Non mesuré' } });
  });

  it('distinguishes faults, passed checks and unknown values', () => {
    expect([lineOf('Liens cassés'), lineOf('Ressources cassées'), lineOf('Titre en double')].map((line) => line?.judged?.word)).toEqual([
      'À réparer',
      'Aucune',
      'Non mesuré',
    ]);
    expect(
      [lineOf('Connexion sécurisée (https)'), lineOf('Connexion sécurisée (https)', { https: false })].map((line) => line?.judged),
    ).toEqual([
      { tone: 'good', word: 'Oui' },
      { tone: 'poor', word: 'Non' },
    ]);
    expect(lineOf('Compression', { encoding: null })?.value).toBe('Aucune');
    expect(lineOf('Serveur', { server: null })?.value).toBe('Non indiqué');
    expect(technicalView(technical).broken).toEqual([{ url: 'https://menuiserie-du-lac.ch/disparue', status: 'Erreur 404' }]);
  });
});

describe('the issues tab', () => {
  const first = [1, 2, 3, 4, 5].map((line) => ({ message: `Faute ${line}`, line, column: 7 }));

  it('shows line, column and message, and how many others there are', () => {
    const { lists } = issuesView({ errors: { first, others: 3 }, warnings: { first: first.slice(0, 1), others: 1 } });
    expect(lists[0]?.rows[0]).toEqual({ place: 'Ligne 1, colonne 7', message: 'Faute 1' });
    expect(lists.map(({ others }) => others)).toEqual(['et 3 autres erreurs', 'et 1 autre avertissement']);
  });

  it('shows a fault without a line number', () => {
    const { lists } = issuesView({
      errors: { first: [{ message: 'Faute', line: 0, column: 0 }], others: 0 },
      warnings: { first: [], others: 0 },
    });
    expect(lists[0]?.rows[0]?.place).toBe('Toute la page');
  });

  it('is empty when nothing was found', () => {
    expect(issuesView(of(aPageReport().issues)).isEmpty).toBe(true);
    expect(issuesView({ errors: { first, others: 0 }, warnings: { first: [], others: 0 } })).toMatchObject({
      isEmpty: false,
      lists: [{ others: null }, {}],
    });
  });
});

describe('failures of the report', () => {
  const words = (status: number, message = '') => failureWords({ status, code: 'failed', message });

  it('have the texts of the specification', () => {
    expect(words(500)).toEqual({ title: "Une erreur est survenue lors de l'analyse", detail: null });
    expect(words(0).title).toBe("Une erreur est survenue lors de l'analyse");
    expect(words(422, 'ID prospect ou URL manquante').title).toBe('ID prospect ou URL manquante');
    expect(words(422, "Impossible d'analyser cette page. Le site ne répond pas.")).toEqual({
      title: "Impossible d'analyser cette page",
      detail: 'Le site ne répond pas.',
    });
    expect(words(409, 'Une analyse de cette page est déjà en cours.')).toMatchObject({
      detail: 'Une analyse de cette page est déjà en cours.',
    });
  });
});
