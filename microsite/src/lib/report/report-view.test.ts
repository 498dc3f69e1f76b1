import { FINDINGS } from '../../../../backend/src/rules/findings.rules.ts';
import { WRONG_PAGES } from '../../../../backend/src/rules/outcome-names.rules.ts';
import { ownerWords } from '../../../../backend/src/rules/outcomes.rules.ts';
import { aMeasurement, aReport } from '../../../test/a-report.ts';
import { anAction } from '../../../test/an-action.ts';
import type { PublicReport } from '../api.ts';
import { reportView } from './report-view.ts';
import type { Row } from './shown.ts';

type Ready = Extract<ReturnType<typeof reportView>, { state: 'ready' }>;
const view = (...args: Parameters<typeof aReport>): Ready => reportView(aReport(...args)) as Ready;

/** Rows of a section, which only a shown one has. */
const rowsOf = (section: object): Row[] => ('rows' in section ? (section.rows as Row[]) : []);

describe('a report of which nothing was measured', () => {
  const nothing = view();

  it('shows no figure, in no section', () => {
    const sections = [nothing.speed, nothing.reputation, nothing.technology, nothing.onPage, nothing.keywords, nothing.assistants];
    expect(sections.map(({ state }) => state)).toEqual(Array(6).fill('missing'));
    expect(sections.some((section) => 'figure' in section)).toBe(false);
  });

  it('shows default values as estimates, never as figures', () => {
    expect(rowsOf({ rows: (nothing.speed as { estimates: Row[] }).estimates })).toEqual(
      [
        ['Téléphone', '65'],
        ['Ordinateur', '85'],
        ['Accessibilité', '80\u202f%'],
        ['Bases du référencement', '77\u202f%'],
      ].map(([label, value]) => expect.objectContaining({ label, value, tone: 'none', word: 'estimation' })),
    );
  });

  it.each([
    ['during a scan', { pagespeed: { state: 'pending' as const } }],
    ['of a site that was met in another state', { connectivity: { ...aMeasurement(), outcome: 'parked', met: ownerWords('parked') } }],
    ['without a website', { site_url: null }],
    ['once something is measured', { pagespeed: { ...aMeasurement(), desktop: 40 } }],
  ])('estimates nothing %s', (_when, patch) => {
    const { speed } = view(patch);
    expect('estimates' in speed ? speed.estimates : []).toEqual([]);
  });

  it('names the overall score an estimate', () => {
    expect(nothing.overall).toMatchObject({ state: 'estimated', value: '68', tone: 'none', word: 'estimation' });
  });

  it('falls back to the plain introduction and to general advice', () => {
    expect(nothing.hero.intro).toEqual({
      state: 'shown',
      lead: 'Analyse digitale complète de votre présence en ligne.',
      rest: [],
    });
    expect(nothing.plan).toMatchObject({ state: 'shown', general: true });
    expect(nothing.hero.measuredOn).toBeNull();
  });
});

describe('the introduction', () => {
  it('begins with its first sentence, whole; the rest and the second paragraph follow on demand', () => {
    const paragraphs = ['Le site de Müller & Co. AG est lent. Il pèse 3 Mo.', 'Il n’a pas de titre.', 'Jamais montré.'];
    expect(view({ company: 'Müller & Co. AG', intro: { ...aMeasurement(), paragraphs } }).hero.intro).toEqual({
      state: 'shown',
      lead: 'Le site de Müller & Co. AG est lent.',
      rest: ['Il pèse 3 Mo.', 'Il n’a pas de titre.'],
    });
  });
});

describe('what was not measured', () => {
  it('is one line, with the reason of each part', () => {
    const parked = { connectivity: { ...aMeasurement(), outcome: 'parked', met: ownerWords('parked') } };
    const { unmeasured } = view(parked);
    expect(unmeasured.title).toBe('Pas encore mesuré\u202f: Réputation, Technologie, Référencement, Intelligence artificielle');
    expect(unmeasured.items.map(({ cause }) => cause)).toEqual([undefined, 'Page d’attente', 'Page d’attente', undefined]);
    expect(unmeasured.way).toBeNull();
    expect(view({ site_url: null }).unmeasured.way).toBe('Indiquez-nous l’adresse de votre site, et nous le mesurons.');
  });

  it('contains neither a measured part nor one that is being measured, nor a company without a review', () => {
    const some = view({
      reviews: { ...aMeasurement(), status: 'not_found' },
      cms: { state: 'pending' },
      keywords: aMeasurement(),
    });
    expect(some.unmeasured.items.map(({ id }) => id)).toEqual(['ia']);
  });
});

describe('a status of the home page', () => {
  it('does not repeat its label', () => {
    const ids = ['no-title', 'no-description', 'no-h1', 'images-without-alt', 'broken-links', 'thin-content'];
    const items = ids.flatMap((id) => {
      const rule = FINDINGS.find((one) => one.id === id);
      if (!rule) return [];
      const { severity, title, description, effort, owner, howToFix: how_to_fix, timeEstimate: time_estimate } = rule;
      return [{ id, severity, title, description, found: null, effort, owner, how_to_fix, time_estimate }];
    });
    expect(items).toHaveLength(ids.length);
    const page = { ...aMeasurement(), words: 12, images: 18, images_without_alt: 11, broken_links: 2 };
    const shown = view({ page, findings: { total: 6, critical: 0, warnings: 6, notices: 0, items } }).onPage;
    const facts = shown.state === 'shown' ? shown.facts : [];
    expect(facts.map(({ label, value, word }) => [label, value, word])).toEqual([
      ['Titre de la page', '', 'Absent'],
      ['Description', '', 'Absente'],
      ['Grand titre', '', 'Absent'],
      ['Images sans description', '11 sur 18', 'À compléter'],
      ['Liens cassés', '2', 'À réparer'],
      ['Texte de la page', '12\u00a0mots', 'Trop bref'],
    ]);
  });
});

describe('a scan that runs', () => {
  const running = view({
    scanning: true,
    pagespeed: { state: 'pending' },
    intro: { state: 'pending' },
    recommendations: { state: 'pending' },
  });

  it('shows where figures are still expected', () => {
    expect([running.speed.state, running.hero.intro.state, running.plan.state]).toEqual(['pending', 'pending', 'pending']);
    expect(running.smartIndex.basics).toBe('pending');
  });

  it('does not show the server’s placeholder as an introduction', () => {
    const text = 'Analyse en cours pour Menuiserie. Votre introduction personnalisée sera générée dans quelques instants...';
    expect(view({ scanning: true, intro: { state: 'pending', paragraphs: [text] } }).hero.intro.state).toBe('pending');
  });
});

describe('a site that could not be visited', () => {
  it.each(WRONG_PAGES)('explains %s', (outcome) => {
    expect(view({ connectivity: { ...aMeasurement(), outcome, met: ownerWords(outcome) } }).hero.notice).toMatch(/^\p{Lu}.+\. .+\.$/u);
  });

  it('does not call it a site without a CMS', () => {
    const failed = view({
      connectivity: { ...aMeasurement(), outcome: 'unreachable', met: ownerWords('unreachable') },
      cms: aMeasurement(),
    });
    expect(failed.technology.state).toBe('missing');
  });
});

describe('a section without figures', () => {
  it.each([
    ['bot_challenge', 'Contrôle anti-robots'],
    ['parked', 'Page d’attente'],
    ['ok', undefined],
  ])('names what a visit met: %s', (outcome, cause) => {
    const met = view({ connectivity: { ...aMeasurement(), outcome, met: ownerWords(outcome) }, pagespeed: { state: 'missing' } });
    expect(met.speed).toMatchObject({ state: 'missing', cause });
    expect(met.onPage).toMatchObject({ state: 'missing', cause });
  });
});

describe('the plan', () => {
  it('offers to retry what failed, with general advice meanwhile', () => {
    expect(view({ recommendations: { failed: true } }).plan).toMatchObject({ state: 'shown', general: true, failed: true });
    expect(view({ demo: true, recommendations: { failed: true } }).plan.failed).toBe(false);
  });

  it('waits for what is being written, and then shows the list of actions', () => {
    expect(view({ recommendations: { state: 'pending', failed: true } }).plan).toMatchObject({ state: 'pending', failed: false });
    const { plan } = view({ actions: [anAction(), anAction({ id: 'links', state: 'done', done: true })] });
    expect(plan).toMatchObject({ state: 'shown', general: false, later: false });
    expect(plan.list.rows.map(({ id, done }) => [id, done])).toEqual([
      ['https', false],
      ['links', true],
    ]);
  });
});

describe('speed', () => {
  const speed = (patch: Partial<PublicReport['pagespeed']>) =>
    view({ pagespeed: { ...aMeasurement('Lighthouse 13.5.0'), runs: 3, ...patch } }).speed;

  it('shows the phone first, with its source', () => {
    expect(speed({ mobile: 54, desktop: 77, largest_contentful_paint: 4120 })).toMatchObject({
      figure: '54',
      tone: 'poor',
      device: 'sur téléphone',
      sentence: expect.stringContaining('après 4,1\u00a0secondes'),
      source: 'Lighthouse 13.5.0, téléphone, 12.11.2026, médiane de 3',
    });
  });

  it.each([
    [79, 'Sur ordinateur, la page peut encore gagner en vitesse.'],
    [80, 'Sur ordinateur, la vitesse n’est pas un obstacle.'],
  ])('has a calm message about the computer from 80: %s', (desktop, words) => {
    expect(speed({ mobile: 54, desktop })).toMatchObject({ sentence: expect.stringContaining(words) });
    expect(JSON.stringify(speed({ mobile: 54 }))).not.toContain('Sur ordinateur');
  });

  it('names a single run', () => {
    expect(speed({ mobile: 95, runs: 1 })).toMatchObject({ source: 'Lighthouse 13.5.0, téléphone, 12.11.2026, une mesure', range: null });
  });

  it('shows the computer alone, and leaves missing values open', () => {
    const alone = speed({ desktop: 40 });
    expect(alone).toMatchObject({ figure: '40', device: 'sur ordinateur', tone: 'poor' });
    expect(rowsOf(alone)[0]).toEqual({ label: 'Téléphone', value: '–', fill: null, tone: 'none', word: 'Non mesuré' });
  });
});

describe('technology', () => {
  it('shows a detection without a match', () => {
    const custom = view({ connectivity: { ...aMeasurement(), outcome: 'ok' }, cms: aMeasurement() }).technology;
    expect(custom).toMatchObject({ state: 'shown', figure: 'Site sur mesure', custom: true, confidence: null });
  });

  it('gives advice for WordPress', () => {
    const wordPress = view({ cms: { ...aMeasurement(), name: 'WordPress', version: '6.4', confidence: 99 } }).technology;
    expect(wordPress).toMatchObject({ isWordPress: true, version: 'version 6.4', confidence: '99\u202f%' });
  });
});

describe('the home page', () => {
  const page = {
    ...aMeasurement(),
    title: 'x'.repeat(40),
    description: 'x'.repeat(130),
    h1: ['Bienvenue'],
    images: 18,
    images_without_alt: 0,
    broken_links: 0,
    words: 400,
  };

  const finding = (id: string, severity: 'critical' | 'warning' | 'notice', title: string) => ({
    ...{
      id,
      severity,
      title,
      description: `${title}.`,
      found: null,
      effort: 'low' as const,
      time_estimate: '1 heure',
      how_to_fix: 'À corriger.',
      owner: 'agency' as const,
    },
  });
  const list = (...items: ReturnType<typeof finding>[]) => {
    const of = (severity: string) => items.filter((one) => one.severity === severity).length;
    return { total: items.length, critical: of('critical'), warnings: of('warning'), notices: of('notice'), items };
  };

  it('shows the count of the findings list, and judges its lines by that list alone', () => {
    expect(view({ page }).onPage).toMatchObject({ figure: '0', tone: 'good', word: 'En ordre' });
    const findings = list(
      finding('no-https', 'critical', 'Connexion non sécurisée'),
      finding('title-too-long', 'notice', 'Titre trop long'),
    );
    const shown = view({ page, findings }).onPage;
    expect(shown).toMatchObject({ figure: '2', unit: 'constats sur votre site', tone: 'poor', word: 'À corriger' });
    expect(shown.state === 'shown' && shown.findings.map(({ word }) => word)).toEqual(['Critique', 'Remarque']);
    expect(shown.state === 'shown' && shown.facts[0]).toMatchObject({ label: 'Titre de la page', tone: 'fair', word: 'Trop long' });
    expect(shown.state === 'shown' && shown.facts[1]).toMatchObject({ tone: 'good', word: 'En ordre' });
  });

  it('gives the correction of each finding: its step of the plan, the text written for the site, or the solution', () => {
    const findings = list(
      finding('no-https', 'critical', 'Connexion non sécurisée'),
      finding('no-description', 'warning', 'Description absente'),
      finding('title-too-long', 'notice', 'Titre trop long'),
    );
    const actions = [anAction({ id: 'answer-1', findings: [] }), anAction()];
    const corrections = [
      { finding: 'no-https', lead: 'Passer en https', text: '1. Installer un certificat.' },
      { finding: 'no-description', lead: 'Une description prête à coller', text: 'Menuiserie à Yverdon.' },
    ];
    const mending = (patch: object) => {
      const shown = view({ page, findings, actions, corrections, ...patch }).onPage;
      return shown.state === 'shown' ? shown.findings.map(({ step, correction }) => [step?.href ?? null, correction?.text ?? null]) : [];
    };
    const others = [
      [null, 'Menuiserie à Yverdon.'],
      [null, expect.stringMatching(/^À faire\s: À corriger\.$/)],
    ];
    expect(mending({})).toEqual([['#action-https', null], ...others]);
    expect(mending({ recommendations: { state: 'pending', items: [] } })).toEqual([[null, '1. Installer un certificat.'], ...others]);
  });

  it('shows no positive verdict without a measurement', () => {
    const shown = view({ page: { ...page, images: null, images_without_alt: null, broken_links: null, words: null } }).onPage;
    expect(shown.state === 'shown' && shown.facts.map(({ label }) => label)).toEqual(['Titre de la page', 'Description', 'Grand titre']);
  });
});

describe('the call to action', () => {
  it('leads to the person’s own quiz and score, in the demonstration to its own', () => {
    expect(view().quiz).toMatchObject({ href: '/quiz/abcd1234', scoreHref: '/monscore/abcd1234' });
    expect(view({ demo: true }).quiz.href).toBe('/quiz/abcd1234');
  });

  it('shows the score of a finished quiz', () => {
    const verdict = { score: 72, word: 'Moyen', grade: 'B', basis: 'quiz' } as const;
    const pagespeed = { ...aMeasurement(), mobile: 85, desktop: 85, overall: 85 };
    const done = view({ quiz: { status: 'done', score: 72 }, overall: { value: 72, estimated: false }, verdict, pagespeed });
    expect(done.smartIndex).toMatchObject({ quiz: 'done', score: '72', verdict: { tone: 'fair', word: 'Moyen' } });
    // the ring stays the speed: one place, one meaning
    expect(done.overall).toMatchObject({ state: 'shown', value: '85', tone: 'good', word: 'Excellent' });
  });

  it.each([
    ['not_started', false, 'Répondre à 7 questions (1 min)'],
    ['not_started', true, 'Terminer mon questionnaire'],
    ['in_progress', true, 'Terminer mon questionnaire'],
    ['done', true, 'Voir mon SmartIndex'],
  ] as const)('calls to act by where the quiz stands: %s, started %s', (status, started, action) => {
    expect(view({ quiz: { status, started, score: null } }).quiz.action).toBe(action);
  });

  it('gives no verdict to a page that is not the company’s', () => {
    const wrong = view({ outcome: 'parked', verdict: null, pagespeed: { ...aMeasurement(), mobile: 50, desktop: 50, overall: 50 } });
    expect(wrong.overall).toMatchObject({ state: 'estimated', value: '–', word: 'Sans note' });
    expect(wrong.smartIndex.verdict).toBeNull();
    const none = view({ site_url: null, verdict: null, overall: { value: null, estimated: true, measuredParts: { k: 0, n: 2 } } });
    expect(none.overall).toMatchObject({ state: 'estimated', value: '–', word: 'Non mesuré' });
  });

  it('names the devices that the speed is based on', () => {
    const sentence = (patch: Parameters<typeof aReport>[0]) =>
      view({ overall: { value: 50, estimated: false, measuredParts: { k: 1, n: 2 } }, ...patch }).overall.sentence;
    expect(sentence({ pagespeed: { ...aMeasurement(), mobile: 50, overall: 50 } })).toContain('sur téléphone, la seule mesurée');
    expect(sentence({ pagespeed: { ...aMeasurement(), desktop: 50, overall: 50 } })).toContain('sur ordinateur, la seule mesurée');
    expect(sentence({ pagespeed: { ...aMeasurement(), mobile: 50, desktop: 50, overall: 50 } })).toContain(
      '60\u202f% téléphone, 40\u202f% ordinateur',
    );
    expect(sentence({ quiz: { score: 50 } })).toBe('La vitesse de votre site n’a pas encore été mesurée.');
  });
});

describe('errors', () => {
  it('have the texts of the specification', () => {
    const problem = (status: number) => reportView({ problem: { status, code: 'x', message: 'y' } });
    expect(problem(404)).toEqual({
      state: 'error',
      lead: 'Ce lien ne mène à aucune page.',
      way: expect.stringContaining('copiez-le en entier'),
      resendHref: '/essai#retrouver',
      documentTitle: 'Erreur',
      message: 'Impossible de charger les données du prospect. Le token est peut-être invalide ou expiré.',
      canRetry: false,
    });
    expect(problem(429)).toMatchObject({ way: 'y', canRetry: true });
    expect([problem(0), problem(500)].map((error) => 'message' in error && error.message)).toEqual(
      Array(2).fill('Une erreur inattendue est survenue.'),
    );
  });
});
