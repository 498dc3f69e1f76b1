import type { Route } from '@playwright/test';
import type { Client } from 'pg';
import { whenLookedAt } from './support/clock.js';
import { aProspect, insert, productDatabase } from './support/reports.ts';
import { visit } from './support/staff.js';
import { expect, test } from './support/test.js';

/** Lines of specification 2 that no other journey meets: orders that stay, addresses that lead on, failures in words. */

let database: Client;
test.beforeAll(async () => {
  database = await productDatabase();
});
test.afterAll(async () => {
  await database.query(`DELETE FROM saved_views WHERE name LIKE 'Vue tardive %'`);
  await database.end();
});

const N = '\u202f';

test('addresses lead on, also over the sign-in; a silent server is told in words; keywords are measured or an example; small windows show it all', async ({
  page,
  problems,
}) => {
  await page.clock.install();
  await test.step('the addresses of the specification lead to the pages of today, also over the sign-in', async () => {
    const id = await aProspect(database, 'LINES001', { prenom: 'Zoé', nom: 'Rochat' });
    await page.goto(`/mon-espace/prospect/${id}`);
    await page.getByLabel('Adresse e-mail').fill('admin@example.ch');
    await page.getByLabel('Mot de passe', { exact: true }).fill('correct-horse-battery');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(`/mon-espace/prospects/${id}/show`);
    await expect(page.getByRole('heading', { level: 1, name: 'Zoé Rochat' })).toBeVisible();
    for (const [path, title] of [
      ['quiz', 'Quiz'],
      ['analytics', 'Statistiques'],
      ['audit-requests', 'Demandes d’audit'],
      ['referrals', 'Gestion des redirections'],
    ] as const) {
      await visit(page, `/mon-espace/${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });

  await test.step('a server that is silent or behind a broken gateway is told in words, in both languages', async () => {
    // one route whose answer changes: between two routes a request of the page's own would reach the server
    let answer = (route: Route) => route.abort();
    await page.route('**/api/admin/dashboard', (route) => answer(route));
    await visit(page, '/mon-espace/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
    const failure = page.getByRole('alert');
    const again = page.getByRole('button', { name: /^(Réessayer|Try again)$/ });
    const language = async (name: string) => {
      await page.getByRole('button', { name: /Votre compte|Your account/ }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    // it is asked twice more, after one second and after two
    const silent = 'Le serveur ne répond pas. Vérifiez votre connexion.';
    await whenLookedAt(page, 2000, () => expect(failure).toContainText(silent, { timeout: 200 }));
    answer = (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' });
    await again.click();
    await expect(failure).toContainText('La communication avec le serveur a échoué (HTTP 500). Réessayez dans un instant.');
    await language('English');
    await again.click();
    await expect(failure).toContainText('Communication with the server failed (HTTP 500). Try again in a moment.');
    answer = (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 403, code: 'forbidden', title: 'Forbidden', message: 'Votre rôle ne permet pas cette action.' }),
      });
    await again.click();
    await expect(failure).toContainText('Your role does not allow this.');
    await page.unroute('**/api/admin/dashboard');
    await language('Français');
    problems.splice(0, problems.length, ...problems.filter((text) => !/status of 500|ERR_FAILED/.test(text)));
  });

  await test.step('the keyword test names places and the potential of measured keywords, an example promises nothing', async () => {
    const measured = await aProspect(database, 'LINES002', { site_url: 'https://lignes.example' });
    const row = { domain: 'lignes.example', analyzed_at: new Date(), measured_at: new Date(), provider: 'DataForSEO' };
    const ranked_keywords = [4, 25, 41].map((rank_group) => ({ keyword: `garage ${rank_group}`, rank_group, search_volume: 300 }));
    await insert(database, 'keyword_analysis_results', { prospect_id: measured, ranked_keywords, ...row });
    await visit(page, `/mon-espace/test-keywords?prospect=${measured}`);
    await expect(page.getByRole('row', { name: 'garage 4 4 Top 10' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'garage 25 25 Top 30' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^garage 41 41 300/ })).toBeVisible();
    await expect(page.getByText(`Potentiel limité${N}: moins de dix mots-clés classés.`)).toContainText(
      'environ 450 visites de plus par mois',
    );

    const example = await aProspect(database, 'LINES003', { site_url: 'https://exemple.example' });
    await insert(database, 'keyword_analysis_results', { prospect_id: example, ranked_keywords, ...row, source: 'sample' });
    await visit(page, `/mon-espace/test-keywords?prospect=${example}`);
    await expect(page.getByText(`Exemple${N}: ces mots-clés n’ont pas été mesurés.`)).toBeVisible();
    await expect(page.getByText(/Potentiel limité/)).toHaveCount(0);
  });

  await test.step('on a phone no analysis is wider than the screen, and its tab is in view; in a low window the account and the entry of the page are', async () => {
    const id = await aProspect(database, 'LINES004');
    for (const platform of ['google', 'chatgpt'])
      await insert(database, 'ai_citations_results', {
        ...{ prospect_id: id, platform, citations_count: 4, pages_count: 2, runs: 10, answers: [] },
        ...{ source: 'live', provider: 'gpt-4o', measured_at: new Date() },
      });
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(page, `/mon-espace/prospects/${id}/show/analyses`);
    await expect(page.getByRole('cell', { name: '10' }).first()).toBeVisible();
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0);
    // what is to do for the prospect stands above; the tabs themselves are not moved sideways to find it
    await page.evaluate(`document.querySelector('main .MuiTabs-root').scrollIntoView({ block: 'center' })`);
    await expect(page.getByRole('tab', { name: 'Analyses techniques' })).toBeInViewport({ ratio: 0.9 });

    await page.setViewportSize({ width: 1280, height: 640 });
    await visit(page, '/mon-espace/audit-log');
    await expect(page.getByRole('link', { name: 'Journal', exact: false }).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /Votre compte/ })).toBeInViewport({ ratio: 1 });
  });

  await test.step('the current menu entry stays in view when saved views load late', async () => {
    const { rows } = await database.query<{ id: string }>(`SELECT id FROM users WHERE email = 'admin@example.ch'`);
    for (const n of Array.from({ length: 12 }, (_, index) => index))
      await insert(database, 'saved_views', {
        user_id: rows[0]?.id,
        resource: 'prospects',
        name: `Vue tardive ${n}`,
        content: { filter: {}, sort: { field: 'created_at', order: 'DESC' }, columns: [], perPage: 25 },
      });
    await page.evaluate(`localStorage.setItem('RaStore.menu.views', '0')`);
    // high enough for all entries before the views load
    await page.setViewportSize({ width: 1280, height: 1000 });
    let held = 0;
    await page.route('**/api/admin/saved-views*', () => void held++);
    await page.reload();
    const current = page.getByRole('link', { name: 'Journal', exact: false }).first();
    await expect(current).toBeInViewport({ ratio: 1 });
    await expect.poll(() => held).toBeGreaterThan(0);
    await page.unroute('**/api/admin/saved-views*'); // which lets them go on
    await expect(page.getByRole('link', { name: 'Vue tardive 11' })).toBeAttached();
    await expect(current).toBeInViewport({ ratio: 1 });
  });
});
