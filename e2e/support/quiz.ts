import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import { ADMIN, expect } from './test.js';

/** Points of the seven questions in the order of their options (specification 1, section 9). */
const POINTS = [
  [5, 15, 25, 30],
  [25, 30, 20, 5],
  [30, 20, 10, 0],
  [30, 20, 10, 0],
  [30, 20, 10, 0],
  [25, 25, 20, 5],
  [5, 15, 25, 30],
];

export interface Staff {
  /** A new prospect, with its link’s token. */
  add(): Promise<{ id: string; token: string }>;
  /** What the database has: option number of each question and the stored score. */
  state(prospect: { id: string }): Promise<{ picks: number[]; points: number[]; score: number | null; isDone: boolean }>;
}

/** The back-office's API, signed in once. */
export async function signIn(baseUrl: string): Promise<Staff> {
  const login = await fetch(`${baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const response = await fetch(`${baseUrl}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  let count = 0;
  const add = () => {
    count += 1;
    const email = `quiz-${process.pid}-${Date.now()}-${count}@example.ch`;
    const business_name = 'Carrosserie-Peinture Müller-Bächtold & Fils Sàrl';
    return call<{ id: string; token: string }>('admin/prospects', { prenom: 'Zoé', nom: 'Bärtschi', email, business_name });
  };
  // loaded once, for a prospect of its own: the server limits the calls of a quiz
  const quiz = await call<{ questions: { id: number; options: string[] }[] }>(`public/quiz/${(await add()).token}`);
  return {
    add,
    state: async ({ id }) => {
      const [answers, prospect] = await Promise.all([
        call<{ question_id: string; reponse: string; score_partiel: number }[]>(`admin/prospects/${id}/answers`),
        call<{ score: number | null; quiz_fait: boolean }>(`admin/prospects/${id}`),
      ]);
      const pickOf = ({ question_id, reponse }: { question_id: string; reponse: string }) =>
        quiz.questions.find((question) => String(question.id) === question_id)?.options.indexOf(reponse) ?? -1;
      return {
        picks: answers.map(pickOf),
        points: answers.map(({ score_partiel }) => score_partiel),
        score: prospect.score,
        isDone: prospect.quiz_fait,
      };
    },
  };
}

/** Every answer exactly once in the database, with its points, and the score that follows from them. */
export async function expectFinished(staff: Staff, prospect: { id: string }, picks: number[]): Promise<void> {
  const points = picks.map((pick, index) => POINTS[index]?.[pick] ?? -1);
  const score = Math.round((100 * points.reduce((sum, value) => sum + value, 0)) / 210);
  expect(await staff.state(prospect)).toEqual({ picks, points, score, isDone: true });
}

/** Answers every question of a prospect with its second option and completes the quiz, without a page. */
export async function finishQuiz(request: APIRequestContext, token: string): Promise<void> {
  const quiz = await request.get(`/api/public/quiz/${token}`);
  const { questions } = (await quiz.json()) as { questions: { id: number; options: string[] }[] };
  for (const { id, options } of questions) await request.put(`/api/public/quiz/${token}/answers/${id}`, { data: { answer: options[1] } });
  expect((await request.post(`/api/public/quiz/${token}/complete`)).status()).toBe(200);
}

export const position = (page: Page, number: number) => page.getByText(`Question ${number} sur 7`, { exact: true });

/** Past the moment in which a second press counts as a double click. The page's clock must have been installed. */
export const settle = (page: Page) => page.clock.fastForward(400);

/** Answers the questions `from`… with these options, and waits for each of them. */
export async function answer(page: Page, from: number, picks: number[]): Promise<void> {
  for (const [index, pick] of picks.entries()) {
    await expect(position(page, from + index)).toBeVisible();
    await settle(page);
    await page.getByRole('radio').nth(pick).click();
    await page.clock.runFor(300); // the chosen answer is seen before the next question comes
  }
}

/** Waits until the offline queue is empty: else the next quiz hides its question until its island has decided. */
export const allSent = (page: Page) =>
  expect.poll(() => page.evaluate<string | null>("localStorage.getItem('offlineActionQueue')"), { timeout: 60_000 }).toBeNull();
