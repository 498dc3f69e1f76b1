import type { APIRequestContext, Route } from '@playwright/test';
import { stopClock, whenLookedAt } from './support/clock.js';
import { whileScanning } from './support/hold.js';
import { look } from './support/look.js';
import { signIn, speedFromGoogle, visit } from './support/staff.js';
import { ADMIN, expect, test, websiteUrl } from './support/test.js';

const LIST = '/mon-espace/prospects';
const N = '\u202f';

/** Prospects of a test’s own, found by their company’s name. */
async function makeProspects(request: APIRequestContext, headers: { authorization: string }, mark: string, count: number, site_url = '') {
  const made: { id: string }[] = [];
  for (let number = 1; number <= count; number++) {
    const nom = `${mark} ${String(number).padStart(3, '0')}`;
    const data = { prenom: 'Zoé', nom, email: `${mark.toLowerCase()}-${number}@example.ch`, site_url, business_name: mark };
    made.push((await (await request.post('/api/admin/prospects', { headers, data })).json()) as { id: string });
  }
  return made;
}

const listOf = (mark: string, perPage = 10) =>
  `${LIST}?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}&perPage=${perPage}&page=1&sort=nom&order=ASC`;

/** Errors that a test provokes; all others still fail it. */
const forgive = (problems: string[], expected: RegExp) =>
  problems.splice(0, problems.length, ...problems.filter((text) => !expected.test(text)));

const problem = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ status, code: 'x', title: 'X', message }) });

test('the list: light to load, led by keys, with views that are kept, dark and in English', async ({ page, house }, info) => {
  const headers = await signIn(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await test.step('its first load stays under 400 kB, in under 30 requests', async () => {
    await house.query(
      `INSERT INTO prospects (token, prenom, nom, email, business_name)
       SELECT 'VIT' || to_char(n, 'FM00000'), 'Zoé', 'Vitesse ' || to_char(n, 'FM000'), 'vitesse-' || n || '@example.ch', 'Vitesse'
         FROM generate_series(1, 100) n ON CONFLICT (token) DO NOTHING`,
    );
    const sizes: Promise<number>[] = [];
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.startsWith('/mon-espace'))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(listOf('Vitesse', 100));
    await expect(page.getByRole('checkbox', { name: /Vitesse 100/ })).toBeVisible();
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(asked.length, asked.join('\n')).toBeLessThan(30);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThan(400_000);
  });
  await test.step('by keyboard: walk, select a row, a range, a page, the whole list', async () => {
    await makeProspects(page.request, headers, 'Clavier', 12);
    await visit(page, listOf('Clavier'));
    const row = (number: number) => page.getByRole('checkbox', { name: `Sélectionner Zoé Clavier ${String(number).padStart(3, '0')}` });
    await expect(row(1)).toBeVisible();
    await look(page, info, 'list');

    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(row(2)).toBeChecked();
    await expect(page.getByText('1 sélectionné', { exact: true })).toBeVisible();
    await row(5).click({ modifiers: ['Shift'] });
    await expect(page.getByText('4 sélectionnés', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).click();
    await expect(page.getByText('10 sélectionnés', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Sélectionner les 12 prospects de la liste' }).click();
    await expect(page.getByText('Tous les 12 résultats de «\u202fClavier\u202f»', { exact: true })).toBeVisible();
    await look(page, info, 'selected');
    await page.getByRole('button', { name: 'Revenir à cette page (10)' }).click();
    await expect(page.getByText('10 sélectionnés', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Tout désélectionner' }).click();
    await expect(page.getByText(/sélectionnés?$/)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toContainText('Sélectionner la ligne');
    await page.keyboard.press('Escape');
  });
  await test.step('the keys lead down, up, open, scan; the help names each of them', async () => {
    await makeProspects(page.request, headers, 'Touches', 2);
    await visit(page, listOf('Touches'));
    const link = (number: number) => page.getByRole('link', { name: `Touches Zoé Touches 00${number}`, exact: true });
    await expect(link(2)).toBeVisible();
    await page.getByRole('button', { name: 'Aller à la liste' }).press('Enter');
    await expect(link(1)).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(link(2)).toBeFocused();
    await page.keyboard.press('k');
    await expect(link(1)).toBeFocused();
    await page.keyboard.press('s'); // it has no website to scan
    await expect(page.getByText(/pas de site web/)).toBeVisible();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
    for (const key of ['Ctrl K', '/', 'J', 'K', 'Enter', 'X', 'S', 'E', '?'])
      await expect(help.getByText(key, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await link(1).focus();
    await page.keyboard.press('Enter');
    const file = (number: number) => page.getByRole('heading', { level: 1, name: `Zoé Touches 00${number}` });
    await expect(file(1)).toBeVisible();
    await expect(page.getByText('1 sur 2', { exact: true })).toBeVisible();
    await page.keyboard.press('j');
    await expect(file(2)).toBeVisible();
    await expect(page.getByText('2 sur 2', { exact: true })).toBeVisible();
    await page.keyboard.press('k');
    await expect(file(1)).toBeVisible();
  });
  await test.step('Ctrl+K: what the page offers, a prospect, the field of a setting', async () => {
    const palette = page.getByRole('combobox', { name: 'Rechercher ou agir' });
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name: 'Modifier' })).toBeVisible();
    await palette.fill('touches 002');
    await expect(page.getByRole('option', { name: /Touches 002/ })).toBeVisible();
    await look(page, info, 'palette');
    await palette.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Zoé Touches 002' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await palette.fill('delai minimal');
    await palette.press('Enter');
    await expect(page.getByLabel('Délai minimal, heures')).toBeFocused();
    await look(page, info, 'settings-index');
  });
  await test.step('a saved view brings filters, order and columns back, and its deletion can be undone', async () => {
    await makeProspects(page.request, headers, 'Vues', 2);
    await visit(page, listOf('Vues', 25));
    await page.getByRole('button', { name: 'Colonnes' }).click();
    await page.getByRole('checkbox', { name: 'Suivi' }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Suivi' })).toBeVisible();
    await page.getByRole('button', { name: 'Vues', exact: true }).click();
    await look(page, info, 'views');
    await page.getByLabel('Nom de la vue').fill('Mes vues');
    await page.getByRole('button', { name: 'Enregistrer la vue' }).click();
    await expect(page.getByText(/enregistrée$/)).toBeVisible();

    await page.evaluate(() => {
      const hint = localStorage.getItem('smartindex.signedIn');
      localStorage.clear();
      if (hint) localStorage.setItem('smartindex.signedIn', hint);
    });
    await page.goto(LIST);
    await expect(page.getByRole('columnheader', { name: 'Suivi' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Vues', exact: true }).click();
    await page.getByRole('button', { name: 'Afficher la vue Mes vues' }).click();
    await expect(page.getByRole('columnheader', { name: 'Suivi' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('Vues');
    await expect(page.getByRole('checkbox', { name: /^Sélectionner Zoé/ })).toHaveCount(2);
    await page.getByRole('button', { name: 'Mes vues' }).click();
    await page.getByRole('button', { name: 'Supprimer la vue Mes vues' }).click();
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Mes vues' })).toBeVisible();
  });
  await test.step('with every column the names keep their width and their place', async () => {
    await page.getByRole('button', { name: 'Colonnes' }).click();
    const columns = page.getByRole('dialog', { name: 'Colonnes' }).getByRole('checkbox');
    for (const column of await columns.all()) await column.check();
    await page.keyboard.press('Escape');
    const name = page.getByRole('columnheader', { name: 'Prospect' });
    const place = async () => {
      const box = await name.boundingBox();
      return [box?.x, box?.width];
    };
    const [left, width] = await place();
    expect(width).toBeGreaterThan(150);
    await page.getByRole('columnheader', { name: 'Actions' }).scrollIntoViewIfNeeded();
    expect(await place()).toEqual([left, width]);
    await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeInViewport({ ratio: 1 });
    await look(page, info, 'every-column');
  });
  await test.step('dark, in English, and empty: no fault of accessibility, and the next action is there', async () => {
    await page.addInitScript(() => {
      localStorage.setItem('RaStore.theme', '"dark"');
      localStorage.setItem('RaStore.locale', '"en"');
    });
    await page.goto(listOf('introuvable-partout'));
    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    await look(page, info, 'dark-empty');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await look(page, info, 'dark-list');
  });
});

test('the list that does not load says why; a prospect is added and deleted; the order stays, actions are taken back, files are saved', async ({
  page,
  context,
  house,
  problems,
}, info) => {
  const headers = await signIn(page);
  await page.clock.install();
  await test.step('the list that does not load says why', async () => {
    const address = '**/api/admin/prospects?*';
    await page.route(address, problem(503, 'La base de données redémarre.'));
    await page.goto(LIST);
    const failure = page.getByRole('alert');
    // it is asked twice more, after one second and after two
    await whenLookedAt(page, 2000, () => expect(failure).toContainText('Erreur de chargement des données', { timeout: 200 }));
    await expect(page.getByRole('alert')).toContainText('Erreur de récupération: La base de données redémarre.');
    await look(page, info, 'load-failure');
    await page.unroute(address);
    await page.route(address, (route) => route.abort());
    await page.getByRole('button', { name: 'Réessayer' }).click();
    const silent = 'Exception: Le serveur ne répond pas. Vérifiez votre connexion.';
    await whenLookedAt(page, 2000, () => expect(failure).toContainText(silent, { timeout: 200 }));
    await page.unroute(address);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    // a house of its own may have none
    await expect(page.getByRole('table').or(page.getByRole('heading', { name: 'Aucun prospect pour l’instant' }))).toBeVisible();
    forgive(problems, /status of 503|ERR_FAILED/);
  });
  await test.step('adding: missing fields, a failure, success; then the deletion with all its messages', async () => {
    await visit(page, `${LIST}/create`);
    await page.getByRole('button', { name: 'Ajouter le prospect' }).click();
    await expect(page.getByText('Veuillez remplir tous les champs obligatoires')).toBeVisible();
    await look(page, info, 'add-missing');
    await page.locator('[name="prenom"]').fill('Noé');
    await page.locator('[name="nom"]').fill('Suppression');
    await page.locator('[name="email"]').fill('noe@suppression.ch');
    await page.route('**/api/admin/prospects', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    await page.getByRole('button', { name: 'Ajouter le prospect' }).click();
    await expect(page.getByText('Échec de la création du prospect')).toBeVisible();
    await page.unroute('**/api/admin/prospects');
    await page.getByRole('button', { name: 'Ajouter le prospect' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Suppression/ })).toBeVisible();

    const erase = async () => {
      await page.getByRole('button', { name: 'Supprimer', exact: true }).first().click();
      await page.getByRole('button', { name: 'Supprimer définitivement' }).click();
    };
    const record = /\/api\/admin\/prospects\/[0-9a-f-]{36}$/;
    await page.route(record, (route) => (route.request().method() === 'DELETE' ? problem(409, 'Verrouillé.')(route) : route.fallback()));
    await erase();
    await expect(page.getByRole('alert')).toContainText('Erreur lors de la suppression du prospect');
    await page.unroute(record);
    // the server says it is deleted, but it is still there
    await page.route(record, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ json: { id: '00000000-0000-4000-8000-000000000000', deleted: {} } })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'Supprimer définitivement' }).click();
    await expect(page.getByRole('alert')).toContainText('Échec de la suppression: le prospect existe toujours en base de données');
    await page.unroute(record);
    await stopClock(page);
    await page.getByRole('button', { name: 'Supprimer définitivement' }).click();
    const banner = page.getByText(/Suppression a été supprimé/);
    await whenLookedAt(page, 50, () => expect(banner).toBeVisible({ timeout: 500 }));
    await expect(page).toHaveURL(/\/mon-espace\/prospects/);
    await page.clock.runFor(3000);
    await expect(banner).toBeVisible();
    await page.clock.runFor(3000);
    await expect(banner).toBeHidden();
    await page.clock.resume();
    forgive(problems, /status of 500/);
  });
  await test.step('a click turns the order and leads to the first page, and it is there the next day', async () => {
    await makeProspects(page.request, headers, 'Ordre', 27);
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, `/mon-espace/prospects?filter=${encodeURIComponent('{"q":"Ordre"}')}`);
    const names = page.locator('[data-row-link]');
    const current = page.getByRole('navigation', { name: 'Pagination' }).locator('[aria-current="page"]');
    await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(current).toHaveText('2');
    await page.getByRole('button', { name: 'Prospect', exact: true }).click();
    await expect(current).toHaveText('1');
    await expect(names.first()).toHaveText(/Ordre 001/);
    await page.getByRole('button', { name: 'Page 2' }).click();
    await page.getByRole('button', { name: 'Prospect', exact: true }).click();
    await expect(current).toHaveText('1');
    await expect(names.first()).toHaveText(/Ordre 027/);
    await page.goto('/mon-espace/prospects');
    await expect(page.getByRole('columnheader', { name: 'Prospect' })).toHaveAttribute('aria-sort', 'descending');
  });
  await test.step('bulk actions of the real server are taken back: approved ones are drafts again, deleted ones are there again', async () => {
    const ids = (await makeProspects(page.request, headers, 'Retour', 3)).map(({ id }) => id);
    const reviews = async () =>
      (await house.query<{ review_status: string }>(`SELECT review_status FROM prospects WHERE id = ANY($1)`, [ids])).rows
        .map(({ review_status }) => review_status)
        .sort();
    await visit(page, listOf('Retour'));
    const row = (number: number) => page.getByRole('checkbox', { name: `Sélectionner Zoé Retour 00${number}` });
    const undo = page.getByRole('button', { name: 'Annuler', exact: true });
    for (const number of [1, 2]) await row(number).check();
    await page.getByRole('button', { name: 'Valider', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Valider', exact: true }).click();
    await expect(page.getByText('2 prospects validés')).toBeVisible();
    expect(await reviews()).toEqual(['draft', 'validated', 'validated']);
    await undo.click();
    await expect(page.getByText('Action annulée')).toBeVisible();
    expect(await reviews()).toEqual(['draft', 'draft', 'draft']);

    for (const number of [1, 2]) await row(number).check();
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(page.getByText('2 prospects supprimés')).toBeVisible();
    await expect(row(1)).toHaveCount(0);
    await expect(row(3)).toBeVisible();
    await undo.click();
    await expect(row(1)).toBeVisible();
    await expect(row(2)).toBeVisible();
    expect(await reviews()).toHaveLength(3);
  });
  await page.clock.runFor(6000); // the messages about the actions have gone
  await test.step('the personal link is copied; a CSV arrives as a file; bulk actions are counted first, shown at once, undone', async () => {
    await makeProspects(page.request, headers, 'Copie', 1);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, listOf('Copie'));
    const button = page.getByRole('button', { name: /Copier le lien de Zoé Copie/ });
    await button.click();
    await expect(page.getByRole('button', { name: 'Lien copié' })).toBeAttached();
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toMatch(/\/t\/[A-Za-z0-9]{8}$/);
    await page.clock.runFor(2100);
    await expect(page.getByText('Lien copié')).toHaveCount(0);

    await test.step('the CSV arrives as a file, of the page and of the whole list; a broken one is not saved', async () => {
      await makeProspects(page.request, headers, 'Fichier', 11);
      const filters: Record<string, unknown>[] = [];
      await page.route('**/api/admin/prospects/export.csv?*', async (route) => {
        filters.push(JSON.parse(new URL(route.request().url()).searchParams.get('filter') ?? '{}') as Record<string, unknown>);
        expect(route.request().headers().authorization).toMatch(/^Bearer /);
        await route.fulfill({ contentType: 'text/csv', body: '\uFEFFNom;E-mail\r\nFavre;a@b.ch\r\n' });
      });
      await visit(page, listOf('Fichier'));
      for (const entry of ['Cette page (10)', 'Toute la liste (11)']) {
        await page.getByRole('button', { name: 'Exporter CSV' }).click();
        const download = page.waitForEvent('download');
        await page.getByRole('menuitem', { name: entry }).click();
        expect((await download).suggestedFilename()).toMatch(/^prospects-\d{4}-\d\d-\d\d\.csv$/);
        await expect(page.getByText('Export terminé')).toBeVisible();
      }
      expect([(filters[0]?.id as string[] | undefined)?.length, filters[1]]).toEqual([10, { q: 'Fichier' }]);
      await page.unroute('**/api/admin/prospects/export.csv?*');
      await page.route('**/api/admin/prospects/export.csv?*', (route) => route.abort());
      await page.getByRole('button', { name: 'Exporter CSV' }).click();
      await page.getByRole('menuitem', { name: 'Cette page (10)' }).click();
      await expect(page.getByText('L’export a échoué. Aucun fichier n’a été enregistré.')).toBeVisible();
      forgive(problems, /ERR_FAILED/);
    });

    await page.clock.runFor(6000); // the messages about the files have gone
    await page.unrouteAll();
    await test.step('bulk validation and deletion: an older server and a failure change nothing', async () => {
      const made = await makeProspects(page.request, headers, 'Masse', 3);
      const asked: Record<string, unknown>[] = [];
      const answers = async (route: Route) => {
        const body = route.request().postDataJSON() as Record<string, unknown>;
        asked.push({ path: new URL(route.request().url()).pathname.split('/bulk')[1], ...body });
        const done = { id: '11111111-1111-4111-8111-111111111111', count: 2, selected: 2, missing: 0, first: [] };
        await route.fulfill({ json: done });
      };
      await visit(page, listOf('Masse'));
      await page.getByRole('checkbox', { name: /Masse 001/ }).check();
      await page.getByRole('checkbox', { name: /Masse 003/ }).check();

      await page.route('**/api/admin/prospects/bulk', problem(404, 'Introuvable'));
      await page.getByRole('button', { name: 'Valider', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('Le serveur ne propose pas encore cette action. Rien n’a été modifié.');
      await page.getByRole('button', { name: 'Annuler' }).click();
      await page.unroute('**/api/admin/prospects/bulk');

      await page.route('**/api/admin/prospects/bulk', problem(409, 'Une autre action est en cours.'));
      await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('Une autre action est en cours.');
      await page.getByRole('button', { name: 'Annuler' }).click();
      await page.unroute('**/api/admin/prospects/bulk');

      await page.route('**/api/admin/prospects/bulk**', answers);
      await page.route('**/api/admin/prospects/bulk/*/undo', answers);
      await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: `Supprimer 2 prospects${N}?` });
      await expect(dialog).toBeVisible();
      await look(page, info, 'bulk-delete');
      await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click();
      await expect(page.getByText('2 prospects supprimés')).toBeVisible();
      await page.getByRole('button', { name: 'Annuler', exact: true }).click();
      await expect(page.getByText('Action annulée')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /Masse 001/ })).toBeVisible();
      const ids = [made[0]?.id, made[2]?.id];
      expect(asked).toEqual([
        { path: '', action: 'delete', ids, filter: { q: 'Masse' }, dryRun: true },
        { path: '', action: 'delete', ids, filter: { q: 'Masse' }, expected: 2 },
        { path: '/11111111-1111-4111-8111-111111111111/undo' },
      ]);
      forgive(problems, /status of 404/);
    });
  });
});

/** The way to the selected rows of each list with bulk actions; the component test `list/selection.test.tsx` names every such list. */
const BULK_LISTS = [{ list: LIST, bar: 'Prospects sélectionnés' }];

for (const { list, bar: label } of BULK_LISTS)
  test(`a selection holds only rows in sight: ${list}`, async ({ page, house }, info) => {
    const headers = await signIn(page);
    await makeProspects(page.request, headers, 'Pharmacie', 12);
    await makeProspects(page.request, headers, 'Rosalie', 1, websiteUrl());
    const bar = page.getByRole('region', { name: label });
    const boxes = page.getByRole('checkbox', { name: /^Sélectionner Zoé/ });
    const tick = async () => {
      await visit(page, listOf('Pharmacie'));
      await expect(boxes).toHaveCount(10);
      for (const index of [0, 1]) await boxes.nth(index).check();
      await expect(bar.getByRole('status')).toHaveText('2 sélectionnés');
    };
    const isDropped = async () => {
      await expect(bar).toHaveCount(0);
      await expect(page.locator('[data-row-select]:checked')).toHaveCount(0);
    };
    const stored = async (mark: string) =>
      (await house.query('SELECT 1 FROM prospects WHERE business_name = $1 AND deletion_id IS NULL', [mark])).rowCount;
    await page.goto(listOf('Pharmacie'));
    await test.step('it is dropped by a search, a page, a page size, an order, a quick filter, a reload and a look elsewhere', async () => {
      const ways: (() => Promise<unknown>)[] = [
        () => page.getByRole('searchbox').fill('rosalie'),
        () => page.getByRole('button', { name: 'Page 2' }).click(),
        async () => {
          await page.getByLabel('Lignes par page').click();
          await page.getByRole('option', { name: '25' }).click();
        },
        () => page.getByRole('button', { name: 'Prospect', exact: true }).click(),
        () => page.getByRole('button', { name: 'Pages vues', exact: true }).click(),
        () => page.reload(),
        async () => {
          await page.getByRole('link', { name: 'Tableau', exact: true }).click();
          await page.getByRole('link', { name: 'Liste', exact: true }).click();
        },
      ];
      for (const change of ways) {
        await tick();
        await change();
        await isDropped();
      }
      // and of a view that shows other rows
      await visit(page, listOf('Rosalie'));
      await page.getByRole('button', { name: 'Vues', exact: true }).click();
      await page.getByLabel('Nom de la vue').fill('Rosalie seule');
      await page.getByRole('button', { name: 'Enregistrer la vue' }).click();
      await expect(page.getByText(/enregistrée$/)).toBeVisible();
      await tick();
      await page.getByRole('button', { name: 'Vues', exact: true }).click();
      await page.getByRole('button', { name: 'Afficher la vue Rosalie seule' }).click();
      await expect(boxes).toHaveCount(1);
      await isDropped();
    });
    await test.step('the deletion after another search touches what is in sight, names it, and nothing else', async () => {
      await tick();
      await page.getByRole('searchbox').fill('rosalie');
      await expect(boxes).toHaveCount(1);
      await boxes.first().check();
      await bar.getByRole('button', { name: 'Supprimer' }).click();
      const dialog = page.getByRole('dialog', { name: `Supprimer 1 prospect${N}?` });
      await expect(dialog.getByRole('listitem')).toHaveText(['Rosalie Zoé Rosalie 001']);
      await look(page, info, 'deletion-names');
      await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click();
      await expect(page.getByText('1 prospect supprimé')).toBeVisible();
      expect([await stored('Pharmacie'), await stored('Rosalie')]).toEqual([12, 0]);
    });
    await test.step('of every page at once it names the first five; what a colleague deletes meanwhile is said', async () => {
      await tick();
      const gone = await page.locator('[data-row-id]').first().getAttribute('data-row-id');
      await house.query('DELETE FROM prospects WHERE id = $1', [gone]);
      await bar.getByRole('button', { name: 'Supprimer' }).click();
      const dialog = page.getByRole('dialog', { name: `Supprimer 1 prospect${N}?` });
      await expect(dialog).toContainText('1 prospect sélectionné n’existe plus ou ne correspond plus à la liste.');
      await dialog.getByRole('button', { name: 'Annuler' }).click();
      await page.reload();
      await expect(boxes).toHaveCount(10);
      await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).click();
      await page.getByRole('button', { name: 'Sélectionner les 11 prospects de la liste' }).click();
      await bar.getByRole('button', { name: 'Supprimer' }).click();
      const all = page.getByRole('dialog', { name: `Supprimer 11 prospects${N}?` });
      await expect(all.getByRole('listitem')).toHaveCount(6);
      await expect(all).toContainText('et 6 autres');
      await all.getByRole('button', { name: 'Annuler' }).click();
      expect(await stored('Pharmacie')).toBe(11);
    });
  });

test('a bulk scan: nobody to scan, a failed start, then a real one that is paused, survives a reload and ends', async ({
  page,
  house,
}, info) => {
  await speedFromGoogle(page.request);
  const headers = await signIn(page);
  await makeProspects(page.request, headers, 'Sanssite', 1);
  await page.goto(listOf('Sanssite'));
  await expect(page.getByRole('checkbox', { name: /Sanssite/ })).toBeVisible();
  await page.getByRole('button', { name: 'Bulk Scan' }).click();
  const nobody = page.getByRole('dialog', { name: 'Aucun prospect' });
  await expect(nobody).toContainText("Aucun prospect avec URL valide trouvé pour l'analyse en masse.");
  await look(page, info, 'scan-nobody');
  await nobody.getByRole('button', { name: 'Fermer' }).last().click();

  await makeProspects(page.request, headers, 'Bulkscan', 1, websiteUrl());
  await makeProspects(page.request, headers, 'Bulkscanbis', 1, 'https://nulle-part.invalid/');
  await visit(page, listOf('Bulkscan'));
  await page.getByRole('button', { name: 'Bulk Scan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Analyse en masse' });
  await expect(dialog).toContainText('Durée estimée');
  // another test may have stored a vendor's key meanwhile
  await expect(dialog).toContainText(/Sans frais\s?: mesures locales|Coût estimé/);
  await look(page, info, 'scan-estimate');
  await page.route('**/api/admin/scans', (route) =>
    route.request().method() === 'POST' ? problem(422, 'Plus de place dans la file.')(route) : route.fallback(),
  );
  await dialog.getByRole('button', { name: 'Lancer l’analyse' }).click();
  await expect(dialog.getByRole('alert')).toContainText("Erreur lors de l'analyse");
  await page.unroute('**/api/admin/scans');
  await whileScanning(house, async () => {
    await dialog.getByRole('button', { name: 'Lancer l’analyse' }).click();
    await expect(page.getByText(/\d sur 2 prospects/)).toBeVisible();
    await page.getByRole('button', { name: 'Mettre en pause' }).click();
    const paused = page.getByRole('heading', { name: 'Analyse en masse en pause' });
    await expect(paused).toBeVisible();
    await look(page, info, 'scan-paused');
    await page.reload();
    await expect(paused).toBeVisible();
    await page.getByRole('button', { name: 'Reprendre' }).click();
    await expect(paused).toBeHidden();
  });
  await expect(page.getByText('Analyse en masse terminée')).toBeVisible({ timeout: 180_000 });
  await expect(page.getByText(/^(\d prospects analysés avec succès|Aucun prospect n’a pu être analysé)\. \d échecs\.$/)).toBeVisible();
  await look(page, info, 'scan-end');
  await page.getByRole('status').filter({ hasText: 'terminée' }).getByRole('button', { name: 'Fermer' }).click();
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('Analyse en masse terminée')).toHaveCount(0);
});

test('an expired session loses nothing; accounts are made, used, changed by their owner, disabled, and the log tells it', async ({
  page,
  browser,
  baseURL,
}, info) => {
  await signIn(page);
  await test.step('an expired session loses nothing: the form stays, and is saved after the password', async () => {
    await page.goto(`${LIST}/create`);
    await page.locator('[name="prenom"]').fill('Ida');
    await page.locator('[name="nom"]').fill('Expirée');
    await page.locator('[name="email"]').fill('ida@expiree.ch');
    await page.request.post('/api/auth/logout'); // the server forgets the session; the page does not know
    // not with the mouse: the list behind may be the first to be refused, and its dialog lies over the button
    await page.getByText('Ajouter le prospect', { exact: true }).dispatchEvent('click');
    const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
    await expect(dialog).toBeVisible();
    await look(page, info, 'session-expired');
    await dialog.getByLabel('Mot de passe').fill('faux');
    await dialog.getByRole('button', { name: 'Se connecter' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Adresse e-mail ou mot de passe incorrect');
    await dialog.getByLabel('Mot de passe').fill(ADMIN.password);
    await dialog.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Expirée/ })).toBeVisible();

    // put off: the page stays and says that it is limited
    await page.request.post('/api/auth/logout');
    // the list behind may be the first to be refused: then the dialog hides the menu
    await page.locator('nav a', { hasText: 'Prospects' }).first().dispatchEvent('click');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await expect(page.getByText('Certaines fonctions peuvent être limitées.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Se reconnecter' }).click();
    await dialog.getByLabel('Mot de passe').fill(ADMIN.password);
    await dialog.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText('Certaines fonctions peuvent être limitées.', { exact: false })).toHaveCount(0);
    await expect(page.getByRole('table')).toBeVisible();
  });
  await test.step('accounts: made with a password told once, used, changed by its owner, disabled; the log tells it; the page asked for comes after signing in', async () => {
    await visit(page, '/mon-espace/users');
    await page.getByRole('link', { name: 'Ajouter un compte' }).click();
    await page.getByRole('button', { name: 'Créer le compte' }).click();
    await expect(page.getByText('Indiquez le nom.')).toBeVisible();
    await page.getByLabel('Nom').fill('Léa Favre');
    await page.locator('[name="email"]').fill('lea.favre@example.ch');
    await look(page, info, 'user-create');
    await page.getByRole('button', { name: 'Créer le compte' }).click();
    const password = await page.getByRole('dialog').locator('output').innerText();
    expect(password).toMatch(/^[\w-]{16}$/);
    await page.getByRole('button', { name: 'Terminé' }).click();
    await look(page, info, 'users');

    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-CH', timezoneId: 'Europe/Zurich' });
    const lea = await context.newPage();
    await lea.goto(`${listOf('Rien')}`);
    await lea.getByLabel('Adresse e-mail').fill('lea.favre@example.ch');
    await lea.getByLabel('Mot de passe', { exact: true }).fill(password);
    await lea.getByRole('button', { name: 'Se connecter' }).click();
    await expect(lea.getByRole('heading', { name: 'Choisissez votre mot de passe' })).toBeVisible();
    await lea.getByLabel('Mot de passe actuel').fill(password);
    await lea.getByLabel('Nouveau mot de passe', { exact: true }).fill('cheval agrafe batterie');
    await lea.getByLabel('Nouveau mot de passe, encore une fois').fill('cheval agrafe batterie');
    await lea.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await expect(lea.getByRole('heading', { name: 'Prospects', level: 1 })).toBeVisible();
    await expect(lea).toHaveURL(/Rien/);
    await expect(lea.getByRole('link', { name: 'Comptes' })).toHaveCount(0);
    await lea.getByRole('button', { name: /Votre compte/ }).click();
    await lea.getByRole('menuitem', { name: 'Changer le mot de passe' }).click();
    await lea.getByLabel('Mot de passe actuel').fill('cheval agrafe batterie');
    await lea.getByLabel('Nouveau mot de passe', { exact: true }).fill('un-nouveau-mot-de-passe');
    await lea.getByLabel('Nouveau mot de passe, encore une fois').fill('autre-chose-de-long');
    await lea.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await expect(lea.getByText(/Les deux saisies diffèrent/)).toBeVisible();
    await lea.getByLabel('Nouveau mot de passe, encore une fois').fill('un-nouveau-mot-de-passe');
    await lea.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await expect(lea.getByText('Mot de passe changé. Vos autres sessions sont fermées.')).toBeVisible();

    await page.getByRole('link', { name: /Léa Favre/ }).click();
    await expect(page.getByRole('button', { name: 'Désactiver le compte' })).toBeVisible();
    await look(page, info, 'user-edit');
    await page.getByRole('button', { name: 'Désactiver le compte' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Désactiver le compte' }).click();
    await expect(page.getByText('Compte désactivé')).toBeVisible();
    await lea.getByRole('button', { name: 'Pages vues' }).last().click();
    await expect(lea.getByRole('dialog', { name: 'Votre session a expiré' })).toBeVisible();
    await context.close();

    await visit(page, '/mon-espace/audit-log?filter=%7B%22resource%22%3A%22users%22%7D');
    await expect(page.getByRole('listitem').filter({ hasText: 'lea.favre@example.ch' }).first()).toContainText('Mot de passe changé');
    await expect(page.getByRole('listitem').filter({ hasText: 'Désactivé' }).first()).toContainText('non → oui');
    await look(page, info, 'log');
  });
});
