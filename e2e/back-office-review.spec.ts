import type { APIRequestContext, Page } from '@playwright/test';
import type { Client } from 'pg';
import { expectNoFault } from './support/accessibility.ts';
import { look } from './support/look.js';
import { aProspect, insert, pageSpeed, productDatabase } from './support/reports.ts';
import { signIn, visit } from './support/staff.js';
import { ADMIN, expect, test } from './support/test.js';

/** Point of no return of a page: what is doubtful about it is said in words, a person decides, campaigns keep to it. */

let database: Client;
test.beforeAll(async () => {
  database = await productDatabase();
});
test.afterAll(() => database.end());

const N = '\u202f';
const WORDS = 'Sur mobile, le site obtient 61 sur 100, et 76 clients attendent.';
const COMPANY = 'Carrosserie-Peinture Müller-Bächtold & Fils Sàrl';

interface Given {
  nom: string;
  review?: 'draft' | 'to_review' | 'validated';
  /** Flags with the figures behind them. */
  flags?: Record<string, object>;
}

/** Prospects that may be written to, in the states that scans leave behind. */
async function people(request: APIRequestContext, headers: { authorization: string }, mark: string, given: Given[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { nom, review = 'to_review', flags = {} } of given) {
    const data = {
      prenom: 'Zoé',
      nom,
      email: `${nom}@${mark}.ch`.toLowerCase(),
      site_url: `https://${mark}.ch`,
      business_name: `${COMPANY} ${mark}`,
    };
    const { id } = (await (await request.post('/api/admin/prospects', { headers, data })).json()) as { id: string };
    await database.query('UPDATE prospects SET review_status = $2, red_flags = $3, red_flag_facts = $4 WHERE id = $1', [
      id,
      review,
      Object.keys(flags),
      flags,
    ]);
    ids.push(id);
  }
  const permission = { prospectIds: ids, basis: 'customer', obtained_on: '2026-11-01', source: 'Contrat 2025' };
  await request.post('/api/admin/contact-permissions', { headers, data: permission });
  return ids;
}
const list = (filter: object) =>
  `/mon-espace/prospects?filter=${encodeURIComponent(JSON.stringify(filter))}&perPage=10&page=1&sort=nom&order=ASC`;
const notice = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

test('a page with flags is approved with a reason, a draft beside its figures, and what has changed meanwhile is not', async ({
  page,
}, info) => {
  const headers = await signIn(page);
  await test.step('a page with flags is approved with a reason, and its flags are words everywhere', async () => {
    const flags = {
      parked: { host: 'sedo.com' },
      wrong_place: { website: 'roy-carrosserie.ch' },
      score_jump: { from: 80, to: 41 },
    };
    const [id] = await people(page.request, headers, 'relu', [{ nom: 'Relu', flags }]);
    await page.goto(list({ q: 'relu' }));
    const count = page.getByRole('button', { name: '3 alertes (Domaine parqué, Autre fiche Google, Saut de score)' });
    await expect(count).toBeVisible();
    await count.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toContainText('La vitesse est passée de 80 à 41 entre deux visites.');
    await look(page, info, '1-list');
    await page.keyboard.press('Escape');
    await count.click();
    await expect(page).toHaveURL(/\/prospects\?/);

    await visit(page, `/mon-espace/prospects/${id}/show`);
    const review = page.getByRole('region', { name: 'Relecture' });
    await expect(review).toContainText('À relire');
    await expect(review).toContainText(`Adresse atteinte${N}: sedo.com.`);
    await expect(review).toContainText(`La fiche Google trouvée mène à un autre site${N}: roy-carrosserie.ch.`);
    await expect(review.getByRole('button', { name: 'Valider', exact: true })).toHaveCount(0);
    await look(page, info, '2-file', { schemes: ['light', 'dark'] });

    await review.getByRole('button', { name: 'Valider quand même, parce que…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Valider quand même' }).click();
    const reason = dialog.getByLabel('Pourquoi cette page peut partir quand même');
    await expect(reason).toHaveAccessibleDescription('Indiquez pourquoi vous validez quand même.');
    await reason.fill('Vu au téléphone, le domaine revient lundi');
    await look(page, info, '3-reason');
    await dialog.getByRole('button', { name: 'Valider quand même' }).click();
    await notice(page, 'Page validée');
    await expect(review).toContainText(`Par ${ADMIN.email}`);
    await expect(review).toContainText(`Raison${N}: Vu au téléphone, le domaine revient lundi`);
    await look(page, info, '4-approved');
    await review.getByRole('button', { name: 'Remettre à relire' }).click();
    await notice(page, 'Page remise à relire');
    await expect(review).toContainText('À relire');
  });

  await test.step('a draft is read beside its figures, approved, and taken back', async () => {
    const id = await aProspect(database, 'TXTDRAFT');
    await pageSpeed(database, id, { mobile_data: null });
    await insert(database, 'personalized_intros', {
      prospect_id: id,
      content: '',
      source: 'builtin',
      provider: 'SmartIndex',
      measured_at: new Date(),
      made_of: { sentences: [], facts: {} },
      draft: {
        content: WORDS,
        by: 'Anne',
        byPerson: true,
        at: '2026-11-20T09:00:00.000Z',
        reread: true,
        rests: { mobilePoints: '61\u00a0sur\u00a0100' },
      },
    });
    await visit(page, `/mon-espace/prospects/${id}/show/analyses`);
    const section = page.getByRole('region', { name: 'Texte d’introduction' });
    await expect(section.getByText('54 points sur 100 sur téléphone')).toBeVisible();
    await expect(section.getByText('À relire')).toBeVisible();
    await expect(section.locator('mark')).toHaveText(['61', '76']);
    const row = section.getByRole('row', { name: /Vitesse sur téléphone/ });
    await expect(row).toContainText('61');
    await expect(row).toContainText(/54.*changé/);
    await expectNoFault(page, 'a draft beside its figures');

    await section.getByRole('button', { name: 'Approuver' }).click();
    const dialog = page.getByRole('dialog', { name: 'Approuver ce texte ?' });
    await expect(dialog.getByText('76 clients attendent')).toBeVisible();
    await dialog.getByLabel('Raison (facultative)').fill('Vu avec le client');
    await dialog.getByRole('button', { name: 'Approuver' }).click();
    await expect(section.getByText('Approuvé par une personne')).toBeVisible();
    await expect(section.getByText('Raison : Vu avec le client')).toBeVisible();
    await section.getByRole('button', { name: 'Revenir au texte composé' }).click();
    await expect(section.getByText(/Composé de nos phrases/)).toBeVisible();
    await section.getByRole('button', { name: 'Écarter le brouillon' }).click();
    await expect(section.getByText(WORDS)).toHaveCount(0);

    await section.getByRole('button', { name: 'Modifier' }).click();
    const editor = page.getByRole('dialog', { name: 'Modifier le texte' });
    await editor.getByLabel('Texte de la page').fill('Écrit de notre main.');
    await editor.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(section.getByText('Écrit de notre main.')).toBeVisible();
  });

  await test.step('drafts are asked for in the settings, beside the prompts', async () => {
    await visit(page, '/mon-espace/settings/apis');
    const drafts = page.getByRole('switch', { name: 'Demander aussi un brouillon au modèle' });
    await expect(drafts).not.toBeChecked();
    await drafts.click();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('Paramètres enregistrés')).toBeVisible();
  });

  await test.step('what has changed meanwhile is not approved: the screen says so and shows what there is now', async () => {
    const [clean, taken] = await people(page.request, headers, 'course', [{ nom: 'Propre' }, { nom: 'Pris' }]);
    const review = page.getByRole('region', { name: 'Relecture' });
    await visit(page, `/mon-espace/prospects/${clean}/show`);
    await expect(review).toContainText('Aucune alerte');
    await database.query(`UPDATE prospects SET red_flags = '{unreachable}' WHERE id = $1`, [clean]);
    await review.getByRole('button', { name: 'Valider', exact: true }).click();
    await expect(review.getByRole('alert')).toContainText('Ce prospect a changé entre-temps');
    await expect(review.getByRole('button', { name: 'Valider quand même, parce que…' })).toBeVisible();

    await visit(page, `/mon-espace/prospects/${taken}/show`);
    await expect(review).toContainText('Aucune alerte');
    await page.request.post(`/api/admin/prospects/${taken}/review`, { headers, data: { status: 'validated' } });
    await review.getByRole('button', { name: 'Valider', exact: true }).click();
    await expect(review.getByRole('alert')).toContainText(`déjà « Validé » par ${ADMIN.email}`);
    await expect(review.getByRole('button', { name: 'Remettre à relire' })).toBeVisible();
  });

  await test.step('drafts that are asked for stay so', async () => {
    await visit(page, '/mon-espace/settings/apis');
    await expect(page.getByRole('switch', { name: 'Demander aussi un brouillon au modèle' })).toBeChecked();
  });
});

test('the clean ones are approved together; a campaign says whom it leaves out and why, and what an administrator does without', async ({
  page,
}, info) => {
  const headers = await signIn(page);
  await test.step('the clean ones are approved together, with the number of the others and why, and the list is filtered by flag', async () => {
    await people(page.request, headers, 'groupe', [
      { nom: 'GroupeA' },
      { nom: 'GroupeB', review: 'draft' },
      { nom: 'GroupeC', flags: { unreachable: {} } },
      { nom: 'GroupeD', flags: { score_jump: { from: 80, to: 20 } } },
      { nom: 'GroupeE', review: 'validated' },
    ]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(list({ q: 'groupe' }));
    await expect(page.locator('[data-row-link]')).toHaveCount(5);
    await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).click();
    await page.getByRole('button', { name: 'Valider', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`Valider 2 prospects${N}?`);
    await expect(dialog).toContainText(/3 laissés de côté.*1 saut de score, 1 injoignable, 1 déjà validé\./);
    await look(page, info, '5-bulk');
    await dialog.getByRole('button', { name: 'Valider', exact: true }).click();
    await notice(page, /2 prospects validés/);
    await expect(page.getByText('Validé', { exact: true })).toHaveCount(3);
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await notice(page, 'Action annulée');
    await expect(page.getByText('Validé', { exact: true })).toHaveCount(1);

    await page.getByRole('button', { name: 'Filtrer' }).click();
    await page.getByLabel('Alertes').selectOption('Injoignable');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-row-link]')).toContainText(['Zoé GroupeC']);
    const chip = page.getByRole('button', { name: /^Alertes\s*Injoignable/ });
    await expect(chip).toBeVisible();
    await expect(page).toHaveURL(/red_flag/);
    await look(page, info, '6-filtered');
    await page.reload();
    await chip.click();
    await expect(page.locator('[data-row-link]')).toHaveCount(5);

    await visit(page, '/mon-espace');
    const waiting = page.getByRole('link', { name: 'Pages à relire' });
    await expect(waiting).toBeVisible();
    await look(page, info, '7-dashboard');
    await waiting.click();
    await expect(page.getByRole('button', { name: /^Relecture\s*À relire/ })).toBeVisible();
  });

  await page.unrouteAll();
  await test.step('a campaign says whom it leaves out and why, leads to exactly these people, and goes on for those approved since', async () => {
    const ids = await people(page.request, headers, 'envoi', [
      { nom: 'EnvoiA', review: 'validated' },
      { nom: 'EnvoiB' },
      { nom: 'EnvoiC', flags: { score_jump: { from: 80, to: 20 } } },
      { nom: 'EnvoiD', flags: { unreachable: {} } },
      { nom: 'EnvoiE', review: 'draft' },
    ]);
    const data = { name: 'Relecture', subject: 'Votre site', template: 'Bonjour {prenom} : {lien}', target_audience: { prospectIds: ids } };
    const { id } = (await (await page.request.post('/api/admin/campaigns', { headers, data })).json()) as { id: string };
    await visit(page, `/mon-espace/campaigns/${id}/show`);
    await notice(page, '1 personne sur 5 recevra le message.');
    await notice(page, `4 laissés de côté${N}: 2 à relire, 1 injoignable, 1 en brouillon.`);
    await look(page, info, '8-campaign', { schemes: ['light', 'dark'] });
    await page.getByRole('listitem').filter({ hasText: 'EnvoiB' }).getByRole('link', { name: 'Voir ces prospects' }).click();
    await expect(page.locator('[data-row-link]')).toHaveCount(2);
    await expect(page.locator('[data-row-link]').filter({ hasText: /Envoi[BC]/ })).toHaveCount(2);
    await look(page, info, '9-list-of-campaign');

    // as its ledger has it once the campaign has begun
    await database.query(`UPDATE email_campaigns SET status = 'sent', started_at = now(), sent_at = now() WHERE id = $1`, [id]);
    await database.query(
      `INSERT INTO campaign_recipients (campaign_id, prospect_id, email_hash, state, reason, sent_at)
         SELECT $1, id, id::text, CASE WHEN review_status = 'validated' THEN 'sent' ELSE 'left_out' END,
                CASE WHEN red_flags = '{unreachable}' THEN 'site_unreachable' WHEN review_status <> 'validated' THEN review_status END, now()
           FROM prospects WHERE id = ANY($2)`,
      [id, ids],
    );
    await page.request.post(`/api/admin/prospects/${ids[1]}/review`, { headers, data: { status: 'validated' } });
    await visit(page, `/mon-espace/campaigns/${id}/show`);
    await notice(page, `4 laissés de côté${N}: 2 à relire, 1 injoignable, 1 en brouillon.`);
    await notice(page, '1 personne laissée de côté a été validée depuis.');
    await look(page, info, '10-report');
    const settings = '/api/admin/settings/campaigns';
    const { value } = await (await page.request.get(settings, { headers })).json();
    await page.request.put(settings, { headers, data: { value: { ...value, postalAddress: 'Rue du Lac 1, 1400 Yverdon' } } });
    await page.getByRole('button', { name: 'Lui écrire maintenant' }).click();
    await notice(page, '1 message ajouté à l’envoi');
    await notice(page, `3 laissés de côté${N}: 1 à relire, 1 injoignable, 1 en brouillon.`);
  });

  await page.unrouteAll();
  await test.step('an administrator lets the agency do without; campaigns say that it is so', async () => {
    const [prospectId] = await people(page.request, headers, 'sans', [{ nom: 'Sans' }]);
    const data = { name: 'Sans relecture', subject: 'Votre site', target_audience: { prospectIds: [prospectId] } };
    const { id } = (await (await page.request.post('/api/admin/campaigns', { headers, data })).json()) as { id: string };
    await visit(page, '/mon-espace/settings');
    const setting = page.getByLabel('Exiger la relecture');
    await expect(setting).toBeChecked();
    await setting.uncheck();
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/settings/review') && answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    expect((await saved).status()).toBe(200);
    try {
      await visit(page, `/mon-espace/campaigns/${id}/show`);
      await notice(page, /La relecture n’est pas exigée/);
      await notice(page, 'Personne n’est laissé de côté.');
      await look(page, info, '11-without');
    } finally {
      await page.request.put('/api/admin/settings/review', { headers, data: { value: { required: true } } });
    }
  });
});

test('a viewer reads the flags, decides nothing and finds no personal data of others', async ({ page }) => {
  const headers = await signIn(page);
  const [id] = await people(page.request, headers, 'lecteur', [{ nom: 'Lecteur', flags: { parked: {} } }]);
  const data = { email: `lecteur${Date.now()}@example.ch`, name: 'Lea', role: 'viewer' };
  const { password } = (await (await page.request.post('/api/admin/users', { headers, data })).json()) as { password: string };
  await signIn(page, { email: data.email, password });
  await page.goto(`/mon-espace/prospects/${id}/show`);
  const review = page.getByRole('region', { name: 'Relecture' });
  await expect(review).toContainText('Domaine parqué');
  await expect(review.getByRole('button')).toHaveCount(0);

  await visit(page, '/mon-espace/personal-data');
  await expect(review).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Données personnelles');
  await expect(page.getByRole('link', { name: 'Données personnelles' })).toHaveCount(0);
});
