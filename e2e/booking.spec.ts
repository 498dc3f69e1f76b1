import type { APIRequestContext } from '@playwright/test';
import { look } from './support/look.js';
import { signIn } from './support/staff.js';
import { ADMIN, expect, productUrl, test } from './support/test.js';

/** One red pixel. */
const PORTRAIT = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
const EXTERNAL = 'https://cal.example.com/agence/appel';

async function staff(request: APIRequestContext): Promise<Record<string, string>> {
  const answer = await request.post('/api/auth/login', { data: ADMIN });
  return { authorization: `Bearer ${(await answer.json()).accessToken}` };
}

async function aProspect(request: APIRequestContext, business_name: string): Promise<string> {
  const data = { prenom: 'Zoé', nom: 'Bärtschi', email: 'zoe@example.ch', business_name };
  const answer = await request.post('/api/admin/prospects', { headers: await staff(request), data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).token;
}

const slotsOf = async (request: APIRequestContext, token: string): Promise<{ start: string; day: string; time: string }[]> =>
  (await (await request.get(`/api/public/booking/slots?token=${token}`)).json()).slots;

const put = async (request: APIRequestContext, path: string, data: object) =>
  expect((await request.put(path, { headers: await staff(request), data })).status()).toBe(200);

test('a call is booked, moved and cancelled; a slot that somebody else takes meanwhile is named', async ({ page, request }, info) => {
  await test.step('a prospect books a call, moves it and cancels it', async () => {
    const token = await aProspect(request, 'Carrosserie-Peinture Müller-Bächtold & Fils Sàrl');
    const answer = await page.goto(`/rendez-vous/${token}`);
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    expect(answer?.headers()['content-security-policy']).not.toContain('frame-src');
    await expect(page.getByRole('tab').first()).toBeVisible();
    await expect(page.getByText('Carrosserie-Peinture Müller-Bächtold & Fils Sàrl')).toBeVisible();

    await page.getByRole('button', { name: 'Prendre un rendez-vous' }).click();
    await expect(page.getByText('Choisissez d’abord une heure.')).toBeVisible();
    await page.getByRole('button', { name: 'Semaine suivante' }).click();
    // by keyboard: the days are one stop, arrows open them; then the times
    await page.getByRole('tab', { selected: true }).focus();
    const legend = page.locator('.slots-legend');
    const before = (await legend.textContent()) ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(legend).not.toHaveText(before);
    const day = await legend.textContent();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await page.getByLabel('Téléphone').fill('12');
    await page.getByRole('button', { name: 'Prendre un rendez-vous' }).click();
    await expect(page.getByText(/n’est pas valable/)).toBeVisible();
    await look(page, info, '2-errors');

    await page.getByLabel('Téléphone').fill('079 123 45 67');
    await page.getByRole('button', { name: 'Prendre un rendez-vous' }).click();
    await expect(page.getByText('C’est réservé')).toBeVisible();
    await expect(page.locator('.booked-when')).toContainText(day ?? 'a day');
    await look(page, info, '3-booked');
    const file = await page.getByRole('link', { name: 'Ajouter à mon agenda' }).getAttribute('href');
    const calendar = await request.get(file ?? '');
    expect(calendar.headers()['content-type']).toContain('text/calendar');
    expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    const manage = await page.getByRole('link', { name: 'Déplacer ou annuler' }).getAttribute('href');

    await page.reload();
    await expect(page.getByText('Votre rendez-vous')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.getByRole('button', { name: 'Déplacer ou annuler' }).click();
    await expect(page.getByText('Rendez-vous réservé')).toBeVisible();

    await page.goto(manage ?? '');
    await expect(page.getByText('Rendez-vous réservé')).toBeVisible();
    await page.getByRole('button', { name: 'Déplacer le rendez-vous' }).click();
    await page.locator('label.slot').last().click();
    await look(page, info, '5-move');
    // pressed twice, as some do everywhere: sent once
    const sent: string[] = [];
    page.on('request', (sending) => sending.method() === 'POST' && sent.push(new URL(sending.url()).pathname.split('/').pop() ?? ''));
    await page.getByRole('button', { name: /^Déplacer à/ }).dblclick();
    await expect(page.getByText('Le rendez-vous est déplacé.')).toBeVisible();
    await page.getByRole('button', { name: 'Annuler le rendez-vous' }).click();
    await expect(page.getByRole('heading', { name: /Annuler ce rendez-vous/ })).toBeVisible();
    await look(page, info, '6-cancel');
    await page.getByRole('button', { name: 'Annuler le rendez-vous' }).dblclick();
    await expect(page.getByText('Rendez-vous annulé')).toBeVisible();
    expect(sent.filter((name) => name === 'move' || name === 'cancel')).toEqual(['move', 'cancel']);
    await look(page, info, '7-cancelled');
    await page.goto(`/rendez-vous/${token}`);
    await expect(page.getByRole('tab').first()).toBeVisible();
  });

  await page.unrouteAll();
  await test.step('a slot that somebody else takes meanwhile is named, and the others are shown', async () => {
    const token = await aProspect(request, 'Atelier des Trois Sapins');
    const rival = await aProspect(request, 'Boulangerie Exemple');
    await page.goto(`/rendez-vous/${token}`);
    await page.locator('label.slot').first().click();
    const [wanted] = await slotsOf(request, token);
    const taken = await request.post('/api/public/appointments', { data: { token: rival, start: wanted?.start } });
    expect(taken.status()).toBe(201);
    await page.getByRole('button', { name: 'Prendre un rendez-vous' }).click();
    await expect(page.getByRole('alert')).toHaveText(/vient d’être pris/);
    await expect(page.locator(`input[value="${wanted?.start}"]`)).toHaveCount(0);
    await look(page, info, 'taken');
    await page.locator('label.slot').first().click();
    await page.getByRole('button', { name: 'Prendre un rendez-vous' }).click();
    await expect(page.getByText('C’est réservé')).toBeVisible();
  });
});

test('who signs stands at the foot of the report, and a free hour there is a press away', async ({ page, request }, info) => {
  const token = await aProspect(request, 'Carrosserie-Peinture Müller-Bächtold & Fils Sàrl');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/analyse/${token}`);
  await expect(page.locator('.person').first()).toBeHidden();
  const headers = await staff(request);
  const data = {
    name: 'Camille Favre',
    phone: '079 123 45 67',
    sentence: 'Je relis chaque analyse et je vous réponds moi-même.',
    is_default: true,
  };
  expect((await request.put('/api/admin/signatories/own', { headers, data })).status()).toBe(200);
  await page.goto(`/analyse/${token}`);
  const person = page.locator('.person').first();
  await expect(person).toContainText('Camille Favre');
  await expect(person.getByRole('link', { name: '+41 79 123 45 67' })).toHaveAttribute('href', 'tel:+41791234567');
  await expect(person.getByRole('link', { name: /^Réserver / })).toHaveCount(3);
  await look(page, info, 'person');
  const [first, second] = await slotsOf(request, token);
  await person
    .getByRole('link', { name: /^Réserver / })
    .nth(1)
    .click();
  await expect(page.locator(`input[value="${second?.start}"]`)).toBeChecked();
  await page.goBack();
  const rival = await aProspect(request, 'Boulangerie Exemple');
  expect((await request.post('/api/public/appointments', { data: { token: rival, start: first?.start } })).status()).toBe(201);
  await page.goto(`/rendez-vous/${token}?heure=${first?.start}`);
  await expect(page.getByRole('alert')).toContainText('n’est plus libre. Choisissez-en une autre.');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await look(page, info, 'hour-gone');
  await signIn(page);
  await page.goto('/mon-espace/account');
  await page.locator('input[type="file"]').setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer: PORTRAIT });
  await expect(page.getByRole('img', { name: 'Portrait' })).toBeVisible();
  await look(page, info, 'account');
  await page.goto(`/analyse/${token}`);
  await expect(page.locator('.person img').first()).toHaveJSProperty('complete', true);
  await look(page, info, 'portrait');
});

test('links that lead nowhere say so; the words that staff writes are in the first answer of the pages', async ({
  page,
  request,
}, info) => {
  await test.step('links that lead nowhere say so', async () => {
    await page.goto('/rendez-vous/ZZZZZZZZ');
    await expect(page.getByRole('heading', { name: 'Lien invalide' })).toBeVisible();
    await look(page, info, 'unknown');
    await page.goto(`/mon-rendez-vous/${'x'.repeat(43)}`);
    await expect(page.getByRole('alert')).toHaveText(/Ce lien est invalide/);
    await look(page, info, 'unknown-call');
    await page.goto('/plan');
    await expect(page.getByRole('heading', { name: 'Token invalide' })).toBeVisible();
    await look(page, info, 'plan-no-token');
  });

  await page.unrouteAll();
  await test.step('the words that staff writes are in the first answer of the pages', async () => {
    const token = await aProspect(request, 'Müller & <Fils>');
    const messages: { id: string; key: string }[] = await (
      await request.get('/api/admin/messages', { headers: await staff(request) })
    ).json();
    const id = (key: string) => messages.find((message) => message.key === key)?.id;
    await put(request, `/api/admin/messages/${id('plan_message')}`, { content: 'Parlons de {company}, {prenom}.' });
    await put(request, `/api/admin/messages/${id('quiz_intro')}`, { content: 'Sept questions pour {company}.' });
    expect(await (await request.get(`/plan/${token}`)).text()).toContain('Parlons de Müller &amp; &lt;Fils&gt;, Zoé.');
    // before the quiz there is no score to speak of
    expect(await (await request.get(`/monscore/${token}`)).text()).toMatch(/data-message="score_message"[^>]*><\/p>/);
    await page.goto(`/quiz/${token}`);
    await expect(page.locator('.question-help')).toHaveText('Sept questions pour Müller & <Fils>.');
    for (const key of ['plan_message', 'quiz_intro'])
      await request.post(`/api/admin/messages/${id(key)}/reset`, { headers: await staff(request) });
  });
});

test('an external calendar is asked for nothing before a click', async ({ page, request }, info) => {
  const token = await aProspect(request, 'Atelier des Trois Sapins');
  const settings = await (await request.get('/api/admin/settings/booking', { headers: await staff(request) })).json();
  await put(request, '/api/admin/settings/booking', { value: { ...settings.value, url: EXTERNAL } });
  try {
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(sent.url()));
    await page.route(`${EXTERNAL}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Calendrier</p>' }));
    const answer = await page.goto(`/rendez-vous/${token}`);
    expect(answer?.headers()['content-security-policy']).toContain('frame-src https://cal.example.com');
    const report = await page.request.get(`/analyse/${token}`);
    expect(report.headers()['content-security-policy']).not.toContain('frame-src');
    await expect(page.getByRole('button', { name: 'Afficher le calendrier' })).toBeVisible();
    await look(page, info, 'external');
    expect(asked.filter((url) => url.includes('cal.example.com'))).toEqual([]);
    await page.getByRole('button', { name: 'Afficher le calendrier' }).click();
    await expect(page.frameLocator('iframe').getByText('Calendrier')).toBeVisible();
    expect(asked.filter((url) => url.includes('cal.example.com'))).toEqual([EXTERNAL]);
  } finally {
    await put(request, '/api/admin/settings/booking', { value: settings.value });
  }
});

test('staff sees a call, moves and cancels it, and edits the messages', async ({ page, request }, info) => {
  const token = await aProspect(request, 'Fromagerie du Jura');
  const start = (await slotsOf(request, token)).at(-1)?.start;
  expect((await request.post('/api/public/appointments', { data: { token, start, telephone: '+41 79 123 45 67' } })).status()).toBe(201);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.goto('/mon-espace/appointments');
  const row = page.getByRole('row', { name: /Fromagerie du Jura/ });
  await expect(row).toContainText('Réservé');
  await look(page, info, 'staff-list');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Passés' }).click();
  await expect(page.getByText('Aucun rendez-vous ne correspond')).toBeVisible();
  await page.getByRole('button', { name: 'À venir' }).click();
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Appel avec Fromagerie du Jura' })).toBeVisible();
  await page.getByLabel('Notes', { exact: true }).fill('Préparer le devis');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Notes enregistrées')).toBeVisible();
  await look(page, info, 'staff-call');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Déplacer', exact: true }).click();
  await page.getByLabel('Nouvelle date et heure').fill('2030-05-07T18:15');
  await page.getByRole('button', { name: 'Déplacer et prévenir' }).click();
  await expect(page.getByText('07.05.2030, 18:15', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler le rendez-vous' }).click();
  await page.getByRole('button', { name: 'Annuler et prévenir' }).click();
  await expect(page.getByText('Annulé', { exact: true })).toBeVisible();

  await page.goto('/mon-espace/messages');
  const thanks = page.getByLabel('Message de remerciement');
  await expect(thanks).toBeVisible();
  await thanks.fill('Merci {prénom}');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/Le champ {prénom} n’existe pas/)).toBeVisible();
  await thanks.fill('Merci {prenom}');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Message mis à jour avec succès')).toBeVisible();
  await page.getByRole('button', { name: 'Rétablir le texte d’origine' }).click();
  await expect(thanks).toHaveValue(/dès que possible/);
});

test('a calendar that crashes says so in its place, and the rest of the page stays', async ({ browser, request }, info) => {
  const token = await aProspect(request, 'Menuiserie du Lac');
  const context = await browser.newContext({ baseURL: productUrl(), locale: 'fr-CH' });
  const page = await context.newPage();
  await page.route('**/api/public/booking/slots**', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), slots: null } });
  });
  await page.goto(`/plan/${token}`);
  const call = page.getByRole('region', { name: /Votre rendez-vous/ });
  await call.scrollIntoViewIfNeeded();
  await expect(call.getByRole('heading', { name: "Oups ! Une erreur s'est produite" })).toBeVisible();
  await expect(call.locator('code')).toHaveText(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  await expect(call.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('heading', { name: 'Vos actions, dans l’ordre' })).toBeVisible();
  await look(page, info, 'crashed-part');
  await page.unroute('**/api/public/booking/slots**');
  await call.getByRole('button', { name: 'Réessayer' }).click();
  await call.scrollIntoViewIfNeeded();
  await expect(call.getByRole('tab').first()).toBeVisible();
  await context.close();
});
