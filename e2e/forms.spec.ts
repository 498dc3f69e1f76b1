import type { APIRequestContext, Page, Route } from '@playwright/test';
import { hold } from './support/hold.js';
import { look } from './support/look.js';
import { ADMIN, expect, productUrl, test } from './support/test.js';

/** Every form of the prospects' site but the trial: what people read in each state, and what staff then finds. */

interface Staff {
  get<T>(path: string): Promise<T>;
  send(method: 'post' | 'put', path: string, data: object): Promise<{ id: string; token: string }>;
}

async function signIn(request: APIRequestContext): Promise<Staff> {
  const session = await request.post(`${productUrl()}/api/auth/login`, { data: ADMIN });
  const headers = { authorization: `Bearer ${(await session.json()).accessToken}` };
  const url = (path: string) => `${productUrl()}/api/admin/${path}`;
  return {
    get: async (path) => (await request.get(url(path), { headers })).json(),
    send: async (method, path, data) => {
      const answer = await request[method](url(path), { headers, data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return answer.json();
    },
  };
}

let number = 0;
/** A prospect of this test alone. */
const aProspect = (staff: Staff, values: object = {}) =>
  staff.send('post', 'prospects', {
    prenom: 'Anne',
    nom: 'Rochat',
    email: `anne-${Date.now()}-${++number}@fiduciaire-des-rives.ch`,
    business_name: 'Fiduciaire des Rives',
    ...values,
  });

const answerWith = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ status, title: '', ...body }) });

/** The browser reports failures that a test provokes; any other error still fails it. */
function forgive(problems: string[], status: number): void {
  const provoked = problems.filter((problem) => problem.includes(`status of ${status} `));
  expect(provoked.length).toBeGreaterThan(0);
  problems.splice(0, problems.length, ...problems.filter((problem) => !provoked.includes(problem)));
}

/** The island of a form takes over once it is seen. */
async function seen(page: Page, name: string) {
  const form = page.locator(`form:has([value="${name}"])`);
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-ready', 'true');
  return form;
}

test.describe('the agency’s page', () => {
  test('says what the agency claims, and nothing where it claims nothing', async ({ page, request }, info) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Votre présence en ligne, mesurée|Mesuré chez vous/);
    for (const title of ['Audit', 'Optimisation', 'Croissance']) await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Analyse Gratuite de votre entreprise' })).toBeVisible();
    for (const unsaid of ['note moyenne', 'Garantie', 'rapport détaillé', 'Ce que cela change'])
      await expect(page.getByText(unsaid)).toHaveCount(0);
    await page.getByRole('link', { name: 'Analyse gratuite de votre site' }).click();
    await expect(page).toHaveURL(/#adresse$/);
    await expect(page.locator('form')).toHaveCount(2); // the entrance, and the one form to write
    await look(page, info, 'home');

    const staff = await signIn(request);
    const quote = { author: 'Anne', company: 'Exemple SA', before: '4 demandes', after: '15 demandes' };
    const testimonials = [
      { ...quote, quote: 'Nous savions quoi corriger.', example: false },
      { ...quote, quote: 'Pas encore dit.', example: true },
    ];
    await staff.send('put', 'settings/claims', { value: { clients: 'Plus de 300', guarantee: 'Garantie résultats', testimonials } });
    try {
      await page.goto('/accueil');
      await expect(page.getByText('Plus de 300')).toBeVisible();
      await expect(page.getByText('Garantie résultats')).toBeVisible();
      await expect(page.locator('.voices > li:visible')).toHaveCount(1);
      for (const unsaid of ['note moyenne', 'rapport détaillé', 'Pas encore dit', 'Votre site analysé'])
        await expect(page.getByText(unsaid)).toHaveCount(0);
      await look(page, info, 'home-few-claims');
    } finally {
      await staff.send('put', 'settings/claims', { value: {} });
    }
  });

  test('takes messages through its form, also of somebody who is quicker than a program may be', async ({
    page,
    request,
    problems,
  }, info) => {
    const staff = await signIn(request);
    const kept = (visitor: string) => staff.get<object[]>(`contact-messages?filter=${encodeURIComponent(JSON.stringify({ q: visitor }))}`);
    await page.goto('/');
    const quick = await seen(page, 'final-cta');
    const hurried = `Rapide ${Date.now()}`;
    await quick.getByLabel('Nom').fill(hurried);
    await quick.getByLabel('E-mail').fill('anne@fiduciaire-des-rives.ch');
    await quick.getByLabel('Site web').fill('fiduciaire-des-rives.ch');
    await quick.getByRole('button', { name: 'Envoyer ma demande' }).click();
    await expect(quick.getByText('Message envoyé !')).toBeVisible();
    expect(await kept(hurried)).toHaveLength(1);

    await page.clock.install();
    await page.reload();
    for (const [name, button, marker] of [['final-cta', 'Envoyer ma demande', 'Final']] as const) {
      const form = await seen(page, name);
      await form.getByRole('button', { name: button }).click();
      await expect(form.getByText('Nom requis')).toBeVisible();
      await expect(form.getByText('Email requis')).toBeVisible();
      await expect(form.getByText('URL requise')).toBeVisible();
      await expect(form.getByLabel('Nom')).toBeFocused();
      await look(page, info, `${name}-errors`);

      const visitor = `${marker} ${Date.now()}`;
      await form.getByLabel('Nom').fill(visitor);
      await expect(form.getByText('Nom requis')).toHaveCount(0);
      await form.getByLabel('E-mail').fill('anne@');
      await form.getByLabel('Site web').fill('fiduciaire');
      await form.getByLabel('Téléphone').fill('12');
      await form.getByRole('button', { name: button }).click();
      await expect(form.getByText("L'email doit être valide")).toBeVisible();
      await form.getByLabel('E-mail').fill('anne@fiduciaire-des-rives.ch');
      await form.getByRole('button', { name: button }).click();
      await expect(form.getByText('Numéro de téléphone non reconnu. Exemple : +41 79 123 45 67')).toBeVisible();
      await expect(form.getByText("L'URL du site web doit être valide")).toBeVisible();
      await form.getByLabel('Site web').fill('fiduciaire-des-rives.ch');
      await form.getByLabel('Téléphone').fill('079 123 45 67');

      await page.route('**/api/public/contact?*', answerWith(503, { code: 'unexpected', message: '' }));
      await form.getByRole('button', { name: button }).click();
      await expect(form.getByRole('alert')).toHaveText(
        "Une erreur est survenue lors de l'envoi. Veuillez réessayer ou nous contacter directement.",
      );
      await expect(form.getByLabel('Nom')).toHaveValue(visitor);
      await look(page, info, `${name}-failed`);
      forgive(problems, 503);
      await page.unroute('**/api/public/contact?*');

      const release = await hold(page, '**/api/public/contact?*');
      await form.getByRole('button', { name: button }).click();
      await expect(form.getByRole('button', { name: 'Envoi en cours...' })).toBeVisible();
      release();
      await expect(form.getByText('Message envoyé !')).toBeVisible();
      await look(page, info, `${name}-sent`);
      await page.clock.runFor(10_000);
      await expect(form.getByText('Message envoyé !')).toHaveCount(0);
      await expect(form.getByLabel('Nom')).toHaveValue('');
      expect(await kept(visitor)).toMatchObject([
        {
          form: name,
          nom: visitor,
          telephone: '+41791234567',
          telephone_shown: '+41 79 123 45 67',
          site_url: 'https://fiduciaire-des-rives.ch/',
        },
      ]);
      await page.unrouteAll();
    }
  });

  test('takes the same forms without script', async ({ browser, request }, info) => {
    const context = await browser.newContext({ baseURL: productUrl(), javaScriptEnabled: false, locale: 'fr-CH' });
    const page = await context.newPage();
    await page.goto('/');
    const form = page.locator('form:has([value="final-cta"])');
    const visitor = `Sans script ${Date.now()}`;
    const fill = async (phone: string) => {
      await form.getByLabel('Nom').fill(visitor);
      await form.getByLabel('E-mail').fill('anne@fiduciaire-des-rives.ch');
      await form.getByLabel('Site web').fill('https://fiduciaire-des-rives.ch');
      await form.getByLabel('Téléphone').fill(phone);
      await form.getByRole('button', { name: 'Envoyer ma demande' }).click();
    };
    await fill('12');
    await expect(page.getByRole('alert')).toContainText('Numéro de téléphone non reconnu');
    if (process.env.PICTURES) await page.screenshot({ path: info.outputPath('no-script-error.png') });
    await page.goto('/');
    await fill('');
    await expect(page).toHaveURL(/\/merci$/);
    await expect(page.getByRole('heading', { name: 'Merci !' })).toBeVisible();
    // « Nous contacter » of the trial page, to the root of the site as well
    await page.goto('/essai');
    const contact = page.locator('.contact-form');
    for (const [label, text] of Object.entries({ Prénom: 'Anne', Nom: visitor, Entreprise: 'Lac', 'E-mail': 'anne@lac.ch' }))
      await contact.getByLabel(label, { exact: true }).fill(text);
    await contact.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page).toHaveURL(/\/merci$/);
    await context.close();
    const staff = await signIn(request);
    const filter = encodeURIComponent(JSON.stringify({ q: visitor }));
    const kept = await staff.get<{ form: string }[]>(`contact-messages?filter=${filter}`);
    expect(kept.map(({ form }) => form).sort()).toEqual(['contact', 'final-cta']);
  });
});

test.describe('the referral page', () => {
  test('passes the analysis on', async ({ page, request, problems }, info) => {
    const staff = await signIn(request);
    const prospect = await aProspect(staff);
    const answer = await page.goto(`/referral/${prospect.token}`);
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    await expect(page.getByRole('heading', { name: "Rediriger l'analyse" })).toBeVisible();
    await expect(page.getByText('Fiduciaire des Rives')).toBeVisible();
    const form = page.locator('form');
    await expect(form).toHaveAttribute('novalidate', '');
    for (const wrong of ['', 'marie@']) {
      await page.getByLabel('E-mail de votre collègue').fill(wrong);
      await page.getByRole('button', { name: 'Envoyer' }).click();
      await expect(page.getByText('Email invalide ou informations manquantes.')).toBeVisible();
    }
    await look(page, info, 'referral-invalid');
    const colleague = `marie-${Date.now()}@fiduciaire-des-rives.ch`;
    await page.getByLabel('E-mail de votre collègue').fill(colleague);
    await page.route('**/api/public/referrals?*', answerWith(500, { code: 'unexpected', message: '' }));
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByRole('alert')).toHaveText("Une erreur est survenue lors de l'enregistrement. Veuillez réessayer.");
    forgive(problems, 500);
    await look(page, info, 'referral-failed');
    await page.unroute('**/api/public/referrals?*');
    const release = await hold(page, '**/api/public/referrals?*');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByRole('button', { name: 'Traitement en cours...' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: 'Merci pour votre aide !' })).toBeFocused();
    await expect(page.getByText(/sera contacté/)).toBeVisible();
    await look(page, info, 'referral-done');
    const filter = encodeURIComponent(JSON.stringify({ q: colleague }));
    expect(await staff.get(`referrals?filter=${filter}`)).toMatchObject([{ referred_email: colleague, status: 'pending' }]);
  });

  test('says why it cannot be used, and when it could not be loaded', async ({ page, problems }, info) => {
    await page.goto('/referral/ZZZZZZZZ');
    await expect(page.getByRole('heading', { name: 'Oups !' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Ce lien a expiré ou est invalide.');
    await expect(page.locator('form')).toBeHidden();
    await look(page, info, 'referral-unknown');
    await page.goto('/referral');
    await expect(page.getByRole('alert')).toHaveText('Token invalide ou manquant');
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page).toHaveURL(`${productUrl()}/`);

    // as from a CDN: the page came, the answer did not
    await page.route('**/referral/abcd1234', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/(id="page-data">)[^<]*/, '$1');
      await route.fulfill({ response, body: html });
    });
    await page.route('**/api/public/referrals/abcd1234?*', answerWith(503, { code: 'unexpected', message: '' }));
    await page.goto('/referral/abcd1234');
    await expect(page.getByRole('alert')).toHaveText('Une erreur est survenue lors du chargement de la page.');
    await look(page, info, 'referral-not-loaded');
    forgive(problems, 503);
  });
});

test('where no site is known, the report and the audit ask for its address, and it is measured', async ({ page, request }, info) => {
  const staff = await signIn(request);
  await page.setViewportSize({ width: 360, height: 740 });
  const reported = await aProspect(staff);
  await page.goto(`/analyse/${reported.token}`, { waitUntil: 'networkidle' });
  const question = page.locator('[data-site-question]');
  const field = question.getByLabel('Adresse de votre site');
  await question.getByRole('button', { name: 'Mesurer mon site' }).click();
  const wanted = 'Indiquez l’adresse de votre site, par exemple www.exemple.ch';
  await expect(question.getByText(wanted)).toBeVisible();
  await field.fill('pas une adresse');
  await question.getByRole('button', { name: 'Mesurer mon site' }).click();
  await expect(field).toBeFocused();
  await expect(question.getByText(wanted)).toBeVisible();
  await look(page, info, 'site-question');
  await field.fill('fiduciaire-des-rives.invalid');
  // the page loads again, with its measurement under way
  await Promise.all([page.waitForEvent('load'), question.getByRole('button', { name: 'Mesurer mon site' }).click()]);
  const siteOf = async (id: string) => (await staff.get<{ site_url: string | null }>(`prospects/${id}`)).site_url;
  await expect.poll(() => siteOf(reported.id)).toBe('https://fiduciaire-des-rives.invalid/');

  const asking = await aProspect(staff);
  await page.goto(`/score/${asking.token}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Recevoir mon audit' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Quelle est l’adresse de votre site ?' })).toBeVisible();
  await look(page, info, 'audit-site');
  await dialog.getByLabel('Adresse de votre site').fill('fiduciaire-des-rives.invalid');
  await dialog.getByRole('button', { name: 'Mesurer mon site et recevoir l’audit' }).click();
  await expect(dialog.getByRole('heading', { name: 'Votre demande est enregistrée' })).toBeVisible();
  expect(await siteOf(asking.id)).toBe('https://fiduciaire-des-rives.invalid/');
});

test.describe('the popup of those who leave', () => {
  const popup = (page: Page) => page.getByRole('dialog');

  async function open(page: Page, token: string): Promise<void> {
    await page.clock.install();
    if (token === 'demo') await page.goto('/analyse/demo');
    else await watched(page, () => page.goto(`/analyse/${token}`));
  }

  /** A visit counts after a second, and so do the signs of leaving: they begin together. On a busy machine the page may be that old once it is there. */
  async function watched(page: Page, arrive: () => Promise<unknown>): Promise<void> {
    let isTold = false;
    page.on('framenavigated', () => {
      isTold = false; // what the page before says as it goes
    });
    page.on('request', (sent) => {
      isTold ||= sent.url().includes('/events?');
    });
    await arrive();
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return isTold;
      })
      .toBe(true);
    await page.clock.runFor(100);
  }

  /** Nothing comes, though there was time for it. */
  async function expectNone(page: Page): Promise<void> {
    await page.clock.runFor(1000);
    await expect(popup(page)).toHaveCount(0);
  }

  /** The mouse goes up and out of the page. */
  async function leaveByTop(page: Page): Promise<void> {
    await page.mouse.move(400, 200);
    await page.mouse.move(400, 10);
    await page.evaluate(mouseOut(2));
  }

  // scripts of the page as text: the tests know no document
  const mouseOut = (y: number) =>
    `document.documentElement.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientX: 400, clientY: ${y}, relatedTarget: null }))`;

  const returnToPage = (page: Page) =>
    page.evaluate(`for (const value of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }`);

  /** Signs of leaving are heard once their script has come, and are a second apart: the same sign again, until it is. */
  async function expectPopupAfter(page: Page, sign: (page: Page) => Promise<unknown>): Promise<void> {
    await expect(async () => {
      await page.clock.runFor(1000);
      await sign(page);
      await expect(popup(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
  }

  test('comes with the mouse at the top edge, once, and holds the focus', async ({ page, request }, info) => {
    const { token } = await aProspect(await signIn(request));
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(sent.url()));
    const popups = () => asked.filter((url) => url.includes('ExitPopup')).length;
    await open(page, token);
    await page.mouse.move(400, 300);
    await page.evaluate(mouseOut(300));
    await expectNone(page);
    expect(popups()).toBe(0);
    await expectPopupAfter(page, leaveByTop);
    await expect(popup(page).getByLabel('E-mail du responsable marketing')).toBeFocused();
    await look(page, info, 'popup');

    const inside = () => page.evaluate<boolean>(`document.activeElement.closest('dialog') !== null`);
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press(step % 3 === 2 ? 'Shift+Tab' : 'Tab');
      expect(await inside(), `focus after ${step + 1} steps`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await page.clock.runFor(1100);
    await leaveByTop(page);
    await returnToPage(page);
    await expectNone(page);
    const before = popups();
    await watched(page, () => page.reload());
    await leaveByTop(page);
    await expectNone(page);
    expect(popups()).toBe(before);
  });

  test('comes when somebody returns to the page, and never in the demonstration', async ({ page, request }) => {
    const { token } = await aProspect(await signIn(request));
    await open(page, token);
    await expectPopupAfter(page, returnToPage);
    await page.getByRole('button', { name: 'Fermer' }).click();
    await expect(popup(page)).toHaveCount(0);

    await open(page, 'demo');
    await page.clock.runFor(1100);
    await leaveByTop(page);
    await expectNone(page);
  });

  test('does not come once the analysis was passed on, in whatever browser', async ({ page, request }) => {
    const { token } = await aProspect(await signIn(request));
    expect((await request.post('/api/public/referrals', { data: { token, email: 'marie@exemple.ch' } })).status()).toBe(201);
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(sent.url()));
    await open(page, token);
    for (const sign of [leaveByTop, returnToPage]) {
      await page.clock.runFor(1100);
      await sign(page);
      await expectNone(page);
    }
    expect(asked.filter((url) => url.includes('exit-popup'))).toEqual([]);
  });

  test('says what is wrong, thanks, and closes by itself', async ({ page, request, problems }, info) => {
    const staff = await signIn(request);
    const { id, token } = await aProspect(staff);
    await open(page, token);
    await expectPopupAfter(page, leaveByTop);
    const field = popup(page).getByLabel('E-mail du responsable marketing');
    const send = popup(page).getByRole('button', { name: 'Envoyer' });
    await send.click();
    await expect(popup(page).getByText('Veuillez entrer une adresse email', { exact: true })).toBeVisible();
    await field.fill('marie@');
    await send.click();
    await expect(popup(page).getByText('Veuillez entrer une adresse email valide')).toBeVisible();
    await look(page, info, 'popup-invalid');
    await field.fill(`marie-${token}@fiduciaire-des-rives.ch`);
    for (const [status, message] of [
      [404, 'Impossible de récupérer les informations du prospect'],
      [500, 'Impossible de mettre à jour les informations du prospect'],
      [0, 'Une erreur est survenue'],
    ] as const) {
      await page.route('**/api/public/referrals?*', (route) =>
        status ? answerWith(status, { code: 'failed', message: '' })(route) : route.fulfill({ status: 200, body: '<html>' }),
      );
      await send.click();
      await expect(popup(page).getByText(message, { exact: true })).toBeVisible();
      await page.unroute('**/api/public/referrals?*');
    }
    forgive(problems, 500);
    await send.click();
    await expect(popup(page).getByText('Merci pour votre aide !')).toBeVisible();
    await look(page, info, 'popup-done');
    await page.clock.runFor(10_000); // longer than anybody reads two lines
    await expect(popup(page)).toHaveCount(0);
    const filter = encodeURIComponent(JSON.stringify({ prospect_id: id }));
    expect(await staff.get(`referrals?filter=${filter}`)).toMatchObject([{ referred_email: `marie-${token}@fiduciaire-des-rives.ch` }]);
  });

  test('never comes on a touch screen', async ({ browser, request }) => {
    const { token } = await aProspect(await signIn(request));
    const phone = await browser.newContext({
      baseURL: productUrl(),
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    const touched = await phone.newPage();
    await open(touched, token);
    await touched.touchscreen.tap(200, 10);
    await leaveByTop(touched);
    await returnToPage(touched);
    await expectNone(touched);
    await phone.close();
  });
});

test('the thanks show where the request for the audit stands', async ({ page, request }, info) => {
  const staff = await signIn(request);
  const { id, token } = await aProspect(staff, { site_url: 'https://fiduciaire-des-rives.ch' });
  await page.goto(`/merci/${token}`);
  await expect(page.getByRole('heading', { name: 'Aucune demande en cours' })).toBeVisible();
  await expect(page.getByText('Nous avons bien reçu votre demande.')).toBeHidden();
  await look(page, info, 'thanks-nothing-asked');
  expect((await request.post(`${productUrl()}/api/public/audit-requests`, { data: { token } })).status()).toBe(201);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Merci !' })).toBeVisible();
  await expect(page.getByText('Nous avons bien reçu votre demande. Nous reviendrons vers vous rapidement.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Découvrir nos services' })).toBeVisible();
  const meanwhile = page.getByRole('region', { name: 'En attendant' });
  await expect(meanwhile.getByRole('link', { name: 'Cocher ce qui est déjà fait' })).toHaveAttribute('href', `/plan/${token}`);
  await expect(meanwhile.getByRole('link', { name: 'Relire mon analyse' })).toHaveAttribute('href', `/analyse/${token}`);
  await expect(page.locator('[aria-current="step"]')).toHaveText('reçue');
  const filter = encodeURIComponent(JSON.stringify({ prospect_id: id }));
  const [asked] = await staff.get<{ id: string }[]>(`audit-requests?filter=${filter}`);
  await staff.send('put', `audit-requests/${asked?.id}`, { status: 'in_progress' });
  await page.reload();
  await expect(page.locator('[aria-current="step"]')).toHaveText('en préparation');
  await look(page, info, 'thanks-promise');
  await page.goto('/merci');
  await expect(page.getByRole('heading', { name: 'Merci !' })).toBeVisible();
});
