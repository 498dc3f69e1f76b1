import type { Page } from '@playwright/test';
import { stopClock } from './support/clock.js';
import { hold, whileScanning } from './support/hold.js';
import { look, still } from './support/look.js';
import { linkTo } from './support/mail.js';
import { confirmed, fromReportToCall, secondVisit, seen, twoDaysLater } from './support/prospect-journey.js';
import { asStaff, signIn, speedFromGoogle } from './support/staff.js';
import { ADMIN, expect, namedWebsiteUrl, productUrl, test } from './support/test.js';

const VERIFICATION = /https?:\S+\/verification\/[\w-]+/;
const PERSONAL = /https?:\S+\/t\/\w{8}/;
const PHONE = { baseURL: productUrl(), locale: 'fr-CH', viewport: { width: 360, height: 640 } };
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

test('the form says what is wrong, field by field, waits until everything fits, and moves nothing under a press', async ({
  page,
}, info) => {
  await test.step('the form says what is wrong, field by field, and waits until everything fits', async () => {
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
    await expect(form(page).getByText('Commencez l’adresse par https://, par exemple https://www.exemple.ch')).toBeVisible();
    await field(page, 'Site web').fill('https://exemple');
    await expect(form(page).getByText("Format d'URL invalide", { exact: true })).toBeVisible();
    await expect(form(page).getByText('Indiquez l’adresse de votre site, par exemple www.exemple.ch')).toBeVisible();
    await field(page, 'E-mail professionnel').fill('zoe@exemple');
    await expect(form(page).getByText("Format d'email invalide", { exact: true })).toBeVisible();

    await fillIn(page, { email: 'zoe@gmail.com' });
    await expect(form(page).getByText("L'email doit correspondre au domaine du site (atelier-exemple.ch)", { exact: true })).toBeVisible();
    await expect(form(page).getByText('Vous utilisez Gmail ou Bluewin ? Continuez : nous vous envoyons un lien.')).toBeVisible();
    await expect(form(page).getByText('Nous ne mesurons rien avant votre confirmation', { exact: false })).toBeVisible();
    // a choice, not a fault
    await expect(form(page).locator('[data-field="email"] .field-error')).toHaveCount(0);
    await expect(field(page, 'E-mail professionnel')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(launch).toBeEnabled();
    await look(page, info, '3-elsewhere');
    await page.reload();
    await expect(field(page, 'E-mail professionnel')).toHaveValue('zoe@gmail.com');
    await expect(field(page, 'Ville')).toHaveValue('Yverdon-les-Bains');
    await form(page).getByRole('checkbox').check();
    await field(page, 'E-mail professionnel').fill('zoe@atelier-exemple.ch');
    await expect(form(page).getByText('Domaine email et site web correspondent', { exact: true })).toBeVisible();
    await expect(launch).toBeEnabled();
    await look(page, info, '3-complete');
    await form(page).getByRole('checkbox').uncheck();
    await expect(launch).toBeDisabled();
  });

  await page.unrouteAll();
  await test.step('a field that is left wrong moves nothing under the press that leaves it', async () => {
    await page.setViewportSize({ width: 360, height: 1600 });
    await page.goto('/essai', { waitUntil: 'networkidle' });
    await field(page, 'E-mail professionnel').fill('zoe@gmail.com');
    await field(page, 'Site web').fill('atelier-exemple.ch');
    const box = form(page).getByRole('checkbox');
    await box.hover();
    await page.mouse.down();
    await expect(box).toBeFocused();
    await still(page); // a finger’s time
    await page.mouse.up();
    await expect(box).toBeChecked();
    await expect(form(page).getByText("L'URL doit commencer par http:// ou https://", { exact: true })).toBeVisible();
  });
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

async function enter(page: Page, site: string): Promise<void> {
  await page.getByLabel('Adresse de votre site').fill(site);
  await page.getByRole('button', { name: 'Mesurer mon site' }).click();
}

test('the entrance says what is wrong in its own words, and before any script it leads to the trial page', async ({
  page,
  browser,
}, info) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('form:not([novalidate])')).toHaveCount(0);
  await look(page, info, '0-home', { schemes: ['light', 'dark'] });
  for (const [typed, message] of [
    ['', 'URL requise'],
    ['atelier', "Format d'URL invalide"],
    ['ftp://atelier.ch', "L'URL doit commencer par http:// ou https://"],
  ] as const) {
    await enter(page, typed);
    await expect(page.locator('.entrance').getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Adresse de votre site')).toBeFocused();
  }
  await look(page, info, '0-home-error');
  await enter(page, 'www.atelier.ch/fr');
  await expect(field(page, 'Site web')).toHaveValue('https://www.atelier.ch/fr');

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/');
  await enter(plain, 'www.atelier.ch/fr');
  expect(new URL(plain.url()).pathname + new URL(plain.url()).search).toBe('/essai?site=www.atelier.ch%2Ffr');
  await context.close();
  await page.goto('/essai?site=www.atelier.ch%2Ffr');
  await expect(field(page, 'Site web')).toHaveValue('https://www.atelier.ch/fr');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/');
});

test('the whole way with an address elsewhere: confirmed, accepted by a person, measured, its link by mail, to a call and a second visit', async ({
  page,
  browser,
  request,
}, info) => {
  await speedFromGoogle(request);
  const email = 'menuiserie.du.lac@bluewin.ch';
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await enter(page, namedWebsiteUrl());
  await fillIn(page, { site: namedWebsiteUrl(), email });
  await look(page, info, '11-elsewhere');
  await page.getByRole('button', LAUNCH).click();
  await expect(page.getByRole('heading', { name: 'Confirmez votre adresse e-mail' })).toBeFocused();
  await expect(page.getByText(`Nous avons écrit à ${email}`, { exact: false })).toBeVisible();
  await look(page, info, '12-sent');
  const link = await linkTo(email, VERIFICATION);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByText('Adresse confirmée. Une personne regarde votre demande', { exact: false })).toBeVisible();
  await look(page, info, '13-confirmed');

  // another browser: what staff looks at is nobody’s visit
  const office = await browser.newContext({ baseURL: productUrl(), locale: 'fr-CH' });
  const desk = await office.newPage();
  await signIn(desk);
  await desk.goto('/mon-espace/trials');
  const row = desk.getByRole('row', { name: /Menuiserie du Lac/ });
  await expect(row).toContainText('À accepter');
  await expect(desk.getByRole('link', { name: /Essais/ })).toContainText('1');
  await look(desk, info, '14-desk');
  await desk.getByRole('button', { name: 'Refuser l’essai de Menuiserie du Lac' }).click();
  await expect(row).toContainText('Refusé');
  await desk.getByRole('button', { name: 'Annuler' }).click();
  await expect(row).toContainText('À accepter');
  await desk.getByRole('button', { name: 'Accepter l’essai de Menuiserie du Lac' }).click();
  await look(desk, info, '15-question');
  await desk.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click();
  await expect(desk.getByText('Essai de Menuiserie du Lac accepté')).toBeVisible();
  await office.close();

  await page.goto(await linkTo(email, PERSONAL, 'trial_ready', 120_000));
  await expect(page).toHaveURL(/\/analyse\/\w{8}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Menuiserie du Lac');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await page.waitForURL('**/analyse/*');

  const token = page.url().slice(-8);
  await seen(token);
  await page.clock.install();
  await fromReportToCall(page, info, token);
  const time = await confirmed(page, info, token);
  await twoDaysLater(token);
  const elsewhere = await browser.newContext(PHONE);
  const again = await elsewhere.newPage();
  await again.goto(await linkTo(email, PERSONAL, 'trial_ready'));
  await secondVisit(again, info, time);
  await elsewhere.close();
});

test('in any moment of the form’s waking up, a ticked box stays ticked and the page where it was scrolled', async ({ context }) => {
  let moment = 0;
  for (let isTicked = true; isTicked; moment += 1) {
    const page = await context.newPage();
    await page.addInitScript(tickAfterTask(moment + 1));
    await page.goto('/essai', { waitUntil: 'networkidle' });
    await expect(page.locator('astro-island').filter({ has: form(page) })).not.toHaveAttribute('ssr');
    isTicked = (await page.locator('html[data-ticked]').count()) > 0;
    if (isTicked) {
      await expect(form(page).getByRole('checkbox'), `ticked after task ${moment + 1}`).toBeChecked();
      expect(await page.evaluate('scrollY'), `scrolled after task ${moment + 1}`).toBe(200);
    }
    await page.close();
  }
  expect(moment).toBeGreaterThan(2);
});

test('the whole way from the home page: progress that survives a reload, a confirmed address, to a call and a second visit', async ({
  page,
  house,
  browser,
  request,
}, info) => {
  await speedFromGoogle(request);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const email = 'zoe@menuiserie-du-lac.localhost';
  await enter(page, namedWebsiteUrl());
  await expect(field(page, 'E-mail professionnel')).toBeFocused();
  await expect(field(page, 'Site web')).toHaveValue(namedWebsiteUrl());
  await fillIn(page, { site: namedWebsiteUrl(), email });
  await look(page, info, '4-in-place');
  await whileScanning(house, async () => {
    const release = await hold(page, '**/trials/*/progress');
    await page.getByRole('button', LAUNCH).click();
    await expect(page.getByText('Étape 1 sur 5', { exact: false }).first()).toBeVisible();
    release();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-5]$/);
    await page.waitForURL(/#suivi=/);
    await expect(page.getByText('Accès au site')).toBeVisible();
    await look(page, info, '4-progress');
    await page.reload();
    await expect(page.getByText(/Étape [1-5] sur 5/).first()).toBeVisible();
    await expect(page.getByText('· Menuiserie du Lac')).toBeVisible();
  });
  await page.waitForURL('**/analyse/*', { timeout: 120_000 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Menuiserie du Lac');
  await expect(page.getByText('WordPress').filter({ visible: true }).first()).toBeVisible();
  // of its five parts, those that ask a vendor were not measured
  const score = page.locator('.trial-score');
  await expect(score.getByRole('heading', { name: 'Note de votre site' })).toBeVisible();
  await expect(score).toContainText('3 mesures sur 5. Pas encore mesuré');
  await score.scrollIntoViewIfNeeded();
  await look(page, info, '4-report');
  const first = page.url();
  await page.goto(first.replace('/analyse/', '/score/'));
  await expect(page.getByText('Note de votre site : ', { exact: false })).toContainText('3 mesures sur 5');
  await page.goto(first);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  // back where it began, with the trial’s own field or form
  await expect(page.locator('.entrance, .trial-form').first()).toBeVisible();

  const link = await linkTo(email, VERIFICATION, 'trial_confirmation');
  expect(await linkTo(email, PERSONAL, 'trial_ready')).toContain(first.slice(-8));
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

  // the link of the letter goes on leading to the page, in any browser
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await page.waitForURL(second);
  await page.goto(`${link}x`);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByText('Token invalide ou déjà utilisé')).toBeVisible();
  await look(page, info, '6-unknown-link');
  await page.getByRole('link', { name: 'Renvoyer mon lien' }).click();
  await expect(page).toHaveURL(/\/essai#retrouver$/);
  await page.route('**/api/public/verifications?*', (route) => route.fulfill({ status: 408, body: '' }));
  await page.goto(`${link}x`);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByText('Une erreur est survenue lors de la vérification. Veuillez réessayer.')).toBeVisible();
  await look(page, info, '6-verification-failed');
  await expect(page.getByRole('button', { name: 'Confirmer mon adresse' })).toBeEnabled();

  await page.goto('/essai');
  await fillIn(page, { site: namedWebsiteUrl(), email: email.toUpperCase() });
  await page.getByRole('button', LAUNCH).click();
  await expect(page.getByRole('heading', { name: 'Votre lien est dans votre boîte' })).toBeVisible();
  await look(page, info, '7-again');
  await page.goto(await linkTo(email, PERSONAL, 'trial_link'));
  expect(page.url()).toBe(second);

  const again = page.locator('.link-again');
  for (const address of [email, 'personne@exemple.ch']) {
    await page.goto('/essai#retrouver');
    await again.scrollIntoViewIfNeeded();
    await again.getByLabel('E-mail de votre demande').fill(address);
    await again.getByRole('button', { name: 'Renvoyer mon lien' }).click();
    await expect(again.getByRole('status')).toHaveText('Si une analyse a été demandée avec cette adresse, son lien vient d’y être envoyé.');
  }

  const token = second.slice(-8);
  await page.clock.install();
  await page.goto(second);
  await seen(token);
  await fromReportToCall(page, info, token);
  const time = await confirmed(page, info, token);
  await look(page, info, 'thanks');

  // the second visit, on another device
  await twoDaysLater(token);
  const elsewhere = await browser.newContext(PHONE);
  const other = await elsewhere.newPage();
  for (const name of ['analyse', 'merci', 'plan', 'score', 'monscore', 'rendez-vous']) {
    await other.goto(`/${name}/${token}`);
    if (name === 'analyse') await secondVisit(other, info, time);
    const line = other.locator('[data-status-line]');
    await expect(line).toContainText(`à ${time}, heure suisse.`);
    const calendar = await line.getByRole('link', { name: 'Agenda' }).getAttribute('href');
    expect((await request.get(calendar ?? '')).headers()['content-type']).toContain('text/calendar');
    await look(other, info, `second-${name}`);
    await other.setViewportSize(PHONE.viewport);
    await line.getByRole('link', { name: 'Déplacer' }).click();
    await expect(other.getByRole('button', { name: 'Déplacer ou annuler' })).toBeVisible();
  }
  await elsewhere.close();
  await page.goto(`/plan/${token}`);
  await page.locator('[data-booking]').scrollIntoViewIfNeeded();
  await expect(page.getByText('Votre rendez-vous').last()).toBeVisible();
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
    await page.route('**/api/public/trials?*', (route) => (status ? route.fulfill({ status, json: {} }) : route.abort()));
    await page.getByRole('button', LAUNCH).click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(field(page, 'Entreprise')).toHaveValue('Menuiserie du Lac');
    await page.unroute('**/api/public/trials?*');
  }
  expect(problems).toHaveLength(2); // the two failures, as the browser notes them
  problems.length = 0;

  // the server has the last word about the domain, and a trial that fails later says why
  const mismatch = "L'email doit correspondre au domaine du site";
  await page.route('**/api/public/trials?*', (route) =>
    route.fulfill({ status: 422, json: { code: 'validation', message: mismatch, errors: { email: mismatch } } }),
  );
  await page.getByRole('button', LAUNCH).click();
  await expect(form(page).locator('[data-field="email"]').getByText(mismatch, { exact: true })).toBeVisible();
  await expect(field(page, 'E-mail professionnel')).toBeFocused();
  await page.unroute('**/api/public/trials?*');
  await page.route('**/api/public/trials?*', (route) =>
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
  await page.route('**/trials/abcd1234/progress?*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `data: ${JSON.stringify(failed)}\n\n` }),
  );
  await page.getByRole('button', LAUNCH).click();
  await expect(page.getByText('Une erreur est survenue. Veuillez réessayer.', { exact: true })).toBeVisible();
  await expect(page.getByText('Le site répond par une erreur.', { exact: true })).toBeVisible();
  await look(page, info, '8-failed');
  await expect(field(page, 'Ville')).toHaveValue('Yverdon-les-Bains');
  expect(new URL(page.url()).hash).toBe('');
});

test('the agency’s own trials carry its session; the quotes change every ten seconds, and stay where motion is unwelcome', async ({
  page,
}) => {
  await test.step('the agency’s own trials carry its session', async () => {
    const sent: (string | undefined)[] = [];
    await page.route('**/api/public/trials?*', async (route) => {
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

  await page.unrouteAll();
  await test.step('the quotes change every ten seconds, and stay where motion is unwelcome', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.clock.install();
      await page.goto('/essai');
      await fillIn(page);
      await page.route('**/api/public/trials?*', () => undefined); // an answer that does not come
      await page.getByRole('button', LAUNCH).click();
      const quote = page.locator('.trial-quote');
      await expect(quote).toBeVisible();
      await stopClock(page);
      const seen = [(await quote.textContent()) ?? ''];
      for (let turn = 0; turn < 3; turn += 1) {
        await page.clock.runFor(10_000);
        if (reducedMotion === 'no-preference') await expect(quote).not.toHaveText(seen.at(-1) ?? '');
        seen.push((await quote.textContent()) ?? '');
      }
      await page.clock.resume();
      expect(new Set(seen).size).toBe(reducedMotion === 'reduce' ? 1 : 3);
      expect(seen[3]).toBe(seen[0]);
    }
  });
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
    await linkTo(email, VERIFICATION);
  } finally {
    await asStaff(request, 'PUT', '/api/admin/settings/trial', { value: {} });
  }
});

test('the contact form says what is missing, sends, thanks and begins anew', async ({ page, problems }, info) => {
  await page.goto('/essai');
  const contact = page.locator('.contact-form');
  await contact.scrollIntoViewIfNeeded();
  // before its script runs, the form is the browser’s own (see forms.spec.ts)
  await expect(contact).toHaveAttribute('data-ready', 'true');
  const send = contact.getByRole('button', { name: 'Envoyer' });
  await send.click();
  await expect(contact.getByText('Indiquez votre prénom.')).toBeVisible();
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

  await page.route('**/api/public/contact?*', (route) => route.fulfill({ status: 500, json: {} }));
  await send.click();
  await expect(
    contact.getByText("Une erreur est survenue lors de l'envoi. Veuillez réessayer ou nous contacter directement.", { exact: true }),
  ).toBeVisible();
  await expect(contact.getByLabel('Prénom')).toHaveValue('Anne');
  expect(problems).toHaveLength(1);
  problems.length = 0;

  await page.unroute('**/api/public/contact?*');
  let sent: Record<string, unknown> = {};
  await page.route('**/api/public/contact?*', async (route) => {
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
