import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import { look } from './support/look.js';
import { aProspect, insert, LONG_NAME, productDatabase } from './support/reports.ts';
import { signIn, visit } from './support/staff.js';
import { expect, test, websiteUrl } from './support/test.js';

/** AI texts and counts, the tools of staff, and the danger panel: as a member of staff meets them. */

let database: Client;
test.beforeAll(async () => {
  database = await productDatabase();
});
test.afterAll(() => database.end());

const open = (page: Page, path: string) => visit(page, `/mon-espace${path}`);

test('the tools of staff: texts and counts are edited, websites measured, states told, and the danger panel needs its word', async ({
  page,
}, info) => {
  await signIn(page);
  await test.step('recommendations are written, edited and deleted', async () => {
    const id = await aProspect(database, 'RECO2345', { business_name: LONG_NAME });
    await page.goto(`/mon-espace/ai-recommendations?prospect=${id}`);
    await page.getByRole('button', { name: 'Ajouter une recommandation' }).click();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Écrivez la recommandation.')).toBeVisible();
    await page.getByLabel('Recommandation 1', { exact: true }).fill('Compresser les images');
    await page.getByRole('button', { name: 'Ajouter une recommandation' }).click();
    await page.getByLabel('Recommandation 2', { exact: true }).fill('Répondre aux avis');
    await look(page, info, 'recommendations-edit');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Recommandations enregistrées.')).toBeVisible();
    await page.getByLabel('Avec recommandations uniquement').click();
    await expect(page.getByLabel('Avec recommandations uniquement')).toBeChecked();
    await expect(page.getByRole('link', { name: /Müller-Bächtold.*2 recommandations/ })).toBeVisible();
    await look(page, info, 'recommendations');
    await page.getByRole('button', { name: 'Supprimer tout' }).click();
    await expect(page.getByText('Êtes-vous sûr de vouloir supprimer toutes les recommandations?')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer tout' }).click();
    await expect(page.getByText('Aucune recommandation', { exact: true })).toBeVisible();
  });

  await page.unrouteAll();
  await test.step('citations are edited in their row, with the answers as proof', async () => {
    const id = await aProspect(database, 'CITE2345', { business_name: 'Citations SA' });
    const answers = [
      {
        question: 'Quel garage à Bienne ?',
        answer: 'Citations SA',
        cited: true,
        model: 'gpt-4o',
        date: '2026-11-12T09:00:00.000Z',
        urls: [],
      },
    ];
    await insert(database, 'ai_citations_results', {
      ...{ prospect_id: id, platform: 'chatgpt', citations_count: 1, pages_count: 0, runs: 5, answers },
      ...{ source: 'live', provider: 'gpt-4o', measured_at: new Date() },
    });
    await open(page, '/ai-citations');
    const row = page.getByRole('row', { name: /^Citations SA/ });
    await expect(row.getByText('1 sur 5', { exact: true })).toBeVisible();
    await look(page, info, 'citations');
    await row.getByRole('button', { name: 'Modifier' }).click();
    await row.getByLabel('Citations Grok').fill('beaucoup');
    await row.getByLabel('Citations Gemini').fill('4');
    await row.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Citations mises à jour avec succès !')).toBeVisible();
    await expect(row.getByText('saisi par l’agence')).toHaveCount(2);
    await row.getByRole('button', { name: 'Réponses' }).click();
    await expect(page.getByText('Quel garage à Bienne ?')).toBeVisible();
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: 'Régénérer' }).click();
    await expect(row.getByText(/Erreur lors de la régénération/)).toBeVisible({ timeout: 30_000 }); // no key is stored
    await expect(row.getByText('1 sur 5', { exact: true })).toBeVisible();
  });

  await page.unrouteAll();
  await test.step('the other tools say how things stand', async () => {
    const id = await aProspect(database, 'KEYW2345', { business_name: 'Mots SA', site_url: websiteUrl() });
    const keywords = Array.from({ length: 12 }, (_, index) => ({
      keyword: `garage ${index}`,
      rank_group: index * 4 + 1,
      search_volume: 300,
    }));
    await insert(database, 'keyword_analysis_results', {
      ...{
        prospect_id: id,
        domain: 'mots.ch',
        ranked_keywords: keywords,
        analyzed_at: new Date(),
        provider: 'DataForSEO',
        measured_at: new Date(),
      },
    });
    await open(page, `/test-keywords?prospect=${id}`);
    await expect(page.getByText('Affichage de 10 mots-clés sur 12')).toBeVisible();
    await expect(page.getByText('Forte').first()).toBeVisible();
    await look(page, info, 'test-keywords');
    await page.getByRole('button', { name: 'Lancer le test' }).click();
    await expect(page.getByText(/Terminé.*mots-clés/)).toBeVisible({ timeout: 30_000 });
    for (const [path, title] of [
      ['/monitoring', 'Surveillance'],
      ['/test-api', 'Test des clés'],
      ['/test-ai', 'Test de l’IA'],
      ['/keyword-analyses', 'Analyses de mots-clés'],
    ] as const) {
      await visit(page, `/mon-espace${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      // looked at in back-office-readiness.spec.ts, with what is wrong and without
      if (path === '/monitoring') await expect(page.getByText('Actif', { exact: true })).toBeVisible();
      else await look(page, info, path.slice(1));
    }
  });

  await page.unrouteAll();
  await test.step('any website is measured without a prospect, also over a reload', async () => {
    await open(page, '/test-edge');
    await page.getByLabel('Adresse du site').fill('ftp://x');
    await page.getByRole('button', { name: 'Appeler', exact: true }).first().click();
    await expect(page.getByText("L'URL doit être valide")).toBeVisible();
    for (const name of ['Vitesse', 'Avis Google', 'Citations par les assistants IA', 'Mots-clés']) await page.getByLabel(name).uncheck();
    await page.getByLabel('Adresse du site').fill(websiteUrl());
    await page.getByRole('button', { name: 'Appeler', exact: true }).first().click();
    await expect(page).toHaveURL(/run=/);
    await page.reload();
    await expect(page.getByText('Analyse terminée.')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('3 sur 3')).toBeVisible();
    await page.getByRole('button', { name: 'Appeler Files de tâches' }).click();
    await expect(page.getByText('tools.measure-site')).toBeVisible();
    await look(page, info, 'test-edge');
    await visit(page, '/mon-espace/site-analysis');
    await page.getByRole('button', { name: 'Analyser le site' }).click();
    await expect(page.getByText('URL vide ou invalide')).toBeVisible();
    await page.getByLabel('Adresse du site').fill('ftp://x');
    await page.getByRole('button', { name: 'Analyser le site' }).click();
    await expect(page.getByText("Format d'URL invalide")).toBeVisible();
    await look(page, info, 'site-analysis');
  });

  await page.unrouteAll();
  await test.step('the danger panel comes with three presses and needs the typed word', async () => {
    const id = await aProspect(database, 'DANG2345');
    await open(page, '/settings/development');
    await expect(page.getByRole('heading', { name: 'Test des mots-clés' })).toBeVisible();
    await look(page, info, 'development');
    for (let press = 0; press < 2; press++) await page.keyboard.press('Shift+Alt+KeyX');
    await expect(page.getByText('Zone dangereuse')).toHaveCount(0);
    await page.keyboard.press('Shift+Alt+KeyX');
    await expect(page.getByText('Tables vidées')).toBeVisible();
    await look(page, info, 'danger');
    await page.getByRole('button', { name: 'Nettoyer les données' }).click();
    await page.getByLabel('Tapez NETTOYER pour confirmer').fill('nettoyer');
    await page.getByRole('dialog').getByRole('button', { name: 'Nettoyer les données' }).click();
    await expect(page.getByText('Tapez NETTOYER, en majuscules.')).toBeVisible();
    const { rows } = await database.query('SELECT id FROM prospects WHERE id = $1', [id]);
    expect(rows).toHaveLength(1); // the cleaning itself is tested over HTTP: here other tests need their prospects
  });
});
