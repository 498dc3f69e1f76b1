import { demoCompanies } from '../../src/cli/demo-companies.js';
import { demoResults } from '../../src/cli/demo-results.js';
import { SiteJudgement } from '../../src/modules/analysis/findings/site-judgement.service.js';
import { AnalysisResults } from '../../src/modules/analysis/measurements/analysis-results.service.js';
import type { AnalysisName, Results, Source } from '../../src/modules/analysis/results/analysis.contract.js';
import { composed, OWN_RULES } from '../../src/modules/analysis/texts/text-state.js';
import type { Prospect } from '../../src/modules/prospects/prospect.entity.js';
import { plainKeyword } from '../../src/providers/keywords/plain-keyword.js';
import type { TestApp } from '../support/app.js';
import { aProspect } from '../support/build.js';

type Level = number;
type Some = Partial<Omit<Results, 'intro' | 'recommendations'>>;

const OLD = new Date('2026-10-12T09:30:00Z');
const NOW = new Date('2026-11-12T09:30:00Z');
const LIGHTHOUSE = 'Lighthouse 13.5.0';
const [template] = demoCompanies;

/** Everything that could have been measured of a company whose website is as good as this, 0–100. */
export const measured = (level: Level, at = NOW): Required<Some> => {
  if (!template) throw new Error('no company');
  const { keywords, ...others } = demoResults({ ...template, name: 'Menuiserie du Lac', domain: 'menuiserie-du-lac.ch', level }, at);
  // one search that the site is not found under
  const unranked = plainKeyword({ keyword: 'volets bois', position: null, search_volume: 70 });
  return { ...others, keywords: { ...keywords, ranked_keywords: [...keywords.ranked_keywords, unranked] } };
};

const PROVIDERS: Partial<Record<AnalysisName, string>> = {
  pagespeed: LIGHTHOUSE,
  keywords: 'DataForSEO',
  reviews: 'Google',
  citations: 'DataForSEO',
};

interface Save {
  at?: Date;
  source?: Source;
  provider?: string;
}

/** Stores a result by the service that every result passes. */
export async function save(
  app: TestApp,
  { id }: Prospect,
  results: Some,
  { at = NOW, source = 'live', provider }: Save = {},
): Promise<void> {
  const saver = app.app.get(AnalysisResults, { strict: false });
  for (const [name, result] of Object.entries(results)) {
    const analysis = name as 'cms';
    const attempt = { prospectId: id, analysis, site: null, scanId: null, measuredAt: at, durationMs: 1 };
    const state = source === 'sample' ? ('sample' as const) : ('measured' as const);
    const by = provider ?? PROVIDERS[analysis] ?? OWN_RULES;
    await app.database.transaction((manager) => saver.save(manager, attempt, { state, source, provider: by, result: result as never }));
  }
}

/** The texts that our own rules write of what is known. */
export async function write(app: TestApp, { id }: Prospect): Promise<void> {
  const saver = app.app.get(AnalysisResults, { strict: false });
  const judgement = app.app.get(SiteJudgement, { strict: false });
  await app.database.transaction(async (manager) => {
    const facts = await judgement.facts(manager, id);
    for (const analysis of ['intro', 'recommendations'] as const) {
      const text = composed(analysis, facts, null);
      if (!text) continue;
      const result = analysis === 'intro' ? { content: text.content } : { recommendations: text.content, analysis: [] };
      const attempt = { prospectId: id, analysis, site: null, scanId: null, measuredAt: NOW, durationMs: 1 };
      await saver.save(manager, attempt, { state: 'measured', source: 'builtin', provider: OWN_RULES, result: result as never });
    }
  });
}

/** Answers every question; `place` of the option, the last one beyond the end. */
export async function answerQuiz(app: TestApp, { token }: Prospect, place: number): Promise<void> {
  const { body } = await app.call<{ questions: { id: number; options: string[] }[] }>('GET', `/api/public/quiz/${token}`);
  for (const { id, options } of body.questions) {
    const answer = options[Math.min(place, options.length - 1)];
    const { status } = await app.call('PUT', `/api/public/quiz/${token}/answers/${id}`, { body: { answer } });
    if (status !== 200) throw new Error(`answer not taken: ${status}`);
  }
  const { status } = await app.call('POST', `/api/public/quiz/${token}/complete`);
  if (status !== 200) throw new Error(`quiz not completed: ${status}`);
}

const figures = (app: TestApp, { id }: Prospect, analysis: string, body: object) =>
  app.call('PUT', `/api/admin/prospects/${id}/figures/${analysis}`, { as: app.admin, body });

const phoneAlone = (level: Level, at = NOW): Results['pagespeed'] => ({
  ...measured(level, at).pagespeed,
  desktop_performance_score: null,
  desktop_data: null,
  failures: [{ device: 'desktop', code: 'timeout', message: 'La mesure a pris trop de temps.', failed_at: at.toISOString() }],
});

const parked = (): Results['connectivity'] => ({ ...measured(0).connectivity, outcome: 'parked', reason: null });

export type State = (app: TestApp, prospect: Prospect) => Promise<void>;

/** How a prospect may stand; the name is that of its company. */
export const STATES: Readonly<Record<string, [values: Partial<Prospect>, State]>> = {
  'Tout mesuré, bon, quiz terminé': [
    {},
    async (app, prospect) => {
      await save(app, prospect, measured(97));
      await answerQuiz(app, prospect, 0);
      await write(app, prospect);
    },
  ],
  'Tout mesuré, mauvais': [
    {},
    async (app, prospect) => {
      await save(app, prospect, measured(3));
      await write(app, prospect);
    },
  ],
  'Téléphone seul': [
    {},
    async (app, prospect) => {
      await save(app, prospect, { ...measured(47), pagespeed: phoneAlone(47) });
      await write(app, prospect);
    },
  ],
  'Page parquée depuis': [
    {},
    async (app, prospect) => {
      await save(app, prospect, measured(52, OLD), { at: OLD });
      await write(app, prospect);
      await save(app, prospect, { connectivity: parked() });
    },
  ],
  'Sans site': [
    { site_url: null },
    async (app, prospect) => {
      await answerQuiz(app, prospect, 1);
    },
  ],
  'Entreprise d’exemple': [
    { metadata: { demo: true, last_analyzed: new Date().toISOString() } },
    async (app, prospect) => {
      await save(app, prospect, measured(58), { source: 'sample', provider: 'Démonstration' });
      await answerQuiz(app, prospect, 1);
      await write(app, prospect);
    },
  ],
  'Chiffres saisis': [
    {},
    async (app, prospect) => {
      const { reviews: _, citations: __, ...others } = measured(70);
      await save(app, prospect, others);
      await figures(app, prospect, 'reviews', { rating: 4.2, reviews_count: 17 });
      await figures(app, prospect, 'citations', { platforms: [{ platform: 'chatgpt', citations: 3 }] });
      await write(app, prospect);
    },
  ],
  'Essai sans clé': [
    { metadata: { is_trial: true } },
    async (app, prospect) => {
      const { keywords: _, reviews: __, ...others } = measured(47);
      await save(app, prospect, others);
      await save(app, prospect, { keywords: measured(47).keywords }, { source: 'sample', provider: 'Exemple' });
      await write(app, prospect);
    },
  ],
  'Essai, tout mesuré, quiz terminé': [
    { metadata: { is_trial: true } },
    async (app, prospect) => {
      await save(app, prospect, measured(74));
      await answerQuiz(app, prospect, 1);
      await write(app, prospect);
    },
  ],
  'Essai à peine mesuré': [
    { metadata: { is_trial: true } },
    (app, prospect) => save(app, prospect, { connectivity: measured(40).connectivity, cms: measured(40).cms }),
  ],
};

/** A prospect that stands so. */
export function prospectIn(app: TestApp, name: string): Promise<Prospect> {
  const state = STATES[name];
  if (!state) throw new Error(`no state ${name}`);
  return prospectOf(app, state);
}

/** The same for a state of another list. */
export async function prospectOf(app: TestApp, [values, bring]: [Partial<Prospect>, State]): Promise<Prospect> {
  const prospect = await aProspect(app.database, {
    business_name: 'Menuiserie du Lac',
    location: 'Yverdon-les-Bains',
    site_url: 'https://menuiserie-du-lac.ch/',
    metadata: { last_analyzed: new Date().toISOString() },
    ...values,
  });
  await bring(app, prospect);
  return prospect;
}
