import type { APIRequestContext, Route } from '@playwright/test';
import { look } from './support/look.js';
import { signIn, visit } from './support/staff.js';
import { ADMIN, expect, productUrl, test } from './support/test.js';

const BOTH = { schemes: ['light', 'dark'] } as const;

async function staff(request: APIRequestContext): Promise<Record<string, string>> {
  const answer = await request.post('/api/auth/login', { data: ADMIN });
  return { authorization: `Bearer ${(await answer.json()).accessToken}` };
}

interface Question {
  id: number;
  question: string;
  options: string[];
}

async function aProspect(request: APIRequestContext, business_name: string): Promise<string> {
  const data = { prenom: 'Zoé', nom: 'Bärtschi', email: 'zoe@example.ch', business_name };
  return (await (await request.post('/api/admin/prospects', { headers: await staff(request), data })).json()).token;
}
const asked = async (request: APIRequestContext, token: string): Promise<Question[]> =>
  (await (await request.get(`/api/public/quiz/${token}`)).json()).questions;
const answer = (request: APIRequestContext, token: string, { id, options }: Question, option: number) =>
  request.put(`/api/public/quiz/${token}/answers/${id}`, { data: { answer: options[option] } });

const notFound = (route: Route) => route.fulfill({ status: 404, json: { message: 'x' } });

test('staff sees the day and who is behind the figures; questions are written, ordered, tried and deleted', async ({
  page,
  request,
}, info) => {
  await signIn(page);
  await test.step('staff sees the day, the figures and who is behind them', async () => {
    const company = 'Carrosserie-Peinture Müller-Bächtold & Fils Sàrl';
    const [finished, open] = [await aProspect(request, company), await aProspect(request, 'Menuiserie Rochat')];
    const questions = await asked(request, finished);
    for (const question of questions) await answer(request, finished, question, 0);
    await request.post(`/api/public/quiz/${finished}/complete`);
    await answer(request, open, questions[0] as Question, 1);
    // without the cookie of staff, whose own visits do not count
    await fetch(new URL(`/api/public/prospects/${open}/events`, productUrl()), {
      method: 'POST',
      body: JSON.stringify({ type: 'page_view', engaged: true }),
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0' },
    });

    await page.goto('/mon-espace/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
    const hot = page.locator('section', { has: page.getByRole('heading', { name: 'Prospects chauds aujourd’hui' }) });
    await expect(hot.getByRole('listitem').filter({ hasText: company })).toContainText('quiz terminé, réponses au quiz');
    await expect(hot.getByRole('listitem').filter({ hasText: 'Menuiserie Rochat' })).toContainText('réponses au quiz, page vue');
    await look(page, info, '1-dashboard', BOTH);

    const funnel = page.getByRole('table', { name: 'Du contact au rendez-vous' });
    const completed = funnel.getByRole('row', { name: /Quiz terminé/ }).getByRole('link');
    const count = await completed.innerText();
    await completed.click();
    await expect(page).toHaveURL(/prospects\?.*quiz_fait/);
    await expect(
      page
        .getByRole('table', { name: 'Prospects' })
        .getByRole('row', { name: new RegExp(company) })
        .first(),
    ).toBeVisible();
    await expect(page.getByText(new RegExp(`sur ${count}$`))).toBeVisible();

    const figures = '**/api/admin/analytics*';
    await page.route(figures, notFound);
    await page.getByRole('link', { name: 'Statistiques' }).click();
    await expect(page.getByRole('alert')).toContainText('Impossible de charger les statistiques');
    await page.unroute(figures);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { name: 'Répartition des scores du quiz' })).toBeVisible();
    await expect(
      page
        .getByRole('cell', { name: company })
        .or(page.getByRole('rowheader', { name: 'Menuiserie Rochat' }))
        .first(),
    ).toBeVisible();
    await look(page, info, '2-analytics', BOTH);
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /PNG.*Répartition des scores/ }).click(),
    ]);
    expect(picture.suggestedFilename()).toBe('scores.png');
    const day = page.getByLabel('Jour affiché');
    await expect(day).toHaveAttribute('aria-valuetext', /visites de personnes\s: [1-9]/);
    await day.press('ArrowLeft');
    await expect(page.getByText('Personne ce jour-là.')).toBeVisible();
    const stopped = page
      .getByRole('row', { name: new RegExp(questions[0]?.question.slice(0, 20) ?? '') })
      .getByRole('link')
      .last();
    await stopped.click();
    await expect(page.getByRole('heading', { name: 'Réponses au quiz' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Menuiserie Rochat/ })).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(company) })).toHaveCount(0);
    await look(page, info, '3-answers', BOTH);

    await visit(page, '/mon-espace/analytics');
    await page.getByLabel('Du', { exact: true }).fill('2026-03-02');
    await page.getByLabel('Au', { exact: true }).fill('2026-03-01');
    await page.getByRole('button', { name: 'Appliquer' }).click();
    await expect(page.getByRole('alert')).toContainText('La fin précède le début');
    await page.getByLabel('Du', { exact: true }).fill('2020-03-01');
    await page.getByLabel('Au', { exact: true }).fill('2020-03-02');
    await page.getByRole('button', { name: 'Appliquer' }).click();
    await expect(page.getByRole('heading', { name: 'Aucun prospect pour cette période' })).toBeVisible();
  });

  await test.step('staff writes, orders, tries and deletes questions; a finished quiz keeps its score', async () => {
    const token = await aProspect(request, 'Ébénisterie du Lac');
    const before = await asked(request, token);
    const all = '**/api/admin/quiz-questions?*';
    await page.route(all, notFound);
    await visit(page, '/mon-espace/quiz');
    await expect(page.getByRole('alert')).toContainText('Impossible de charger les questions');
    await page.unroute(all);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    const items = page.getByRole('list', { name: 'Quiz' }).getByRole('listitem');
    await expect(items).toHaveCount(before.length);

    await page.getByRole('link', { name: 'Ajouter une question' }).click();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Écrivez la question')).toBeVisible();
    await look(page, info, '4-question-errors', BOTH);
    await page.getByLabel('Question', { exact: true }).fill('Parlez-vous plusieurs langues à vos clients ?');
    for (const [index, text] of ['Oui, trois', 'Oui, deux', 'Bientôt', 'Non'].entries()) {
      await page.getByLabel(`Réponse ${index + 1}`, { exact: true }).fill(text);
      await page.getByLabel(`Poids ${index + 1}`, { exact: true }).fill(['30', '20', 'beaucoup', '0'][index] ?? '');
    }
    await page.getByLabel('Poids 4').blur();
    await expect(page.getByLabel('Poids 3')).toHaveValue('0');

    await page.getByText('Choisir les réponses').click();
    const choices = page.locator('details select');
    await expect(choices).toHaveCount(before.length + 1);
    await page.getByRole('button', { name: 'Calculer le score' }).click();
    await expect(page.getByText(/Choisissez encore une réponse/)).toBeVisible();
    for (const choice of await choices.all()) await choice.selectOption('0');
    await page.getByRole('button', { name: 'Calculer le score' }).click();
    const score = page.locator('dl dd').first();
    await expect(score).toHaveText(/^\d+$/);
    const tried = Number(await score.innerText());
    await look(page, info, '5-question', BOTH);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Question ajoutée')).toBeVisible();
    await expect(items).toHaveCount(before.length + 1);

    for (const question of await asked(request, token)) await answer(request, token, question, 0);
    const complete = async () => (await (await request.post(`/api/public/quiz/${token}/complete`)).json()).score;
    expect(await complete()).toBe(tried);

    const last = before.length;
    await items
      .nth(last)
      .getByRole('button', { name: /^Monter/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(items.nth(last - 1)).toContainText('Parlez-vous plusieurs langues');
    await expect.poll(async () => (await asked(request, token)).at(-2)?.question).toContain('Parlez-vous');
    // high enough to drag without scrolling
    await page.setViewportSize({ width: 1280, height: 1600 });
    await items.nth(last - 1).dragTo(items.nth(0));
    await expect(items.nth(0)).toContainText('Parlez-vous plusieurs langues');
    await expect.poll(async () => (await asked(request, token))[0]?.question).toContain('Parlez-vous');
    await visit(page, '/mon-espace/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
    await visit(page, '/mon-espace/quiz');
    await expect(page.getByText('1 quiz terminé', { exact: true }).first()).toBeVisible();
    await look(page, info, '6-quiz', BOTH);

    await items
      .nth(0)
      .getByRole('button', { name: /^Supprimer/ })
      .click();
    await expect(page.getByRole('dialog')).toContainText('Supprimer cette question');
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(items).toHaveCount(before.length + 1);
    await items
      .nth(0)
      .getByRole('button', { name: /^Supprimer/ })
      .click();
    await page.getByRole('button', { name: 'Supprimer la question' }).click();
    await expect(items).toHaveCount(before.length);
    expect((await asked(request, token)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(await complete()).toBe(tried);
  });
});
