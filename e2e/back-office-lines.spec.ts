import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import { aProspect, insert, productDatabase } from './support/reports.ts';
import { signIn } from './support/staff.js';
import { expect, test } from './support/test.js';

/** Lines of specification 2 that no other journey meets: orders that stay, addresses that lead on, failures in words. */

let database: Client;
test.beforeAll(async () => {
  database = await productDatabase();
});
test.afterAll(() => database.end());

const N = '\u202f';
const inEnglish = (page: Page) => page.addInitScript(`localStorage.setItem('RaStore.locale', '"en"')`);

test('the order of the list: a click turns it and leads to the first page, and it is there the next day', async ({ page }) => {
  const headers = await signIn(page);
  for (let number = 1; number <= 12; number++) {
    const nom = `Ordre ${String(number).padStart(2, '0')}`;
    const data = { prenom: 'Zoé', nom, email: `ordre-${number}@example.ch`, business_name: 'Ordre' };
    expect((await page.request.post('/api/admin/prospects', { headers, data })).status()).toBe(201);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/mon-espace/prospects?filter=${encodeURIComponent('{"q":"Ordre"}')}`);
  const names = page.locator('[data-row-link]');
  const current = page.getByRole('navigation', { name: 'Pagination' }).locator('[aria-current="page"]');
  await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(current).toHaveText('2');
  await page.getByRole('button', { name: 'Prospect', exact: true }).click();
  await expect(current).toHaveText('1');
  await expect(names.first()).toHaveText(/Ordre 01/);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await page.getByRole('button', { name: 'Prospect', exact: true }).click();
  await expect(current).toHaveText('1');
  await expect(names.first()).toHaveText(/Ordre 12/);
  await page.goto('/mon-espace/prospects');
  await expect(page.getByRole('columnheader', { name: 'Prospect' })).toHaveAttribute('aria-sort', 'descending');
});

test('the addresses of the specification lead to the pages of today, also over the sign-in', async ({ page }) => {
  const id = await aProspect(database, 'LINES001', { prenom: 'Zoé', nom: 'Rochat' });
  await page.goto(`/mon-espace/prospect/${id}`);
  await page.getByLabel('Adresse e-mail').fill('admin@example.ch');
  await page.getByLabel('Mot de passe', { exact: true }).fill('correct-horse-battery');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(`/mon-espace/prospects/${id}/show`);
  await expect(page.getByRole('heading', { level: 1, name: 'Zoé Rochat' })).toBeVisible();
  for (const [path, title] of [
    ['dashboard', 'Tableau de bord'],
    ['quiz', 'Quiz'],
    ['analytics', 'Statistiques'],
    ['audit-requests', 'Demandes d’audit'],
    ['referrals', 'Gestion des redirections'],
  ] as const) {
    await page.goto(`/mon-espace/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('a server that is silent or behind a broken gateway is told in words, in both languages', async ({ page, problems }) => {
  await signIn(page);
  const figures = '**/api/admin/dashboard';
  await page.route(figures, (route) => route.abort());
  await page.goto('/mon-espace');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Le serveur ne répond pas. Vérifiez votre connexion.');
  await page.unroute(figures);
  await page.route(figures, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' }));
  await page.reload();
  await expect(failure).toContainText('La communication avec le serveur a échoué (HTTP 500). Réessayez dans un instant.');
  await inEnglish(page);
  await page.reload();
  await expect(failure).toContainText('Communication with the server failed (HTTP 500). Try again in a moment.');
  await page.unroute(figures);
  await page.route(figures, (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 403, code: 'forbidden', title: 'Forbidden', message: 'Votre rôle ne permet pas cette action.' }),
    }),
  );
  await page.reload();
  await expect(failure).toContainText('Your role does not allow this.');
  problems.splice(0, problems.length, ...problems.filter((text) => !/status of 500|ERR_FAILED/.test(text)));
});

test('the keyword test names places and the potential of measured keywords; an example promises nothing', async ({ page }) => {
  await signIn(page);
  const measured = await aProspect(database, 'LINES002', { site_url: 'https://lignes.example' });
  const row = { domain: 'lignes.example', analyzed_at: new Date(), measured_at: new Date(), provider: 'DataForSEO' };
  const ranked_keywords = [4, 25, 41].map((rank_group) => ({ keyword: `garage ${rank_group}`, rank_group, search_volume: 300 }));
  await insert(database, 'keyword_analysis_results', { prospect_id: measured, ranked_keywords, ...row });
  await page.goto(`/mon-espace/test-keywords?prospect=${measured}`);
  await expect(page.getByRole('row', { name: 'garage 4 4 Top 10' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'garage 25 25 Top 30' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^garage 41 41 300/ })).toBeVisible();
  await expect(page.getByText(`Potentiel limité${N}: moins de dix mots-clés classés.`)).toContainText(
    'environ 450 visites de plus par mois',
  );

  const example = await aProspect(database, 'LINES003', { site_url: 'https://exemple.example' });
  await insert(database, 'keyword_analysis_results', { prospect_id: example, ranked_keywords, ...row, source: 'sample' });
  await page.goto(`/mon-espace/test-keywords?prospect=${example}`);
  await expect(page.getByText(`Exemple${N}: ces mots-clés n’ont pas été mesurés.`)).toBeVisible();
  await expect(page.getByText(/Potentiel limité/)).toHaveCount(0);
});

test('on a phone no analysis is wider than the screen, and the tab of the address is in view', async ({ page }) => {
  await signIn(page);
  const id = await aProspect(database, 'LINES004');
  for (const platform of ['google', 'chatgpt'])
    await insert(database, 'ai_citations_results', {
      ...{ prospect_id: id, platform, citations_count: 4, pages_count: 2, runs: 10, answers: [] },
      ...{ source: 'live', provider: 'gpt-4o', measured_at: new Date() },
    });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/mon-espace/prospects/${id}/show/analyses`);
  await expect(page.getByRole('cell', { name: '10' }).first()).toBeVisible();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0);
  await expect(page.getByRole('tab', { name: 'Analyses techniques' })).toBeInViewport({ ratio: 0.9 });
});

test('the account and the entry of the page stay in sight, however long the navigation is', async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('/mon-espace/audit-log');
  await expect(page.getByRole('link', { name: 'Journal', exact: false }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /Votre compte/ })).toBeInViewport({ ratio: 1 });
});

test('the keys lead through the list: down, up, open, scan; the help names each of them', async ({ page }) => {
  const headers = await signIn(page);
  for (const number of [1, 2]) {
    const data = { prenom: 'Zoé', nom: `Touches ${number}`, email: `touches-${number}@example.ch`, business_name: 'Touches' };
    await page.request.post('/api/admin/prospects', { headers, data });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/mon-espace/prospects?filter=${encodeURIComponent('{"q":"Touches"}')}&sort=nom&order=ASC`);
  const link = (number: number) => page.getByRole('link', { name: `Zoé Touches ${number}`, exact: true });
  await expect(link(2)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(link(2)).toBeFocused();
  await page.keyboard.press('k');
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('s'); // it has no website to scan
  await expect(page.getByText(/pas de site web/)).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  for (const key of ['/', 'J', 'K', 'Enter', 'X', 'S', '?']) await expect(help.getByText(key, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await link(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Zoé Touches 1' })).toBeVisible();
});

test('bulk actions of the real server are taken back: approved ones are drafts again, deleted ones are there again', async ({ page }) => {
  const headers = await signIn(page);
  const ids: string[] = [];
  for (const number of [1, 2, 3]) {
    const data = { prenom: 'Zoé', nom: `Retour ${number}`, email: `retour-${number}@example.ch`, business_name: 'Retour' };
    ids.push(((await (await page.request.post('/api/admin/prospects', { headers, data })).json()) as { id: string }).id);
  }
  const reviews = async () =>
    (await database.query<{ review_status: string }>(`SELECT review_status FROM prospects WHERE id = ANY($1)`, [ids])).rows
      .map(({ review_status }) => review_status)
      .sort();
  await page.goto(`/mon-espace/prospects?filter=${encodeURIComponent('{"q":"Retour"}')}&sort=nom&order=ASC`);
  const row = (number: number) => page.getByRole('checkbox', { name: `Sélectionner Zoé Retour ${number}` });
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
