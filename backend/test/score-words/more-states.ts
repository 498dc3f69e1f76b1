import type { Prospect } from '../../src/modules/prospects/prospect.entity.js';
import { answerQuiz, measured, STATES, type State, save, write } from '../consistency/states.js';

const NOW = new Date('2026-11-12T09:30:00Z');

/** Fifteen states: those of every page in the browser, and five more in which a score is told in other words. */
export const ALL_STATES: typeof STATES = {
  ...STATES,
  'Ordinateur seul': [
    {},
    async (app, prospect) => {
      const { pagespeed, ...others } = measured(62);
      await save(app, prospect, { ...others, pagespeed: { ...pagespeed, mobile_performance_score: null, mobile_data: null } });
      await write(app, prospect);
    },
  ],
  'Questionnaire commencé': [
    {},
    async (app, prospect) => {
      await save(app, prospect, measured(66));
      await write(app, prospect);
      await answerSome(app, prospect);
    },
  ],
  'Essai, trois mesures sur cinq': [
    { metadata: { is_trial: true } },
    async (app, prospect) => {
      const { connectivity, cms, pagespeed } = measured(81);
      await save(app, prospect, { connectivity, cms, pagespeed });
    },
  ],
  'Quiz terminé, rien de mesuré': [{}, (app, prospect) => answerQuiz(app, prospect, 2)],
  'Tout en échec': [
    {},
    async (app, { id }) => {
      for (const analysis of ['pagespeed', 'page', 'cms', 'keywords', 'reviews', 'citations'])
        await app.database.query(
          `INSERT INTO measurements (prospect_id, analysis, state, source, measured_at, error) VALUES ($1, $2, 'failed', 'live', $3, $4)`,
          [id, analysis, NOW, JSON.stringify({ code: 'timeout', message: 'La mesure a pris trop de temps.', detail: null })],
        );
    },
  ],
};

const answerSome: State = async (app, { token }: Prospect) => {
  const { body } = await app.call<{ questions: { id: number; options: string[] }[] }>('GET', `/api/public/quiz/${token}`);
  for (const { id, options } of body.questions.slice(0, 3))
    await app.call('PUT', `/api/public/quiz/${token}/answers/${id}`, { body: { answer: options[1] } });
};
