import { writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { Page, Route } from '@playwright/test';
import type { Client } from 'pg';
import { aProspect, insert, productDatabase } from './support/reports.ts';
import { openSession, signIn, visit } from './support/staff.js';
import { ADMIN, expect, test, websiteUrl } from './support/test.js';

/** Every message of the error catalogues (specification 2 and 3, section 8) that no other journey meets, as staff reads it. */

let database: Client;
test.beforeAll(async () => {
  database = await productDatabase();
});
test.afterAll(() => database.end());
// what a test provokes is no error of the page
test.afterEach(({ problems }) => {
  problems.splice(0, problems.length, ...problems.filter((text) => !/status of 5\d\d/.test(text)));
});

const N = '\u202f';
const CLEAN = { critical: [], warnings: [], notices: [] };
const WEBSITE = 'https://catalogue.example';

const refusal =
  (message: string, title = 'X') =>
  (route: Route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 500, code: 'internal', title, message }),
    });
/** Refuses the calls of one method to an address, and lets the others through. */
const refuse = (page: Page, address: string, method: string, message = 'Panne.') =>
  page.route(address, (route) => (route.request().method() === method ? refusal(message)(route) : route.fallback()));
const again = (page: Page) =>
  page
    .getByRole('button', { name: /^(Réessayer|Try again)$/ })
    .first()
    .click();
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** A ZIP archive of uncompressed files. */
function zip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, path, content]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), common, rest, path]));
    parts.push(local);
    at += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, central, end]);
}

test('analyses, prospects, tools, settings, AI texts, files and campaigns say what failed and what is missing', async ({ page }, info) => {
  const headers = await signIn(page);
  await test.step('analyses that fail, find nothing or cannot be started; a website that has gone meanwhile; a prospect that cannot be saved', async () => {
    await test.step('analyses that fail, find nothing or cannot be started say so', async () => {
      const id = await aProspect(database, 'CATANA01', { site_url: WEBSITE });
      const measured = { prospect_id: id, source: 'live', measured_at: new Date() };
      await insert(database, 'cms_detection_results', { ...measured, url: WEBSITE, detected: false, provider: 'WhatCMS' });
      for (const [analysis, code] of [
        ['keywords', 'vendor_unavailable'],
        ['connectivity', 'dns_not_found'],
      ]) {
        const error = { code, message: 'le service ne répond pas correctement.', detail: null };
        await insert(database, 'measurements', {
          prospect_id: id,
          analysis,
          state: 'failed',
          error,
          source: 'live',
          provider: '',
          measured_at: new Date(),
        });
      }
      await page.goto(`/mon-espace/prospects/${id}/show/analyses`);
      await says(page, 'Aucun CMS détecté');
      await says(page, 'Erreur de connectivité');
      await says(page, 'Erreur lors du chargement des mots-clés classés.');
      await refuse(page, `**/api/admin/prospects/${id}/analyses/*`, 'POST');
      await page.getByRole('button', { name: /^Relancer.*Disponibilité$/ }).click();
      await says(page, `Erreur lors de la vérification de la connectivité${N}: Panne.`);
      await page.getByRole('button', { name: /^Relancer.*Système et technologies$/ }).click();
      await says(page, `Erreur lors de l'analyse${N}: Panne.`);

      await visit(page, '/mon-espace/prospects');
      await expect(page.getByRole('heading', { level: 1, name: 'Prospects' })).toBeVisible();
      await insert(database, 'keyword_analysis_results', {
        ...{ ...measured, domain: 'catalogue.example', provider: 'DataForSEO', analyzed_at: new Date() },
        ...{ analysis_type: 'ranked_keywords', ranked_keywords: [], measured_at: new Date(Date.now() + 1000) },
      });
      await visit(page, `/mon-espace/prospects/${id}/show/analyses`);
      await says(page, 'Aucun mot-clé classé trouvé pour ce domaine.');
    });

    await page.unrouteAll();
    await test.step('a page without faults, and a website that has gone meanwhile', async () => {
      const id = await aProspect(database, 'CATPAGE1');
      expect((await page.request.post(`/api/admin/prospects/${id}/analyses/page`, { headers })).status()).toBe(202);
      const isMeasured = async () =>
        (await database.query('SELECT 1 FROM instant_page_analysis WHERE prospect_id = $1', [id])).rowCount === 1;
      await expect.poll(isMeasured, { timeout: 40_000 }).toBe(true);
      await page.route('**/api/admin/prospects/*/analysis*', async (route) => {
        const response = await route.fetch();
        const json = (await response.json()) as { page: object };
        await route.fulfill({ response, json: { ...json, page: { ...json.page, seo_issues: CLEAN } } });
      });
      await visit(page, `/mon-espace/prospects/${id}/show/analyses`);
      await says(page, 'Aucune erreur ou avertissement détecté');
      await database.query(`UPDATE prospects SET site_url = NULL WHERE id = $1`, [id]);
      await page.getByRole('button', { name: /^Relancer.*Disponibilité$/ }).click();
      await says(page, /Ce prospect n’a pas de site web/);
    });

    await page.unrouteAll();
    await test.step('saving a prospect fails', async () => {
      const id = await aProspect(database, `CS${Date.now().toString(36).slice(-6)}`, { nom: 'Rochat' });
      await page.route(`**/api/admin/prospects/${id}`, (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 502, body: '' }) : route.fallback(),
      );
      await visit(page, `/mon-espace/prospects/${id}`);
      const name = page.getByRole('dialog').getByRole('textbox', { name: /^Nom/ });
      await name.fill('Rochat-Favre');
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await says(page, 'Erreur lors de la sauvegarde du prospect');
      await expect(name).toHaveValue('Rochat-Favre');
    });
  });

  await page.unrouteAll();
  await test.step('the tools of staff and the settings say what failed and what is missing', async () => {
    await test.step('the keyword test: no domain, nothing stored, no result, a failed call', async () => {
      const none = await aProspect(database, 'CATKEY01', { site_url: null });
      await visit(page, `/mon-espace/test-keywords?prospect=${none}`);
      await says(page, "Aucun domaine spécifié pour l'analyse.");

      const id = await aProspect(database, 'CATKEY02', { site_url: WEBSITE });
      await insert(database, 'keyword_analysis_results', {
        ...{ prospect_id: id, domain: 'catalogue.example', ranked_keywords: [], analyzed_at: new Date() },
        ...{ provider: 'DataForSEO', measured_at: new Date() },
      });
      const stored = '**/api/admin/prospects/*/keyword-debug';
      await page.route(stored, refusal('Panne.'));
      await visit(page, `/mon-espace/test-keywords?prospect=${id}`);
      await says(page, 'Erreur lors de la récupération des résultats.');
      await page.unroute(stored);
      await again(page);
      await says(page, "Aucun mot-clé classé trouvé depuis l'API.");
      await refuse(page, '**/api/admin/**', 'POST');
      await page.getByRole('button', { name: 'Lancer le test' }).click();
      await says(page, 'Erreur lors du test: Panne.');
    });

    await page.unrouteAll();
    await test.step('without credentials of DataForSEO, the debugger names what is missing, and the keyword test says why it has an example', async () => {
      await visit(page, '/mon-espace/settings/apis');
      await page.getByLabel('Domaine').fill('exemple.ch');
      await page.getByRole('button', { name: 'Lancer le test' }).click();
      await says(page, 'Identifiants DataForSEO non configurés ou incomplets');

      const id = await aProspect(database, 'CATKEY03');
      await visit(page, `/mon-espace/test-keywords?prospect=${id}`);
      await page.getByRole('button', { name: 'Lancer le test' }).click();
      await expect(page.getByText('Cause : Aucune source n’est configurée pour cette analyse.')).toBeVisible({ timeout: 30_000 });
    });

    await page.unrouteAll();
    await test.step('the functions of the server: an answer that is an error', async () => {
      await visit(page, '/mon-espace/test-edge');
      await page.route('**/api/admin/jobs', refusal('Panne.'));
      await page.getByRole('button', { name: 'Appeler Files de tâches' }).click();
      await says(page, 'Edge call failed (500): Panne.');
    });

    await page.unrouteAll();
    await test.step('the AI test: no key stored', async () => {
      await visit(page, '/mon-espace/test-ai');
      await page.getByLabel('Consigne').fill('Trois conseils');
      await page.getByRole('button', { name: 'Générer' }).click();
      await says(page, 'Impossible de générer des recommandations. Veuillez réessayer plus tard.');
      await says(page, /Clé API OpenAI non configurée/);
    });

    await page.unrouteAll();
    await test.step('a settings failure without words of its own is an unknown error', async () => {
      await page.route('**/api/admin/settings/robotsConfig', (route) => route.fulfill({ status: 500, body: '' }));
      await visit(page, '/mon-espace/settings/seo');
      await says(page, 'Erreur lors du chargement des paramètres: Erreur inconnue');
    });
  });

  await page.unrouteAll();
  await test.step('a page that cannot be seen is named by its status', async () => {
    const id = await aProspect(database, 'CATHTTP1');
    for (const [status, message] of [
      [403, 'Accès interdit'],
      [404, 'Page introuvable'],
      [500, 'Erreur interne du serveur'],
      [502, 'Mauvaise passerelle'],
      [503, 'Service indisponible'],
      [504, 'Délai dépassé'],
      [418, "Erreur HTTP 418 - Impossible d'accéder à cette page"],
    ] as const) {
      const query = new URLSearchParams({ prospectId: id, url: `${websiteUrl()}statut/${status}` });
      const answer = await page.request.get(`/api/public/page-report?${query}`);
      expect(((await answer.json()) as { error_message: string }).error_message).toContain(message);
    }
  });

  await test.step('recommendations and citations that cannot be loaded, saved or deleted', async () => {
    const id = await aProspect(database, 'CATRECO1', { business_name: 'Catalogue Recos SA' });
    const recommendations = [{ title: 'Compresser les images', priority: 'high', solution: '' }];
    await insert(database, 'ai_recommendations', { prospect_id: id, recommendations, source: 'manual', measured_at: new Date() });
    const own = `**/api/admin/ai-recommendations/${id}`;
    const renewed = await aProspect(database, 'CATCITE1', { business_name: 'Catalogue Mentions SA' });
    const prospects = '**/api/admin/ai-recommendations?*';
    await page.route(prospects, refusal('Panne.'));
    await refuse(page, own, 'GET');
    await visit(page, `/mon-espace/ai-recommendations?prospect=${id}`);
    await says(page, 'Impossible de charger les prospects. Veuillez réessayer.');
    await says(page, 'Impossible de charger les recommandations. Veuillez réessayer.');
    await page.unroute(prospects);
    await page.unroute(own);
    for (const message of ['prospects', 'recommandations']) {
      const failure = page.getByRole('alert').filter({ hasText: `Impossible de charger les ${message}` });
      await failure.getByRole('button', { name: 'Réessayer' }).click();
      await expect(failure).toHaveCount(0);
    }
    await refuse(page, own, 'PUT');
    await refuse(page, own, 'DELETE');
    await page.getByRole('button', { name: 'Modifier' }).click();
    await page.getByLabel('Recommandation 1', { exact: true }).fill('Répondre aux avis');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await says(page, /Impossible de sauvegarder les recommandations\. Veuillez réessayer\./);
    await expect(page.getByLabel('Recommandation 1', { exact: true })).toHaveValue('Répondre aux avis');
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('button', { name: 'Supprimer tout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer tout' }).click();
    await says(page, /Impossible de supprimer les recommandations\. Veuillez réessayer\./);

    const citations = '**/api/admin/ai-citations?*';
    await page.route(citations, refusal('Panne.'));
    await visit(page, '/mon-espace/ai-citations');
    await says(page, 'Erreur lors du chargement des données');
    await page.unroute(citations);
    await again(page);
    const row = page.getByRole('row', { name: /Catalogue Recos SA/ });
    await refuse(page, `**/api/admin/ai-citations/${id}`, 'PUT');
    await row.getByRole('button', { name: 'Modifier' }).click();
    await row.getByLabel('Citations Gemini').fill('4');
    await row.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(row).toContainText('Erreur lors de la sauvegarde');

    await page.unrouteAll();
    await test.step('citations that a scan has renewed', async () => {
      const row = page.getByRole('row', { name: /Catalogue Mentions SA/ });
      const scan = { id: '11111111-2222-4333-8444-555555555555', kind: 'single', status: 'done', total: 1, done: 1, failed: 0 };
      const tasks = [{ prospectId: renewed, analysis: 'citations', status: 'done', attempts: 1, error: null, durationMs: 900 }];
      // no assistant is reachable here: the end of the scan alone is played
      await page.route(`**/api/admin/ai-citations/${renewed}/regenerate`, (route) =>
        route.fulfill({ status: 202, json: { scanId: scan.id } }),
      );
      await page.route(`**/api/admin/scans/${scan.id}/events`, (route) =>
        route.fulfill({ contentType: 'text/event-stream', body: `data: ${JSON.stringify({ ...scan, tasks })}\n\n` }),
      );
      await page.route(`**/api/admin/scans/${scan.id}`, (route) => route.fulfill({ json: { ...scan, tasks } }));
      await row.getByRole('button', { name: 'Régénérer' }).click();
      await says(page, 'Citations régénérées avec succès !');
    });
  });

  await page.unrouteAll();
  await test.step('files that cannot be imported are refused', async () => {
    await visit(page, '/mon-espace/prospects/import');
    const choose = (name: string, content: string | Buffer) =>
      page.getByLabel('Choisir un fichier').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
    const refused: [name: string, content: string | Buffer, message: string][] = [
      ['vide.csv', ' \n;;\n', 'Le fichier ne contient aucune donnée utilisable'],
      [
        'feuilles.xlsx',
        zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook><sheets/></workbook>' }),
        'Le fichier Excel ne contient aucune feuille',
      ],
      ['tete.csv', 'email;nom\n', 'Le fichier doit contenir au moins un en-tête et une ligne de données'],
      ['guillemets.csv', 'email;nom\na@exemple.ch;"Rey', "Erreur lors de l'analyse du fichier: guillemets mal fermés"],
    ];
    // from the disk: what is given to the browser in the place of a file goes there letter by letter
    const tooLarge = info.outputPath('trop.csv');
    await writeFile(tooLarge, `email\n${'x'.repeat(5 * 1024 * 1024)}`);
    await page.getByLabel('Choisir un fichier').setInputFiles(tooLarge);
    await says(page, 'Le fichier est trop volumineux. La taille maximale autorisée est de 5 Mo.');
    for (const [name, content, message] of refused) {
      await choose(name, content);
      await says(page, message);
    }
    for (const message of ['Erreur lors de la lecture du fichier', 'Impossible de lire le fichier']) {
      await page.route('**/api/admin/imports', refusal(message));
      await choose('contacts.csv', 'email\na@exemple.ch');
      await says(page, message);
      await page.unroute('**/api/admin/imports');
    }
    await choose('sans.csv', 'nom;ville\nRey;Yverdon');
    await says(page, "Le fichier doit contenir une colonne d'email (email, email_emelia, e-mail, etc.)");
    await page.getByRole('button', { name: 'Abandonner' }).click();
    await choose('aucune.csv', 'email;nom\nsans arobase;Rey');
    await says(page, 'Email invalide ou manquant: sans arobase');
    await says(page, 'Aucune donnée à importer');
  });

  await test.step('a campaign without a name, a subject or a content', async () => {
    const refused = await page.request.post('/api/admin/campaigns', { headers, data: { name: '', subject: '', template: '' } });
    expect((await refused.json()).errors).toMatchObject({ name: 'Le nom de la campagne est requis', subject: 'Le sujet est requis' });
    const { id } = (await (
      await page.request.post('/api/admin/campaigns', { headers, data: { name: 'Sans contenu', subject: 'S', template: '' } })
    ).json()) as {
      id: string;
    };
    await visit(page, `/mon-espace/campaigns/${id}/show`);
    await page.getByRole('button', { name: 'Envoyer un test' }).click();
    await says(page, 'Le contenu est requis');
    await page.request.delete(`/api/admin/campaigns/${id}`, { headers });
  });
});

test('in English, as the specification words it: a wrong password, the quiz manager, the analytics and the e-mail campaigns', async ({
  page,
  request,
}) => {
  await page.addInitScript(`localStorage.setItem('RaStore.locale', '"en"')`);
  const questions = '**/api/admin/quiz-questions**';
  await page.route(questions, refusal('Panne.'));
  await page.goto('/mon-espace/quiz');
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Email').fill(ADMIN.email);
  await password.fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await says(page, 'Invalid email or password');
  await password.fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await says(page, 'Failed to load questions. Please try again later.');
  const headers = await openSession(request);
  await page.unroute(questions);
  await again(page);
  await refuse(page, questions, 'POST');
  await refuse(page, questions, 'DELETE');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await says(page, 'Failed to delete question...');
  await visit(page, '/mon-espace/quiz-questions/create');
  await page.getByLabel('Question', { exact: true }).fill('Catalogue?');
  for (const number of [1, 2, 3, 4]) await page.getByLabel(`Answer ${number}`, { exact: true }).fill(`Choice ${number}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Failed to save question...');
  await page.route('**/api/admin/analytics**', refusal('Panne.'));
  await visit(page, '/mon-espace/analytics');
  await says(page, 'Failed to load analytics data');

  await page.unrouteAll();
  await test.step('the e-mail campaigns', async () => {
    const prospect = await aProspect(database, 'CATCAMP1', { business_name: 'Catalogue Campagnes SA' });
    const one = (await (
      await page.request.post('/api/admin/campaigns', {
        headers,
        data: { name: 'Catalogue', subject: 'Catalogue', template: 'x', channel: 'emelia' },
      })
    ).json()) as { id: string };
    const campaigns = '**/api/admin/campaigns**';
    const webhook = '**/api/admin/email-webhook';
    // the provider is not reachable here; its refusals are the server's own, its successes are played
    const setup = { url: 'https://example.ch/api/public/webhooks/emelia/x', keyStored: true, lastEventAt: null, events: 0 };
    await page.route(webhook, (route) => (route.request().method() === 'GET' ? route.fulfill({ json: setup }) : route.continue()));
    await page.route(campaigns, refusal('Panne.'));
    await page.route('**/api/admin/prospects?*', refusal('Panne.'));
    await visit(page, '/mon-espace/email-campaigns');
    await says(page, 'Failed to fetch campaigns');
    await says(page, 'Failed to fetch prospects');
    await page.unroute(campaigns);
    await page.unroute('**/api/admin/prospects?*');
    const name = page.getByLabel('Campaign name');
    const template = page.getByLabel('Template', { exact: true });
    const create = page.getByRole('button', { name: /^Create Campaign/ });
    await name.fill('Catalogue');
    await template.fill('Hello {{firstName}}');
    await create.click();
    await says(page, /^Failed to create campaign: /);
    await page.route('**/api/admin/campaigns', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 201, json: { id: one.id } }) : route.fallback(),
    );
    await page.route('**/api/admin/campaigns?*', async (route) =>
      route.fulfill({
        json: [await (await page.request.get(`/api/admin/campaigns/${one.id}`, { headers })).json()],
        headers: { 'content-range': 'campaigns 0-0/1' },
      }),
    );
    await create.click();
    await says(page, 'Campaign created successfully!');
    await page.getByLabel('Campaign', { exact: true }).selectOption({ label: 'Catalogue' });
    await page.getByRole('searchbox').fill('Catalogue Campagnes');
    await page.getByLabel('Prospect', { exact: true }).selectOption(prospect);
    const add = page.getByRole('button', { name: 'Add to Campaign' });
    await add.click();
    await says(page, /^Failed to add prospect to campaign: /);
    await page.route(`**/api/admin/campaigns/${one.id}/prospects`, (route) => route.fulfill({ status: 201, json: {} }));
    await add.click();
    await says(page, 'Prospect added to campaign successfully!');

    await database.query(`UPDATE email_campaigns SET emelia_id = 'catalogue' WHERE id = $1`, [one.id]);
    const configure = page.getByRole('button', { name: 'Configure Webhook' });
    await configure.click();
    await says(page, /^Failed to configure webhook: /);
    await page.unroute(webhook);
    await page.route(webhook, (route) =>
      route.fulfill({ json: route.request().method() === 'GET' ? setup : { url: setup.url, registered: 1, message: '' } }),
    );
    await configure.click();
    await says(page, 'Webhook configured successfully!');
    await page.request.delete(`/api/admin/campaigns/${one.id}`, { headers });
  });
});
