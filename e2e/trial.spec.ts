import type { APIRequestContext, Page } from '@playwright/test';
import { look } from './support/look.js';
import { mailTo } from './support/mail.js';
import { ADMIN, expect, namedWebsiteUrl, test } from './support/test.js';

const LAUNCH = { name: 'Lancer mon audit gratuit' };
const form = (page: Page) => page.locator('.trial-form');
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });

interface Words {
  site?: string;
  email?: string;
}

async function fillIn(
  page: Page,
  { site = 'https://www.atelier-exemple.ch', email = 'zoe@atelier-exemple.ch' }: Words = {},
): Promise<void> {
  await field(page, 'Site web').fill(site);
  await field(page, 'E-mail professionnel').fill(email);
  await field(page, 'Entreprise').fill('Menuiserie du Lac');
  await field(page, 'Ville').fill('Yverdon-les-Bains');
  await form(page).getByRole('checkbox').check();
}

async function asStaff(request: APIRequestContext, method: 'PUT' | 'POST', path: string, data: object): Promise<void> {
  const signedIn = await request.post('/api/auth/login', { data: ADMIN });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const answer = await request.fetch(path, { method, data, headers: { authorization: `Bearer ${accessToken}` } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('the form says what is wrong, field by field, and waits until everything fits', async ({ page }, info) => {
  await page.goto('/essai');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Digital Gratuit' })).toBeVisible();
  await expect(page.getByText('100% gratuit', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(page.getByText('analyse/{token}')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nous contacter' })).toBeVisible();
  await expect(field(page, 'Site web')).toHaveValue('https://');
  const launch = page.getByRole('button', LAUNCH);
  await expect(launch).toBeDisabled();
  await expect(form(page).getByText('Il manque encore', { exact: false })).toContainText('l’adresse du site, votre e-mail');
  await look(page, info, '1-empty');

  for (const label of ['Site web', 'E-mail professionnel', 'Entreprise', 'Ville']) {
    await field(page, label).focus();
    await field(page, label).blur();
  }
  for (const message of ['URL requise', 'Email requis', "Nom de l'entreprise requis", 'Ville requise'])
    await expect(form(page).getByText(message, { exact: true })).toBeVisible();
  await form(page).getByRole('checkbox').check();
  await form(page).getByRole('checkbox').uncheck();
  await expect(form(page).getByText('Vous devez accepter les conditions', { exact: true })).toBeVisible();
  await look(page, info, '2-errors');

  await field(page, 'Site web').fill('www.exemple.ch');
  await expect(form(page).getByText("L'URL doit commencer par http:// ou https://", { exact: true })).toBeVisible();
  await field(page, 'Site web').fill('https://exemple');
  await expect(form(page).getByText("Format d'URL invalide", { exact: true })).toBeVisible();
  await field(page, 'E-mail professionnel').fill('zoe@exemple');
  await expect(form(page).getByText("Format d'email invalide", { exact: true })).toBeVisible();

  await fillIn(page, { email: 'zoe@gmail.com' });
  await expect(form(page).getByText("L'email doit correspondre au domaine du site (atelier-exemple.ch)", { exact: true })).toBeVisible();
  await expect(launch).toBeDisabled();
  await field(page, 'E-mail professionnel').fill('zoe@atelier-exemple.ch');
  await expect(form(page).getByText('Domaine email et site web correspondent', { exact: true })).toBeVisible();
  await expect(launch).toBeEnabled();
  await look(page, info, '3-complete');
  await form(page).getByRole('checkbox').uncheck();
  await expect(launch).toBeDisabled();
});

test('a field that is left wrong moves nothing under the press that leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1600 });
  await page.goto('/essai', { waitUntil: 'networkidle' });
  await field(page, 'E-mail professionnel').fill('zoe@gmail.com');
  await field(page, 'Site web').fill('atelier-exemple.ch');
  const box = form(page).getByRole('checkbox');
  await box.hover();
  await page.mouse.down();
  await expect(box).toBeFocused();
  await page.waitForTimeout(100); // a finger’s time
  await page.mouse.up();
  await expect(box).toBeChecked();
  await expect(form(page).getByText("L'URL doit commencer par http:// ou https://", { exact: true })).toBeVisible();
});

/** Scrolls and ticks the box right after the nth task of React's scheduler, and notes that it did. */
const tickAfterTask = (nth: number) => `
  let tasks = 0;
  const tick = () => {
    tasks += 1;
    if (tasks !== ${nth}) return;
    scrollTo({ top: 200 });
    document.querySelector('.trial-form [name=consent]').click();
    document.documentElement.dataset.ticked = '';
  };
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      this.port1.addEventListener('message', () => queueMicrotask(tick));
    }
  };`;

test('in any moment of the form’s waking up, a ticked box stays ticked and the page where it was scrolled', async ({ context }) => {
  let moment = 0;
  for (let isTicked = true; isTicked; moment += 1) {
    const page = await context.newPage();
    await page.addInitScript(tickAfterTask(moment + 1));
    await page.goto('/essai', { waitUntil: 'networkidle' });
    isTicked = (await page.locator('html[data-ticked]').count()) > 0;
    if (isTicked) {
      await expect(form(page).getByRole('checkbox'), `ticked after task ${moment + 1}`).toBeChecked();
      expect(await page.evaluate('scrollY'), `scrolled after task ${moment + 1}`).toBe(200);
    }
    await page.close();
  }
  expect(moment).toBeGreaterThan(2);
});

test('from the form to the report: progress that survives a reload, then a confirmed address', async ({ page }, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/essai');
  const email = 'zoe@menuiserie-du-lac.localhost';
  await fillIn(page, { site: namedWebsiteUrl(), email });
  await page.getByRole('button', LAUNCH).click();
  await expect(page.getByText('Étape 1 sur 5', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-5]$/);
  await page.waitForURL('**/essai#suivi=*');
  await expect(page.getByText('Accès au site')).toBeVisible();
  await look(page, info, '4-progress');
  await page.reload();
  await expect(page.getByText(/Étape [1-5] sur 5/).first()).toBeVisible();
  await expect(page.getByText('Menuiserie du Lac')).toBeVisible();
  await page.waitForURL('**/analyse/*', { timeout: 120_000 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Menuiserie du Lac');
  await expect(page.getByText('WordPress').first()).toBeVisible();
  const first = page.url();
  await page.goBack();
  await expect(page.getByRole('button', LAUNCH)).toBeVisible();

  const link = /https?:\S+\/verification\/[\w-]+/.exec(await mailTo(email))?.[0] ?? '';
  expect(link).not.toBe('');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Confirmez votre adresse e-mail' })).toBeVisible();
  await look(page, info, '5-verification');
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByText("Vérification réussie. Redirection vers l'analyse...")).toBeVisible();
  await page.waitForURL('**/analyse/*');
  const second = page.url();
  expect(second).not.toBe(first);
  await page.goto(first);
  expect(page.url()).toBe(second);

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByText('Token invalide ou déjà utilisé')).toBeVisible();
  await look(page, info, '6-used-link');
  await page.route('**/api/public/verifications', (route) => route.fulfill({ status: 408, body: '' }));
  await page.goto(`${link}x`);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByText('Une erreur est survenue lors de la vérification. Veuillez réessayer.')).toBeVisible();
  await look(page, info, '6-verification-failed');
  await expect(page.getByRole('button', { name: 'Confirmer mon adresse' })).toBeEnabled();

  await page.goto('/essai');
  await fillIn(page, { site: namedWebsiteUrl(), email });
  await page.getByRole('button', LAUNCH).click();
  await expect(
    page.getByText('Un essai existe déjà pour cet email ou ce site web. Veuillez réessayer dans 7 jours.', { exact: true }),
  ).toBeVisible();
  await expect(field(page, 'Entreprise')).toHaveValue('Menuiserie du Lac');
  await look(page, info, '7-refused');
});

test('a refusal or a failure leads back to the form, and nothing is lost', async ({ page, request, problems }, info) => {
  await asStaff(request, 'PUT', '/api/admin/settings/agency', { value: { email: 'bonjour@agence.ch' } });
  await asStaff(request, 'POST', '/api/admin/blocked-urls', { url: 'https://client-exemple.ch' });
  await page.goto('/essai');
  await fillIn(page, { site: 'https://client-exemple.ch', email: 'a@client-exemple.ch' });
  await page.getByRole('button', LAUNCH).click();
  const blocked = 'Cette URL fait partie de nos clients existants. Pour toute question, contactez-nous directement à bonjour@agence.ch';
  await expect(page.getByText(blocked, { exact: true }).first()).toBeVisible();
  await expect(field(page, 'Ville')).toHaveValue('Yverdon-les-Bains');
  await expect(form(page).getByRole('checkbox')).toBeChecked();

  const answers = [
    { status: 500, message: "Une erreur est survenue lors du démarrage de l'essai. Veuillez réessayer." },
    { status: 0, message: 'Une erreur est survenue. Veuillez réessayer.' },
  ];
  for (const { status, message } of answers) {
    await page.route('**/api/public/trials', (route) => (status ? route.fulfill({ status, json: {} }) : route.abort()));
    await page.getByRole('button', LAUNCH).click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(field(page, 'Entreprise')).toHaveValue('Menuiserie du Lac');
    await page.unroute('**/api/public/trials');
  }
  expect(problems).toHaveLength(2); // the two failures, as the browser notes them
  problems.length = 0;

  // the server has the last word about the domain, and a trial that fails later says why
  const mismatch = "L'email doit correspondre au domaine du site";
  await page.route('**/api/public/trials', (route) =>
    route.fulfill({ status: 422, json: { code: 'validation', message: mismatch, errors: { email: mismatch } } }),
  );
  await page.getByRole('button', LAUNCH).click();
  await expect(form(page).locator('[data-field="email"]').getByText(mismatch, { exact: true })).toBeVisible();
  await expect(field(page, 'E-mail professionnel')).toBeFocused();
  await page.unroute('**/api/public/trials');
  await page.route('**/api/public/trials', (route) =>
    route.fulfill({ status: 201, json: { token: 'abcd1234', verificationRequired: false } }),
  );
  const failed = {
    token: 'abcd1234',
    company: 'X',
    status: 'failed',
    stage: 5,
    stages: 5,
    label: '',
    steps: [],
    message: 'Le site répond par une erreur.',
  };
  await page.route('**/trials/abcd1234/progress', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `data: ${JSON.stringify(failed)}\n\n` }),
  );
  await page.getByRole('button', LAUNCH).click();
  await expect(page.getByText('Une erreur est survenue. Veuillez réessayer.', { exact: true })).toBeVisible();
  await expect(page.getByText('Le site répond par une erreur.', { exact: true })).toBeVisible();
  await look(page, info, '8-failed');
  await expect(field(page, 'Ville')).toHaveValue('Yverdon-les-Bains');
  expect(new URL(page.url()).hash).toBe('');
});

test('the agency’s own trials carry its session', async ({ page }) => {
  const sent: (string | undefined)[] = [];
  await page.route('**/api/public/trials', async (route) => {
    sent.push(route.request().headers().authorization);
    await route.fulfill({ status: 409, json: { code: 'trial_exists', message: 'Un essai existe déjà.' } });
  });
  await page.request.post('/api/auth/login', { data: ADMIN });
  for (const address of ['/essai', '/essai?interne']) {
    await page.goto(address);
    // what was typed on the first page is there again before anything is typed on the second
    if (sent.length > 0) await expect(field(page, 'E-mail professionnel')).toHaveValue('zoe@atelier-exemple.ch');
    await fillIn(page);
    await page.getByRole('button', LAUNCH).click();
    await expect(page.getByText('Un essai existe déjà.')).toBeVisible();
  }
  expect(sent).toEqual([undefined, expect.stringMatching(/^Bearer \S+\.\S+\.\S+$/)]);
});

test('with the setting, the audit waits for the confirmed address', async ({ page, request }, info) => {
  await asStaff(request, 'PUT', '/api/admin/settings/trial', { value: { requireEmailVerification: true } });
  try {
    await page.goto('/essai');
    const email = 'lea@attente-exemple.ch';
    await fillIn(page, { site: 'https://attente-exemple.ch', email });
    await page.getByRole('button', LAUNCH).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Confirmez votre adresse e-mail' })).toBeVisible();
    await expect(page.getByText(`Nous vous avons écrit à ${email}`, { exact: false })).toBeVisible();
    await look(page, info, '9-awaiting');
    expect(await mailTo(email)).toContain('/verification/');
  } finally {
    await asStaff(request, 'PUT', '/api/admin/settings/trial', { value: {} });
  }
});

test('the quotes change every ten seconds, and stay where motion is unwelcome', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.clock.install();
    await page.goto('/essai');
    await fillIn(page);
    await page.route('**/api/public/trials', () => undefined); // an answer that does not come
    await page.getByRole('button', LAUNCH).click();
    const quote = page.locator('.trial-quote');
    const seen = [];
    for (let turn = 0; turn < 4; turn += 1) {
      seen.push(await quote.textContent());
      await page.clock.runFor(10_000);
    }
    expect(new Set(seen).size).toBe(reducedMotion === 'reduce' ? 1 : 3);
    expect(seen[3]).toBe(seen[0]);
  }
});

test('the contact form says what is missing, sends, thanks and begins anew', async ({ page, problems }, info) => {
  await page.goto('/essai');
  const contact = page.locator('.contact-form');
  await contact.scrollIntoViewIfNeeded();
  const send = contact.getByRole('button', { name: 'Envoyer' });
  await expect(async () => {
    await send.click();
    await expect(contact.getByText('Indiquez votre prénom.')).toBeVisible({ timeout: 500 });
  }).toPass();
  for (const message of ['Indiquez votre nom.', "Le nom de l'entreprise est requis", 'Indiquez votre adresse e-mail.'])
    await expect(contact.getByText(message)).toBeVisible();
  await look(page, info, '10-contact-errors');
  await contact.getByLabel('Prénom').fill('Anne');
  await contact.getByLabel('Nom', { exact: true }).fill('Exemple');
  await contact.getByLabel('Entreprise').fill('Exemple SA');
  await contact.getByLabel('E-mail').fill('anne@exemple');
  await send.click();
  await expect(contact.getByText("L'email doit être valide")).toBeVisible();
  await contact.getByLabel('E-mail').fill('anne@exemple.ch');

  await page.route('**/api/public/contact', (route) => route.fulfill({ status: 500, json: {} }));
  await send.click();
  await expect(
    contact.getByText("Une erreur est survenue lors de l'envoi. Veuillez réessayer ou nous contacter directement.", { exact: true }),
  ).toBeVisible();
  await expect(contact.getByLabel('Prénom')).toHaveValue('Anne');
  expect(problems).toHaveLength(1);
  problems.length = 0;

  await page.unroute('**/api/public/contact');
  let sent: Record<string, unknown> = {};
  await page.route('**/api/public/contact', async (route) => {
    sent = route.request().postDataJSON() as Record<string, unknown>;
    await route.fulfill({ status: 201, json: {} });
  });
  await send.click();
  await expect(contact.getByText('Message envoyé !', { exact: true })).toBeVisible();
  expect(sent).toEqual({
    prenom: 'Anne',
    nom: 'Exemple',
    entreprise: 'Exemple SA',
    email: 'anne@exemple.ch',
    website: '',
    startedAt: expect.any(Number),
    form: 'contact',
  });
  await expect(contact.getByLabel('Prénom')).toHaveValue('');
  await expect(contact.getByText('Message envoyé !')).toBeHidden();
});
