import type { APIRequestContext, Page } from '@playwright/test';
import { look } from './support/look.js';
import { signIn } from './support/staff.js';
import { ADMIN, expect, test } from './support/test.js';

const PAGE = '/mon-espace/settings';
const N = '\u202f';

const stored = async (request: APIRequestContext, headers: { authorization: string }, key: string) =>
  ((await (await request.get(`/api/admin/settings/${key}`, { headers })).json()) as { value: unknown }).value;

/** The other tests have the documents as they were. */
async function putBack(request: APIRequestContext, headers: { authorization: string }, key: string) {
  expect((await request.put(`/api/admin/settings/${key}`, { headers, data: { value: {} } })).ok()).toBe(true);
}

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
const saved = (page: Page) => expect(page.getByText('Paramètres enregistrés')).toBeVisible();

test('the audit: bounds in words, a change that asks before it is lost, its history', async ({ page }, info) => {
  const headers = await signIn(page);
  await page.goto(`${PAGE}/general`);
  const link = page.getByLabel('Lien de téléchargement, jours');
  await expect(link).toHaveValue('60');
  await link.fill('400');
  await save(page);
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  await expect(link).toHaveAccessibleDescription(/De 1 à 365\..*Un nombre entier de 1 à 365/);
  await look(page, info, 'audit-refused');

  await link.fill('');
  await expect(page.getByText('Indiquez un nombre.')).toBeVisible();
  await link.fill('30');
  await page.getByRole('switch', { name: 'Préparer et envoyer sans relecture' }).click();
  await page.getByRole('link', { name: 'SEO' }).click();
  await expect(page.getByRole('heading', { name: `Quitter sans enregistrer${N}?` })).toBeVisible();
  await page.getByRole('button', { name: 'Rester sur la page' }).click();
  await save(page);
  await saved(page);
  expect(await stored(page.request, headers, 'audit')).toEqual({ sendAutomatically: true, rescanAfterDays: 7, linkValidDays: 30 });

  await page.getByRole('button', { name: 'Historique – Audit en PDF' }).click();
  const history = page.getByRole('dialog');
  await expect(history.getByText('linkValidDays')).toBeVisible();
  await expect(history.getByText(ADMIN.email).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await putBack(page.request, headers, 'audit');
});

test('alerts: who is told, about what, and when not', async ({ page }, info) => {
  const headers = await signIn(page);
  await page.goto(`${PAGE}/general`);
  const recipients = page.getByLabel('Destinataires');
  await recipients.fill('anne@example.ch, sans arobase');
  await page.getByRole('checkbox', { name: 'Le prospect revient un autre jour' }).uncheck();
  await page.getByLabel('Heure du résumé').fill('02:15');
  await save(page);
  await expect(recipients).toHaveAccessibleDescription(/Adresse e-mail non valable/);
  await expect(page.getByLabel('Heure du résumé')).toHaveAccessibleDescription(/Pas entre 02:00 et 03:00/);
  await expect(recipients).toHaveValue('anne@example.ch, sans arobase');

  await recipients.fill('anne@example.ch, paul@example.ch');
  await page.getByLabel('Heure du résumé').fill('08:10');
  await page.getByLabel('Silence dès').fill('19:00');
  await save(page);
  await saved(page);
  await look(page, info, 'alerts', { schemes: ['light', 'dark'] });
  expect(await stored(page.request, headers, 'alerts')).toEqual({
    enabled: true,
    recipients: ['anne@example.ch', 'paul@example.ch'],
    signals: ['quiz_complete', 'plan_view', 'cta_click', 'audit_request'],
    quietHours: { from: '19:00', to: '07:30' },
    digest: { enabled: true, time: '08:10' },
  });

  for (const name of ['Le quiz est terminé', 'Le plan d’action est lu', 'Le prospect clique pour prendre contact', 'L’audit est demandé'])
    await page.getByRole('checkbox', { name }).uncheck();
  await expect(page.getByText(`Rien n’est coché${N}: aucune alerte ne part.`)).toBeVisible();
  await page.getByRole('button', { name: 'Annuler les modifications' }).click();
  await expect(page.getByRole('checkbox', { name: 'Le quiz est terminé' })).toBeChecked();
  await putBack(page.request, headers, 'alerts');
});

test('campaigns and the agency: pace, model and the postal address under the messages', async ({ page }) => {
  const headers = await signIn(page);
  await page.goto(`${PAGE}/general`);
  const pace = page.getByLabel('Messages par minute');
  await pace.fill('0');
  await save(page);
  await expect(pace).toHaveAccessibleDescription(/Un nombre entier de 1 à 60’000/);
  await pace.fill('120');
  await page.getByLabel('Campagne modèle chez Emelia').fill('66f0aa11');
  await page.getByLabel('Adresse postale sous les campagnes').fill('Case postale 12\n1400 Yverdon');
  const agency = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Agence', exact: true }) });
  await agency.getByLabel('Adresse postale').fill('Rue du Lac 1\n1400 Yverdon');
  await save(page);
  await saved(page);
  expect(await stored(page.request, headers, 'campaigns')).toEqual({
    messagesPerMinute: 120,
    emeliaModelCampaign: '66f0aa11',
    postalAddress: 'Case postale 12\n1400 Yverdon',
  });
  expect(await stored(page.request, headers, 'agency')).toMatchObject({ address: 'Rue du Lac 1\n1400 Yverdon' });
  await page.getByRole('button', { name: 'Historique – Campagnes' }).click();
  await expect(page.getByRole('dialog').getByText('messagesPerMinute')).toBeVisible();
  await page.keyboard.press('Escape');
  await agency.getByLabel('Adresse postale').fill('');
  await save(page);
  await saved(page);
  await putBack(page.request, headers, 'campaigns');
});

test('citations: how many questions each assistant is asked, also in English', async ({ page }) => {
  const headers = await signIn(page);
  await page.goto(`${PAGE}/apis`);
  const questions = page.getByLabel('Questions par assistant');
  await questions.fill('11');
  await save(page);
  await expect(questions).toHaveAccessibleDescription(/Un nombre entier de 1 à 10/);
  await questions.fill('3');
  await save(page);
  await saved(page);
  expect(await stored(page.request, headers, 'citations')).toEqual({ questionsPerPlatform: 3 });
  await putBack(page.request, headers, 'citations');
  await page.evaluate(() => localStorage.setItem('RaStore.locale', '"en"'));
  await page.reload();
  await expect(page.getByLabel('Questions per assistant')).toHaveAccessibleDescription(
    'From 1 to 10. Each question is a call that is paid.',
  );
  await page.goto(`${PAGE}/general`);
  await expect(page.getByRole('heading', { name: 'Audit as PDF' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'What raises an alert' })).toBeVisible();
});
