import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import { openIndex } from './support/report-index.js';
import * as seed from './support/reports.ts';
import { expect, test } from './support/test.js';

/** Messages of the specification (file 1, sections 2, 4, 5 and 8) that no other journey meets, as a prospect reads them. */

let database: Client;
test.beforeAll(async () => {
  database = await seed.productDatabase();
});
test.afterAll(() => database.end());
// what a test provokes is no error of the page
test.afterEach(({ problems }) => {
  problems.splice(0, problems.length, ...problems.filter((text) => !/status of 5\d\d|ERR_FAILED/.test(text)));
});

let count = 0;
const newToken = () => `msg${String(Date.now() % 1000).padStart(3, '0')}${String(count++).padStart(2, '0')}`;
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
const down = { status: 503, json: { status: 503, code: 'busy', message: 'Le serveur est occupé.' } };

const line = (page: Page) => page.locator('[data-refresh-reviews] [role=status]');
const refresh = (page: Page) => page.getByRole('button', { name: 'Actualiser les avis' });
const openReport = async (page: Page, values: Record<string, unknown> = {}) => {
  const token = newToken();
  const id = await seed.aProspect(database, token, values);
  await page.goto(`/analyse/${token}`);
  await openIndex(page);
  await expect(refresh(page)).toBeVisible();
  return { id, token };
};

test('fetching the reviews again: each failure, the longest wait, what has gone meanwhile, and no review at all', async ({ page }) => {
  await page.clock.install();
  await test.step('an order, its repetition, its state and the newer figures can each fail', async () => {
    const { id } = await openReport(page);
    await page.route('**/reviews/refresh?*', (route) => route.fulfill(down));
    await refresh(page).click();
    await expect(line(page)).toContainText('Erreur lors du démarrage de la tâche');
    await page.clock.runFor(700); // the half second before the page's data would come again
    await refresh(page).click();
    await expect(line(page)).toContainText('Erreur lors de la relance de la tâche');

    await page.unroute('**/reviews/refresh?*');
    await page.route('**/reviews/status?*', (route) => route.fulfill(down));
    await page.reload();
    await openIndex(page);
    await refresh(page).click();
    await expect(line(page)).toContainText('Erreur lors de la vérification du statut');

    const measured = { prospect_id: id, analysis: 'reviews', state: 'measured', source: 'live', provider: '', measured_at: new Date() };
    await expect
      .poll(async () => (await database.query(`SELECT 1 FROM scan_tasks WHERE prospect_id = $1 AND finished_at IS NULL`, [id])).rowCount, {
        timeout: 20_000,
      })
      .toBe(0);
    await seed.reviews(database, id, 4.2, 12);
    await seed.insert(database, 'measurements', measured);
    await page.reload();
    await openIndex(page);
    await page.route(/\/api\/public\/prospects\/\w+\?/, (route) => route.fulfill(down));
    await refresh(page).click();
    await expect(line(page)).toContainText('Erreur lors du rafraîchissement des données');
  });

  await page.unrouteAll();
  await test.step('an order that was given before this visit is followed, unless its state is not known', async () => {
    const token = newToken();
    await seed.running(database, await seed.aProspect(database, token));
    await page.route('**/reviews/status?*', (route) => route.fulfill(down));
    await page.goto(`/analyse/${token}`);
    await openIndex(page);
    await expect(line(page)).toContainText("Erreur lors de l'initialisation");
  });

  await page.unrouteAll();
  await test.step('three minutes are the longest wait', async () => {
    const token = newToken();
    await seed.running(database, await seed.aProspect(database, token));
    await page.goto(`/analyse/${token}`);
    await openIndex(page);
    await expect(line(page)).toContainText('Recherche de vos avis');
    await expect(async () => {
      await page.clock.fastForward(60_000);
      await expect(line(page)).toContainText("Délai d'attente dépassé", { timeout: 500 });
    }).toPass();
  });

  await page.unrouteAll();
  await test.step('what the order needs may have gone since the page was opened', async () => {
    const site = await openReport(page);
    await database.query(`UPDATE prospects SET site_url = NULL WHERE id = $1`, [site.id]);
    await refresh(page).click();
    await expect(line(page)).toHaveText("Impossible de récupérer les données de l'entreprise");

    const name = await openReport(page);
    await database.query(`UPDATE prospects SET site_url = NULL, business_name = NULL, nom = '', metadata = '{}' WHERE id = $1`, [name.id]);
    await refresh(page).click();
    await expect(line(page)).toHaveText("Nom d'entreprise manquant dans les métadonnées");

    const erased = await openReport(page);
    await database.query(`DELETE FROM prospects WHERE id = $1`, [erased.id]);
    await refresh(page).click();
    await expect(line(page)).toContainText('ProspectId manquant');
  });

  await page.unrouteAll();
  await test.step('no review found is an answer, and can be looked up again', async () => {
    const { id } = await openReport(page);
    await seed.reviews(database, id, null, 0, { status: 'not_found', name: null });
    await seed.insert(database, 'measurements', {
      ...{ prospect_id: id, analysis: 'reviews', state: 'measured', source: 'live', provider: '', measured_at: new Date() },
    });
    await refresh(page).click();
    await expect(line(page)).toContainText('Aucun avis');
    // the answer has a line of its own in the index
    await expect(page.locator('#reputation.fold')).toContainText('Aucun avis');
    await openIndex(page);
    await says(page, 'Aucun avis Google pour l’instant.');
    await expect(refresh(page)).toBeVisible();
  });
});

test('the report: a text that is missing or not written yet, keywords without a place, the way to the plan', async ({ page }) => {
  const token = newToken();
  const id = await seed.aProspect(database, token);
  await seed.keywords(database, id, 23);
  await page.goto(`/analyse/${token}`);
  await says(page, 'Analyse digitale complète de votre présence en ligne.');
  await openIndex(page);
  const table = page.locator('[data-sorted]');
  await table.getByRole('button', { name: 'Tout développer' }).click();
  await expect(table.getByText('Non positionné').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Obtenir mon plan personnalisé' })).toHaveAttribute('href', `/quiz/${token}`);
  const content = 'Analyse en cours pour Menuiserie du Lac. Votre introduction personnalisée sera générée dans quelques instants...';
  await seed.insert(database, 'personalized_intros', { prospect_id: id, content, source: 'builtin', measured_at: new Date() });
  await page.reload();
  await says(page, 'Analyse digitale complète de votre présence en ligne.');
  await expect(page.getByText('sera générée dans quelques instants')).toHaveCount(0);
});

test('the landing page while its analysis is being made, and pages whose data do not come at all', async ({ page }) => {
  await test.step('the landing page while its analysis is being made', async () => {
    const token = newToken();
    const id = await seed.aProspect(database, token);
    await page.goto(`/landing/${token}`);
    await expect(page.getByText('Notre analyse est en préparation...')).toBeHidden();
    await seed.running(database, id);
    // written past the product: its kept answer lives for a second
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Notre analyse est en préparation...').first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });

  await page.unrouteAll();
  await test.step('a page whose data do not come at all', async () => {
    const token = newToken();
    await seed.aProspect(database, token);
    await page.route(/\/api\/public\/prospects\/\w+\?/, (route) => route.fulfill(down));
    for (const path of [`/analyse/${token}`, `/landing/${token}`]) {
      // as a CDN serves it: without its data
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(/(id="page-data">)[\s\S]*?(<\/script>)/, '$1$2') });
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Erreur', exact: true })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText('Une erreur inattendue est survenue.');
    }
  });
});

test('the quiz: an answer is saved, and how long the connection has been away', async ({ page, context }) => {
  const token = newToken();
  await seed.aProspect(database, token);
  await page.clock.install();
  await page.goto(`/quiz/${token}`);
  await page.getByRole('radio').first().click();
  await says(page, 'Réponse enregistrée');
  await page.clock.runFor(1000);
  await context.setOffline(true);
  await page.getByRole('radio').first().click();
  await says(page, "Hors ligne depuis moins d'une minute");
  for (const [ms, words] of [
    [5 * 60_000, /Hors ligne depuis \d minutes/],
    [2 * 3_600_000, 'Hors ligne depuis 2 heures'],
    [3 * 86_400_000, 'Hors ligne depuis 3 jours'],
  ] as const) {
    await page.clock.fastForward(ms);
    await page.clock.runFor(6000); // the status is shown anew every five seconds
    await says(page, words);
  }
  await context.setOffline(false);
});
