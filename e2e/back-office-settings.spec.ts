import type { Route } from '@playwright/test';
import { look } from './support/look.js';
import { signIn, visit } from './support/staff.js';
import { ADMIN, expect, test } from './support/test.js';

const PAGE = '/mon-espace/settings';
const N = '\u202f';

const problem = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ status, code: 'x', title: 'X', message }) });

const forgive = (problems: string[], expected: RegExp) =>
  problems.splice(0, problems.length, ...problems.filter((text) => !expected.test(text)));

test('general and seo: a change is kept through an error, saved, brought back; what does not load says so; previews and robots.txt follow what is written', async ({
  page,
  problems,
}, info) => {
  const headers = await signIn(page);
  await test.step('general: a change is kept through an error, saved, found in the history and brought back', async () => {
    const agency = '/api/admin/settings/agency';
    const stored = async () => ((await (await page.request.get(agency, { headers })).json()) as { value: object }).value;
    await page.goto(PAGE);
    await expect(page).toHaveURL(/\/settings\/general$/);
    const name = page.getByLabel('Nom', { exact: true });
    await expect(name).toHaveValue('SmartIndex');

    await page.getByLabel('Couleur d’accent', { exact: true }).fill('#ffee00');
    await expect(page.getByText('il faut 4,5')).toBeVisible();
    await page.getByRole('button', { name: 'Annuler les modifications' }).click();
    await expect(page.getByText('lisible')).toBeVisible();

    await page.route('**/api/admin/settings/agency', (route) =>
      route.request().method() === 'PUT' ? problem(503, 'La base de données est occupée.')(route) : route.continue(),
    );
    await name.fill('Agence Riviera');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('Erreur lors de la mise à jour des paramètres: La base de données est occupée.')).toBeVisible();
    await expect(page.getByText('SAVE_ERROR')).toBeVisible();
    await expect(name).toHaveValue('Agence Riviera');
    await page.unroute('**/api/admin/settings/agency');

    await page.getByRole('link', { name: 'SEO' }).click();
    await expect(page.getByRole('heading', { name: `Quitter sans enregistrer${N}?` })).toBeVisible();
    await page.getByRole('button', { name: 'Rester sur la page' }).click();
    // what a colleague saved meanwhile stays
    await page.request.put(agency, { headers, data: { value: { ...(await stored()), tagline: 'Mesuré chez vous' } } });
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('Paramètres enregistrés')).toBeVisible();
    expect(await stored()).toMatchObject({ name: 'Agence Riviera', tagline: 'Mesuré chez vous' });
    await expect(page.getByLabel('Accroche')).toHaveValue('Mesuré chez vous');

    await page.getByLabel('Début').fill('02:30');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Une heure comme 03:30' }).last()).toBeVisible();
    await page.getByRole('button', { name: 'Annuler les modifications' }).click();

    await page.getByLabel('Nom', { exact: true }).fill('Agence Lémanique');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('Paramètres enregistrés')).toBeVisible();
    await page.getByRole('button', { name: 'Historique – Agence' }).click();
    const history = page.getByRole('dialog');
    await expect(history.getByText('Agence Lémanique')).toBeVisible();
    await expect(history.getByText(ADMIN.email).first()).toBeVisible();
    await look(page, info, 'history');
    const before = history.getByRole('listitem').filter({ has: page.locator('ins', { hasText: 'Agence Riviera' }) });
    await before.getByRole('button', { name: /^Rétablir/ }).click();
    await expect(name).toHaveValue('Agence Riviera');
    forgive(problems, /503/);
  });

  await page.unrouteAll();
  await test.step('a settings document that does not load says so, and can be tried again', async () => {
    await page.route('**/api/admin/settings/robotsConfig', problem(500, 'Une erreur est survenue.'));
    await visit(page, `${PAGE}/seo`);
    await expect(page.getByText('Erreur lors du chargement des paramètres', { exact: true })).toBeVisible();
    await expect(page.getByText('Erreur lors du chargement des paramètres: Une erreur est survenue.')).toBeVisible();
    await expect(page.getByText('LOAD_ERROR')).toBeVisible();
    await page.unroute('**/api/admin/settings/robotsConfig');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByLabel('Contenu')).toHaveValue(/User-agent/);
    forgive(problems, /500/);
  });

  await page.unrouteAll();
  await test.step('seo: previews follow what is written, robots.txt is judged while it is written', async () => {
    await visit(page, `${PAGE}/seo`);
    await page.getByLabel('Titre par défaut').fill('Mesurez votre site');
    await expect(page.locator('strong', { hasText: 'Mesurez votre site' })).toHaveCount(2);
    const robots = page.getByLabel('Contenu');
    await expect(page.getByText('Aucune erreur, aucune contradiction')).toBeVisible();
    await look(page, info, 'seo');
    await robots.fill('User-agent: *\nDisallow: /\n');
    await expect(page.getByText(/^Ligne \d(?!.*Ligne \d)/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Annuler les modifications' }).click();
    await expect(page.getByText('Aucune erreur, aucune contradiction')).toBeVisible();
  });
});

test('security and apis: keys are sealed, checked, masked and refused in words; limits keep their bounds; a prompt is previewed', async ({
  page,
  problems,
}, info) => {
  const headers = await signIn(page);
  await page.clock.install();
  await test.step('security: the self-tests pass, limits keep their bounds, keys that do not load, plain keys are offered to be sealed', async () => {
    await page.goto(`${PAGE}/security`);
    await page.getByRole('button', { name: 'Lancer les autotests' }).click();
    await expect(page.getByText(/ – réussi$/)).toHaveCount(7);
    await expect(page.getByText(/ – échoué$/)).toHaveCount(0);
    await look(page, info, 'security');
    await page.getByLabel('Quiz – Fenêtre, ms').fill('500');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'La fenêtre dure au moins 1000 ms' }).first()).toBeVisible();
    await expect(page.getByLabel('Quiz – Fenêtre, ms')).toHaveValue('500');
    await page.getByRole('button', { name: 'Annuler les modifications' }).click();

    await page.route('**/api/admin/api-keys', problem(500, 'x'));
    await visit(page, `${PAGE}/apis`);
    await expect(page.getByText('Impossible de charger les configurations API')).toBeVisible();
    await page.unroute('**/api/admin/api-keys');

    const keys = (await (await page.request.get('/api/admin/api-keys', { headers })).json()) as { service: string }[];
    const json = keys.map((key) => (key.service === 'google' ? { ...key, state: 'plain' } : key));
    await page.route('**/api/admin/api-keys', (route) => route.fulfill({ json }));
    await page.route('**/api/admin/api-keys/encrypt', problem(500, 'La base de données est occupée.'));
    await visit(page, `${PAGE}/security`);
    await expect(page.getByText('En clair', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Chiffrer les clés en clair' }).click();
    await expect(page.getByText('Impossible de chiffrer la clé API')).toBeVisible();
    forgive(problems, /500/);
  });

  await page.unrouteAll();
  await test.step('apis: a key is checked, saved, masked and refused in words; a prompt is previewed', async () => {
    await page.request.post('/api/admin/prospects', {
      headers,
      data: {
        prenom: 'Zoé',
        nom: 'Aperçu',
        email: 'apercu@example.ch',
        site_url: 'https://menuiserie.example',
        business_name: 'Menuiserie',
      },
    });
    await visit(page, `${PAGE}/apis`);
    const whatcms = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({ has: page.getByRole('heading', { name: 'WhatCMS' }) });
    const save = page.getByRole('button', { name: 'Enregistrer la clé – WhatCMS' });
    await save.click();
    await expect(whatcms.getByText('La clé API est requise')).toBeVisible();
    await whatcms.getByLabel('Clé API', { exact: true }).fill('clé secrète');
    await save.click();
    await expect(whatcms.getByText('La clé API ne contient que des lettres, des chiffres')).toBeVisible();
    const dataforseo = page.getByRole('button', { name: 'Enregistrer la clé – DataForSEO' });
    await dataforseo.click();
    await expect(page.getByText('Le login DataForSEO est requis')).toBeVisible();
    await expect(page.getByText('La clé API DataForSEO est requise')).toBeVisible();

    await page.route('**/api/admin/api-keys/whatcms', problem(500, 'Impossible de chiffrer la clé API'));
    await whatcms.getByLabel('Clé API', { exact: true }).fill('abcd-1234_WXYZ');
    await save.click();
    await expect(page.getByText('Échec de la sauvegarde de la clé API pour WhatCMS')).toBeVisible();
    await expect(page.getByText('Impossible de chiffrer la clé API')).toBeVisible();
    await page.unroute('**/api/admin/api-keys/whatcms');
    await save.click();
    await expect(page.getByText('Clé API WhatCMS sauvegardée avec succès')).toBeVisible();
    await expect(whatcms.getByText('Configuration enregistrée avec succès')).toBeVisible();
    await expect(whatcms.getByText('•••• WXYZ')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('abcd-1234');
    await page.clock.runFor(3100);
    await expect(whatcms.getByText('Configuration enregistrée avec succès')).toBeHidden();

    const prompt = page.getByLabel('Présentation de l’entreprise', { exact: true });
    const preview = page.getByRole('button', { name: 'Aperçu – Présentation de l’entreprise' });
    await preview.click();
    await expect(page.getByText(/^Pour .+, instructions puis données/)).toBeVisible();
    await prompt.fill('Bonjour {{prenom}}');
    await preview.click();
    // beside the field while it is typed, and by the preview that was asked for
    await expect(page.getByText(`Variable inconnue${N}: {{prenom}}`).first()).toBeVisible();
    await page.getByRole('button', { name: 'Rétablir le texte d’origine – Présentation de l’entreprise' }).click();
    await expect(prompt).toHaveValue(/introduction personnalisée/);

    await page.getByLabel('Domaine').fill('pas un domaine');
    await page.getByRole('button', { name: 'Lancer le test' }).click();
    await expect(page.getByText('Un nom de domaine comme exemple.ch')).toBeVisible();
    await page.getByLabel('Domaine').fill('exemple.ch');
    await page.getByRole('button', { name: 'Lancer le test' }).click();
    await expect(page.getByText('Appel échoué')).toBeVisible();
    await look(page, info, 'apis');
    forgive(problems, /500/);
  });
});
