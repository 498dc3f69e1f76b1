import type { Page, TestInfo } from '@playwright/test';
import type { Client } from 'pg';
import { OUTCOMES } from '../backend/src/rules/outcomes.rules.js';
import { look, still } from './support/look.js';
import * as seed from './support/reports.js';
import { expect, productUrl, test } from './support/test.js';

let database: Client;
test.beforeAll(async () => {
  database = await seed.productDatabase();
});
test.afterAll(() => database.end());

/** Every address that a page asks for; a token page may ask its own server alone (clarification 5). */
let asked: string[] = [];
test.beforeEach(({ page }) => {
  asked = [];
  page.on('request', (request) => void asked.push(request.url()));
});
test.afterEach(() => {
  expect(asked.filter((url) => !url.startsWith(productUrl()) && !url.startsWith('data:'))).toEqual([]);
});

let count = 0;
const newToken = () => `rep${String(Date.now() % 1000).padStart(3, '0')}${String(count++).padStart(2, '0')}`;

/** Finding, drawing and button stand above the fold of the smallest phone and of a desk. */
async function firstScreen(page: Page, info: TestInfo, state: string, finding: string | RegExp): Promise<void> {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.evaluate('scrollTo(0, 0)');
    await still(page);
    if (process.env.PICTURES) await page.screenshot({ path: info.outputPath(`first-${state}-${viewport.width}.png`) });
    const words = page.locator('.opening-finding');
    await expect(words).toHaveText(finding);
    await expect(words).toHaveCSS('font-size', '40px');
    for (const part of [page.locator('.opening-company'), words, page.locator('.opening-figure'), page.locator('.opening-action')]) {
      const box = await part.boundingBox();
      expect(
        (box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? viewport.height) <= viewport.height,
        `${state}, ${viewport.width}: ${await part.textContent()}`,
      ).toBe(true);
    }
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** Opens a line of the index as a reader does. */
const open = (page: Page, name: string | RegExp) => section(page, name).locator('summary').first().click();

test('everything measured: figures, proofs, both tables', async ({ page }, info) => {
  const token = newToken();
  const id = await seed.aProspect(database, token, { business_name: seed.LONG_NAME });
  await seed.everything(database, id);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/'); // any page: what matters is that it is a picture
  await seed.seen(database, id, await page.screenshot({ type: 'jpeg', quality: 60 }));
  await page.goto(`/analyse/${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(seed.LONG_NAME);
  const phone = page.getByRole('link', { name: /tel qu’un téléphone l’affichait, en grand/ });
  await expect(phone.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.locator('.opening-callout')).toHaveText(/^1\s*Page lente sur téléphone$/);
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const part of [phone, phone.locator('.seen-place'), page.locator('.opening-callout'), page.locator('.opening-finding')])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
  await phone.click();
  const screen = section(page, /Vitesse$/).getByRole('img', { name: /tel qu’un téléphone l’affichait/ });
  await expect(screen).toBeInViewport();
  await expect(page.locator('.seen-callouts li')).toHaveText(['Page lente sur téléphone']);
  await page.evaluate('scrollTo(0, 0)');
  await firstScreen(page, info, 'measured', /^Sur téléphone, vos clients attendent 4,1\ss\. Google en conseille 2,5\.$/);
  await expect(page.locator('.opening-steps li')).toHaveText([
    /^Accélérer la page d’accueil sur téléphone.*54\ssur\s100/,
    /^Réparer .*liens?/,
  ]);
  await expect(page.locator('.hero-logo')).toHaveJSProperty('complete', true);
  await expect(page.locator('.hero-logo')).not.toHaveJSProperty('naturalWidth', 0);
  await expect(section(page, /Vitesse$/)).toContainText('Lighthouse 13.5.0, téléphone, 12.11.2026, médiane de 3');
  await expect(section(page, /Réputation/)).toContainText('38 avis Google rassurent');

  const search = section(page, /Référencement/);
  await open(page, /Référencement/);
  await expect(search.locator('.local-results li')).toHaveText([/^6e\s*Vous$/, /Fin de la première page/]);
  await expect(search.getByRole('heading', { name: /mots-clés détectés/ })).toHaveText('22\u00a0mots-clés détectés dans Google Suisse');
  await expect(search.getByText('Page 1 sur 5')).toBeVisible();
  await search.getByRole('button', { name: 'Page 5' }).click();
  await expect(search.getByText('Page 5 sur 5')).toBeVisible();
  await expect(search.locator('[data-paged] tbody tr:visible')).toHaveCount(3);

  await expect(search.locator('.serp-title')).toContainText('Carrosserie et peinture à Yverdon-les-Bains depuis 1962');
  const findings = search.locator('.findings li');
  await expect(findings.filter({ hasText: /étape \d\./ })).not.toHaveCount(0);
  for (const link of await findings.locator('.finding-step').all())
    await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeVisible();
  const forward = search.getByRole('link', { name: /^Envoyer à mon webmaster : Liens cassés/ });
  await expect(forward).toHaveAttribute('href', /^mailto:\?subject=.*Liens%20cass.*&body=.*12\.11\.2026/);

  const table = search.locator('[data-sorted]');
  await expect(table.getByText('1 - 10 sur 23')).toBeVisible();
  await table.getByRole('button', { name: 'Suivant' }).click();
  await table.getByRole('button', { name: 'Suivant' }).click();
  await expect(table.getByText('21 - 23 sur 23')).toBeVisible();
  await table.getByRole('button', { name: 'Position' }).click();
  await expect(table.getByText('1 - 10 sur 23')).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Position' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(table.locator('tbody tr').last()).toContainText('Non classé');
  await table.getByRole('button', { name: 'Position' }).click();
  await expect(table.locator('tbody tr').last()).toContainText('Non classé');
  await table.getByRole('button', { name: 'Tout développer' }).click();
  await expect(table.locator('tbody tr:visible')).toHaveCount(23);
  await page.evaluate("document.querySelectorAll('main details').forEach((details) => { details.open = true; })");
  await look(page, info, 'full-unfolded');
  await expect(section(page, /Intelligence/)).toContainText('réponses sur 15 nomment votre entreprise');
  await expect(section(page, /Réputation/)).toContainText('Bruno Tâche');

  await page.emulateMedia({ colorScheme: 'dark' });
  await look(page, info, 'full-dark', { schemes: ['dark'] });
  await page.emulateMedia({ colorScheme: 'light' });
  if (process.env.PICTURES) await page.pdf({ path: info.outputPath('full.pdf'), preferCSSPageSize: true, printBackground: true });
});

test('what is not measured is not invented: nothing, estimates, a scan that runs, a wrong page, failures, an example; a finished quiz has its score', async ({
  page,
}, info) => {
  await test.step('nothing measured: open rings and words, no figure', async () => {
    const token = newToken();
    await seed.aProspect(database, token, { business_name: null, site_url: null });
    await page.goto(`/analyse/${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('votre entreprise');
    await expect(page.locator('#non-mesure-titre')).toHaveText(
      /^\s*Pas encore mesuré\s: Réputation, Technologie, Référencement, Intelligence artificielle$/,
    );
    await open(page, /^Pas encore mesuré/);
    await expect(section(page, 'Technologie')).toContainText('n’a pas encore pu être reconnue');
    await expect(section(page, /^Pas encore mesuré/)).toContainText('Indiquez-nous l’adresse de votre site');
    await expect(section(page, /Performance Digitale/)).toContainText('nous n’avons pas trouvé de site');
    await expect(page.getByRole('button', { name: 'Actualiser les avis' })).toBeHidden();
    await firstScreen(page, info, 'nothing', 'Nous n’avons pas trouvé de site pour votre entreprise.');
    await look(page, info, 'nothing');
  });

  await page.unrouteAll();
  await test.step('a site that nobody has measured begins with hollow estimates', async () => {
    const token = newToken();
    await seed.aProspect(database, token, { quiz_commence: true });
    await page.goto(`/analyse/${token}`);
    const rows = section(page, /Vitesse$/).locator('.estimates li');
    await expect(rows).toHaveText([
      /Téléphone.*65.*estimation/,
      /Ordinateur.*85/,
      /Accessibilité.*80/,
      /Bases du référencement.*77.*estimation/,
    ]);
    await expect(section(page, /Vitesse$/)).toContainText('Ils ne comptent dans aucune note.');
    await firstScreen(page, info, 'unmeasured', 'Votre site n’a pas encore été mesuré.');
    // begun, though without an answer
    await expect(page.getByRole('link', { name: 'Terminer mon questionnaire' }).first()).toHaveAttribute('href', `/quiz/${token}`);
    await look(page, info, 'estimates', { schemes: ['light', 'dark'] });
  });

  await page.unrouteAll();
  await test.step('while a scan runs, each place says that its figures come', async () => {
    const token = newToken();
    const id = await seed.aProspect(database, token);
    await seed.running(database, id);
    await page.goto(`/analyse/${token}`);
    await expect(page.locator('.opening-prose')).toContainText('Analyse en cours...');
    await firstScreen(page, info, 'scanning', 'Votre site est en train d’être mesuré.');
    await expect(section(page, /Plan d’action/)).toContainText('Génération en cours...');
    await open(page, /Réputation/);
    await expect(page.getByRole('button', { name: 'Actualiser les avis' })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('Recherche de vos avis…')).toBeVisible();
    await look(page, info, 'scanning');
    await page.goto(`/landing/${token}`);
    await expect(page.getByText('Notre analyse est en préparation...')).toBeVisible();
    await look(page, info, 'landing-scanning');
  });

  await page.unrouteAll();
  await test.step('a wrong page is named and not scored', async () => {
    for (const [outcome, words] of [
      ['bot_challenge', 'Contrôle anti-robots'],
      ['parked', 'Page d’attente'],
      ['maintenance', 'Site en maintenance'],
    ] as const) {
      const token = newToken();
      const id = await seed.aProspect(database, token);
      await seed.connectivity(database, id, outcome);
      for (const analysis of ['pagespeed', 'page', 'cms']) await seed.failure(database, id, analysis, outcome);
      await page.goto(`/analyse/${token}`);
      const { met, todo } = OUTCOMES[outcome].owner;
      await firstScreen(page, info, outcome, met);
      await expect(page.locator('.opening-steps li')).toHaveText([todo]);
      await expect(page.locator('.opening')).not.toContainText(/\d+(,\d)?\s(s|points)/);
      await expect(section(page, /Vitesse$/)).toContainText(words);
      await open(page, /^Pas encore mesuré/);
      await expect(section(page, /Technologie/)).toContainText(words);
      if (outcome === 'bot_challenge') await look(page, info, outcome);
    }
  });

  await page.unrouteAll();
  await test.step('where every measurement ended without a figure, the first screen says so and why', async () => {
    const token = newToken();
    const id = await seed.aProspect(database, token);
    await seed.connectivity(database, id, 'ok');
    for (const analysis of ['pagespeed', 'page', 'cms', 'keywords', 'reviews', 'citations'])
      await seed.failure(database, id, analysis, 'timeout');
    await page.goto(`/analyse/${token}`);
    await firstScreen(page, info, 'failed', 'Nous n’avons pas encore pu mesurer votre site.');
    await expect(page.locator('.opening-open')).toContainText('la page n’a pas fini de se charger dans le temps prévu');
    await expect(page.locator('.opening-ruler, .opening-figure .lengths').filter({ visible: true })).toHaveCount(0);
    await look(page, info, 'failed');
  });

  await page.unrouteAll();
  await test.step('an example alone is no measurement', async () => {
    const token = newToken();
    await seed.keywords(database, await seed.aProspect(database, token), 5, 'sample');
    await page.goto(`/analyse/${token}`);
    await open(page, /Référencement/);
    await firstScreen(page, info, 'sampled', 'Votre site n’a pas encore été mesuré.');
    await expect(page.locator('.opening-ruler, .opening-figure .lengths').filter({ visible: true })).toHaveCount(0);
    await expect(section(page, /Référencement/).getByRole('heading', { name: 'Exemple de mots-clés' })).toBeVisible();
  });

  await page.unrouteAll();
  await test.step('an example is called one, without counts; no review is an answer', async () => {
    const token = newToken();
    const id = await seed.aProspect(database, token, { quiz_commence: true, quiz_en_cours: true });
    await seed.pageSpeed(database, id, { desktop_performance_score: null, accessibility_score: null, runs: 1, range: null });
    await seed.keywords(database, id, 5, 'sample');
    await seed.reviews(database, id, null, 0, { source: 'manual', provider: '' });
    await page.goto(`/analyse/${token}`);
    await open(page, /Référencement/);
    const search = section(page, /Référencement/);
    await expect(search.getByRole('heading', { name: 'Exemple de mots-clés' })).toBeVisible();
    await expect(search).not.toContainText(/détectés|Estimation|Forte/);
    await expect(search.locator('.local-search')).toHaveCount(0);
    await expect(search.getByText('Tous les mots-clés, à trier')).toBeHidden();
    await expect(section(page, /Réputation/)).toContainText('Aucun avis Google pour l’instant');
    await expect(page.getByRole('link', { name: 'Terminer mon questionnaire' }).first()).toHaveAttribute('href', `/quiz/${token}`);
    await firstScreen(page, info, 'half-measured', /^Sur téléphone, vos clients attendent/);
    await look(page, info, 'sample');
  });

  await page.unrouteAll();
  await test.step('a finished quiz shows its score and leads to it', async () => {
    const token = newToken();
    const id = await seed.aProspect(database, token, { quiz_commence: true, quiz_fait: true, score: 72 });
    await seed.pageSpeed(database, id, { mobile_performance_score: 0.96, desktop_performance_score: 0.99 });
    await seed.keywords(database, id, 3);
    await page.goto(`/analyse/${token}`);
    await expect(page.getByRole('link', { name: 'Voir mon SmartIndex' }).first()).toHaveAttribute('href', `/monscore/${token}`);
    await expect(section(page, /Référencement/)).toContainText('Potentiel encore limité');
    await look(page, info, 'quiz-done');
  });
});

test('what failed is asked for again: reviews and recommendations', async ({ page }, info) => {
  await test.step('reviews are fetched again on demand, and a refusal is said calmly', async () => {
    const token = newToken();
    const id = await seed.aProspect(database, token);
    await seed.reviews(database, id, 4.2, 12);
    await page.goto(`/analyse/${token}`);
    await open(page, /Réputation/);
    await page.getByRole('button', { name: 'Actualiser les avis' }).click();
    await expect(page.getByText('Les avis Google ne peuvent pas être relevés pour le moment.')).toBeVisible({ timeout: 20_000 });
    await expect(section(page, /Réputation/)).toContainText('4,2');
    await look(page, info, 'reviews-refused');
  });

  await page.unrouteAll();
  await test.step('recommendations that failed can be written again', async () => {
    const token = newToken();
    const id = await seed.aProspect(database, token);
    await seed.pageSpeed(database, id);
    await seed.failure(database, id, 'recommendations', 'unexpected');
    await page.goto(`/analyse/${token}`);
    const plan = section(page, /Plan d’action/);
    await expect(plan.getByRole('alert')).toContainText('n’ont pas pu être écrites');
    await expect(plan.getByRole('checkbox')).toHaveCount(5);
    await look(page, info, 'plan-failed');
    await plan.getByRole('button', { name: 'Réessayer' }).click();
    await expect(plan.getByRole('alert')).toBeHidden({ timeout: 30_000 });
    await expect(plan).toContainText('Accélérer la page d’accueil sur téléphone', { timeout: 30_000 });
  });
});

test('gives what to copy for the findings beyond the plan', async ({ page }) => {
  await page.goto('/analyse/demo');
  await open(page, /Référencement/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const correction = page.locator('.findings .correction').first();
  await correction.getByRole('button', { name: 'Copier' }).click();
  await expect(correction.getByRole('button')).toHaveText('Copié');
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await correction.locator('.correction-text').textContent());
});

test('asks whose a doubtful Google listing is, and passes the answer on to staff', async ({ page }, info) => {
  const token = newToken();
  const id = await seed.aProspect(database, token);
  await seed.pageSpeed(database, id);
  await seed.doubtfulListing(database, id, 'Menuiserie du Lac Bleu');
  await page.goto(`/analyse/${token}`);
  await open(page, /Pas encore mesuré/);
  const form = page.locator('[data-listing-question]');
  await expect(form).toContainText('Menuiserie du Lac Bleu, Rue du Port 3, 1820 Montreux');
  await form.getByRole('button', { name: 'Envoyer l’adresse' }).click();
  await expect(form.getByRole('alert')).toContainText('Collez l’adresse de votre fiche');
  await form.getByLabel('Adresse de votre fiche Google').fill('https://exemple.ch/');
  await form.getByRole('button', { name: 'Envoyer l’adresse' }).click();
  await expect(form.getByRole('alert')).toContainText('Collez l’adresse de votre fiche');
  await look(page, info, 'listing', { schemes: ['light', 'dark'] });
  await form.getByLabel('Adresse de votre fiche Google').fill('https://maps.app.goo.gl/AbC');
  await form.getByRole('button', { name: 'Ce n’est pas la mienne' }).click();
  await expect(form.getByRole('status')).toContainText('Merci, c’est noté.');
  await expect(form.getByRole('button')).toHaveCount(0);
  const { rows } = await database.query(`SELECT form, message FROM contact_messages WHERE email = $1`, [`contact-${token}@example.ch`]);
  expect(rows).toEqual([{ form: 'listing', message: expect.stringContaining('https://maps.app.goo.gl/AbC') }]);
  // a second visit does not ask again
  await page.reload();
  await open(page, /Pas encore mesuré/);
  await expect(form.getByRole('status')).toContainText('Merci, c’est noté.');
  await expect(form.getByRole('button')).toHaveCount(0);
});

test('the landing page: measured, not measured, unknown; the demonstration names itself', async ({ page }, info) => {
  await test.step('the landing page: measured, not measured, unknown', async () => {
    const token = newToken();
    const id = await seed.aProspect(database, token, { business_name: seed.LONG_NAME });
    await seed.everything(database, id);
    await page.goto(`/landing/${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(seed.LONG_NAME);
    await expect(page.getByRole('link', { name: 'Répondre à 7 questions (1 min)' }).first()).toHaveAttribute('href', `/quiz/${token}`);
    const empty = newToken();
    await seed.aProspect(database, empty);
    await page.goto(`/landing/${empty}`);
    await expect(page.getByText('Pas encore mesuré')).toHaveCount(3);
    await look(page, info, 'landing-empty');
    await page.goto('/landing/ZZZZZZZZ');
    await expect(page.getByRole('heading', { name: 'Erreur' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(
      'Impossible de charger les données du prospect. Le token est peut-être invalide ou expiré.',
    );
    await look(page, info, 'landing-unknown');
  });

  await page.unrouteAll();
  await test.step('the demonstration names itself and refreshes nothing', async () => {
    await page.goto('/analyse/demo');
    await expect(page.getByText('Démonstration', { exact: true })).toBeVisible();
    await firstScreen(page, info, 'demo', /^\d|^\p{Lu}/u);
    await expect(section(page, /Vitesse$/)).toContainText('En progrès');
    await expect(page.getByText('Exemple', { exact: true })).toHaveCount(4);
    await expect(page.locator('.local-search')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Actualiser les avis' })).toBeHidden();
    await look(page, info, 'demo');
  });
});

test('stands still, and its largest text is in the first answer', async ({ page }) => {
  const token = newToken();
  const id = await seed.aProspect(database, token, { business_name: seed.LONG_NAME });
  await seed.everything(database, id);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(`shift = 0; new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`);
  const answer = await page.goto(`/analyse/${token}`);
  const html = (await answer?.text()) ?? '';
  expect(html).toMatch(/54\spoints sur 100/); // the largest text is in the first answer
  await page.waitForLoadState('networkidle');
  await still(page);
  const shift = await page.evaluate<number>('shift');
  expect(shift).toBeLessThanOrEqual(0.01);
});

test('a link to a section leads there, and a reload stays where one was', async ({ page }) => {
  const token = newToken();
  await seed.everything(database, await seed.aProspect(database, token));
  await page.goto(`/analyse/${token}#plan`);
  const plan = section(page, /Plan d’action/);
  await expect(plan).toBeInViewport();
  await expect(page.locator('.after-paint')).toHaveCount(0);
  await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(1000);
  await page.waitForLoadState('networkidle');
  await still(page);
  // where it stands on the screen: what is above may still grow, and the browser scrolls along
  const place = async () => Math.round((await plan.boundingBox())?.y ?? Number.NaN);
  const before = await place();
  await page.reload();
  await expect.poll(place).toBe(before);
  await page.goto('/mentions');
  await page.goto(`/analyse/${token}`);
  await expect(page.locator('.after-paint')).toHaveCount(0);
  await expect(page.locator('.site-footer')).toBeVisible();
});
