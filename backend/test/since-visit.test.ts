import { Clock } from '../src/common/clock.js';
import type { ChangesSince } from '../src/modules/analysis/public-report/progress/plan-progress.contract.js';
import type { PublicBooking } from '../src/modules/appointments/appointment.contract.js';
import type { PublicQuiz } from '../src/modules/quiz/quiz.contract.js';
import { readDate } from '../src/rules/dates.rules.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

const DAY_MS = 86_400_000;
const visited = new Date();
const later = (days: number) => new Date(visited.getTime() + days * DAY_MS);

let app: TestApp;
let clock: Clock;
beforeAll(async () => {
  app = await startApp();
  clock = app.app.get(Clock);
});
afterAll(() => app.stop());
beforeEach(() => {
  clock.now = () => new Date();
});

/** A prospect whose phone speed was 50 before the visit and is 70 a day after it. */
async function measuredTwice(): Promise<string> {
  const { id, token } = await aProspect(app.database);
  for (const [days, speed] of [
    [-3, 0.5],
    [1, 0.7],
  ] as const)
    await app.database.query(
      `INSERT INTO measurements (prospect_id, analysis, state, source, provider, measured_at, result) VALUES ($1, 'pagespeed', 'measured', 'live', 'Lighthouse 13', $2, $3)`,
      [id, later(days), { url: 'https://boulangerie-exemple.ch/', mobile_performance_score: speed, desktop_performance_score: null }],
    );
  return token;
}

const post = async (path: string, body: object) =>
  expect((await app.call('POST', `/api/public/${path}`, { body })).status).toBeLessThan(300);
const ask = async <T>(path: string) => (await app.call<T>('GET', `/api/public/${path}`)).body;
const sinceTwoDaysLater = async (token: string) => {
  clock.now = () => later(2);
  return (await ask<ChangesSince>(`prospects/${token}/since`)).since;
};

describe('the changes since the last visit', () => {
  it.each<[string, (token: string) => Promise<void>]>([
    ['looked at the score', (token) => post(`prospects/${token}/events`, { type: 'score_view', engaged: true })],
    [
      'answered one question of the quiz',
      async (token) => {
        const [question] = (await ask<PublicQuiz>(`quiz/${token}`)).questions;
        const body = { answer: question?.options[0] };
        expect((await app.call('PUT', `/api/public/quiz/${token}/answers/${question?.id}`, { body })).status).toBe(200);
      },
    ],
    [
      'booked a call',
      async (token) => {
        const [slot] = (await ask<PublicBooking>(`booking/slots?token=${token}`)).slots;
        await post('appointments', { token, start: slot?.start });
      },
    ],
    ['asked for the audit', (token) => post('audit-requests', { token })],
    [
      'marked a step of the plan',
      (token) =>
        app.database.query(
          `INSERT INTO plan_steps (prospect_id, step_id, title, done_at) SELECT id, 'speed', 'Vitesse', now() FROM prospects WHERE token = $1`,
          [token],
        ),
    ],
    ['named a colleague', (token) => post('referrals', { token, email: 'collegue@exemple.ch' })],
  ])('is told to whoever %s', async (_, act) => {
    const token = await measuredTwice();
    await act(token);
    expect(await sinceTwoDaysLater(token)).toMatchObject({
      day: readDate(visited),
      changes: ['Vitesse sur téléphone\u202f: 50 avant, 70 maintenant.'],
    });
  });

  it('are not shown to a first visitor, to programs or to staff', async () => {
    const token = await measuredTwice();
    await post(`prospects/${token}/events`, { type: 'page_view', engaged: false });
    const bot = { 'user-agent': 'curl/8' };
    await app.call('POST', `/api/public/prospects/${token}/events`, { body: { type: 'page_view', engaged: true }, headers: bot });
    await app.call('POST', `/api/public/prospects/${token}/events`, {
      body: { type: 'page_view', engaged: true },
      headers: { cookie: 'staff=1' },
    });
    expect(await sinceTwoDaysLater(token)).toBeNull();
  });

  it('do not change the counted visits', async () => {
    const token = await measuredTwice();
    await post('audit-requests', { token });
    expect(await sinceTwoDaysLater(token)).not.toBeNull();
    const [{ page_vue, views }] = await app.database.query(
      `SELECT page_vue, (SELECT count(*)::int FROM events WHERE prospect_id = p.id) AS views FROM prospects p WHERE token = $1`,
      [token],
    );
    expect({ page_vue, views }).toEqual({ page_vue: false, views: 0 });
  });
});
