import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { look } from './support/look.js';
import { signIn, visit } from './support/staff.js';
import { expect, test } from './support/test.js';

const BOTH = { schemes: ['light', 'dark'] } as const;

async function aProspect(page: Page, email: string): Promise<{ id: string; token: string }> {
  const made = await page.request.post('/api/admin/prospects', {
    data: { prenom: 'Zoé', nom: 'Rossier', email, business_name: 'Carrosserie-Peinture Müller-Bächtold & Fils Sàrl' },
    headers: await signIn(page),
  });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()) as { id: string; token: string };
}

async function open(page: Page, id: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  if (page.url().includes('/mon-espace')) await visit(page, `/mon-espace/prospects/${id}/show`);
  else await page.goto(`/mon-espace/prospects/${id}/show`);
  await expect(page.getByRole('heading', { level: 1, name: 'Zoé Rossier' })).toBeVisible();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('the page tells its history, keeps figures by hand and normalises what is typed; a person’s data is exported, and erased; a promised audit is sent', async ({
  page,
  context,
}, info) => {
  await test.step('the page tells its history, keeps figures by hand and normalises what is typed', async () => {
    const { id } = await aProspect(page, 'zoe-detail@atelier.ch');
    await open(page, id);
    const history = page.getByRole('region', { name: 'Historique' });
    await expect(history.getByText('Prospect créé')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Quiz et réponses' })).toBeDisabled();

    await page.getByRole('link', { name: 'Modifier' }).click();
    await page.getByLabel('Téléphone').fill('appelez-moi');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Numéro de téléphone invalide', { exact: false }).first()).toBeVisible();
    await page.getByLabel('Téléphone').fill('079 123 45 67');
    await page.getByLabel('Site web').fill('not a url');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText("Format d'URL invalide").first()).toBeVisible();
    await page.getByLabel('Site web').fill('ftp://atelier.ch');
    await page.getByLabel('E-mail').fill('zoe-detail@');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText("L'URL du site web doit être valide")).toBeVisible();
    await expect(page.getByText("L'email doit être valide")).toBeVisible();
    await page.getByLabel('E-mail').fill('zoe-detail@atelier.ch');
    await page.getByLabel('Site web').fill('atelier.ch');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('link', { name: '+41 79 123 45 67' })).toBeVisible();
    await expect(history.getByText('Fiche modifiée')).toBeVisible();
    await history.getByRole('button', { name: /Modifications/ }).click();
    await expect(history.getByText(/Téléphone\s: vide → \+41791234567/)).toBeVisible();
    await look(page, info, '1-history', BOTH);
    await page.getByRole('link', { name: 'Préparer l’appel' }).click();
    await expect(page.getByText('Personne n’a encore ouvert la page.')).toBeVisible();
    await look(page, info, '1-call');
    await page.getByRole('link', { name: 'Revenir à la fiche' }).click();

    await tab(page, 'Entreprise et avis');
    await page.getByRole('button', { name: 'Saisir à la main' }).click();
    await page.getByLabel('Note moyenne, de 0 à 5').fill('6');
    await page.getByLabel('Nombre d’avis').fill('37');
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Indiquez une note entre 0 et 5, par exemple 4,6.')).toBeVisible();
    await page.getByLabel('Note moyenne, de 0 à 5').fill('4,6');
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Saisi à la main')).toBeVisible();
    await expect(page.getByText('4,6', { exact: true })).toBeVisible();

    let saves = 0;
    page.on('request', (sent) => {
      if (sent.method() === 'PUT') saves++;
    });
    await page.getByRole('button', { name: 'Ajouter une note' }).click();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('button', { name: 'Ajouter une note' })).toBeVisible();
    expect(saves, 'nothing is sent when nothing changed').toBe(0);
    await page.route('**/api/admin/prospects/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 409, json: {} }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Ajouter une note' }).click();
    await page.getByRole('textbox', { name: 'Notes' }).fill('Rappeler lundi');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Erreur lors de la sauvegarde des notes')).toBeVisible();
    await page.unroute('**/api/admin/prospects/*');
    await look(page, info, '2-company', BOTH);
  });

  await page.unrouteAll();
  await test.step('a person’s data is exported, and erased once the word is typed', async () => {
    const { id } = await aProspect(page, 'zoe-erase@atelier.ch');
    await open(page, id);
    await tab(page, 'Actions et outils');
    await page.getByRole('button', { name: 'Voir l’e-mail' }).click();
    await expect(page.getByRole('dialog').getByText('Bonjour Zoé,')).toBeVisible();
    await page.keyboard.press('Escape');
    await look(page, info, '3-tools', BOTH);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter les données' }).click();
    const file = await (await downloading).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ prospect: { id, email: 'zoe-erase@atelier.ch' } });

    await page.getByRole('button', { name: 'Effacer la personne' }).click();
    await page.getByLabel('Tapez EFFACER pour confirmer').fill('effacer');
    await page.getByRole('button', { name: 'Effacer définitivement' }).click();
    await expect(page.getByText('Tapez EFFACER, en majuscules.')).toBeVisible();
    await page.getByLabel('Tapez EFFACER pour confirmer').fill('EFFACER');
    await page.getByRole('button', { name: 'Effacer définitivement' }).click();
    await expect(page.getByText(/Zoé Rossier\s: \d+ lignes supprimées, \d+ rendues illisibles/)).toBeVisible();
    await expect(page).toHaveURL(/\/mon-espace\/prospects(\?|$)/);
  });

  await test.step('a promised audit is prepared, looked at and sent from the prospect’s page', async () => {
    const email = 'zoe-audit@atelier.ch';
    const { id, token } = await aProspect(page, email);
    const site = async (site_url: string) =>
      page.request.put(`/api/admin/prospects/${id}`, { headers: await signIn(page), data: { site_url } });
    await site('https://atelier.ch');
    expect((await page.request.post('/api/public/audit-requests', { data: { token } })).status()).toBe(201);
    // what is not measured is in the document at once
    await site('');

    await visit(page, `/mon-espace/prospects/${id}/show/tools`);
    await expect(page.getByText('Aucun audit n’a encore été produit')).toBeVisible();
    await page.getByRole('button', { name: 'Préparer l’audit' }).click();
    await expect(page.getByText(/Produit le \d\d\.\d\d\.\d{4}/)).toBeVisible({ timeout: 30_000 });

    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Ouvrir l’aperçu' }).click();
    await (await opened).close();

    await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await expect(page.getByText(`En attente d’envoi à ${email}`).or(page.getByText(`Envoyé à ${email}`))).toBeVisible();
    const promise = (await (await page.request.get(`/api/public/prospects/${token}/audit-request`)).json()) as { label: string };
    expect(['en préparation', 'envoyée']).toContain(promise.label);

    await look(page, info, '4-audit');
  });
});
