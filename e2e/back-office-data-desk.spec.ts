import { readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { look } from './support/look.js';
import { insert, LONG_NAME, productDatabase } from './support/reports.ts';
import { signIn, visit } from './support/staff.js';
import { expect, test } from './support/test.js';

/** A person asks for their data and their erasure; what is kept how long is seen, changed and applied. */

let database: Client;
test.beforeAll(async () => {
  database = await productDatabase();
  // the night has been, or it would delete what the test waits for
  await database.query(
    `INSERT INTO schedule_runs (job, local_date) SELECT 'retention', current_date + day FROM generate_series(-1, 1) day ON CONFLICT DO NOTHING`,
  );
});
test.afterAll(() => database.end());

test('a person is found everywhere, gets their data and is erased; what is kept how long is seen, changed within its bounds, and applied', async ({
  page,
}, info) => {
  await signIn(page);
  await test.step('a person is found everywhere, gets their data, and is erased', async () => {
    const unique = `desk${Date.now().toString(36)}`;
    const email = `zoe@${unique}.ch`;
    const prospect = await insert(database, 'prospects', {
      token: unique.slice(-8).padStart(8, 'x'),
      prenom: 'Zoé',
      nom: 'Bärtschi',
      email,
      business_name: LONG_NAME,
      site_url: `https://${unique}.ch/`,
    });
    await insert(database, 'notes', { prospect_id: prospect, content: 'Appelée le 20 novembre' });
    await insert(database, 'outbox', {
      kind: 'audit_ready',
      prospect_id: prospect,
      recipient: email,
      subject: 'Votre audit',
      body_text: 'x',
      status: 'sent',
    });
    await insert(database, 'contact_messages', { prenom: 'Zoé', nom: 'Bärtschi', email, message: 'Rappelez-moi demain matin, merci' });
    await insert(database, 'contact_messages', { nom: 'Martin', email: `luc@other-${unique}.ch`, message: `Écrivez à ${email}` });

    await page.goto('/mon-espace/personal-data');
    await expect(page.getByRole('heading', { name: 'Données personnelles' })).toBeVisible();
    await page.getByRole('button', { name: 'Chercher', exact: true }).click();
    await expect(page.getByText('Indiquez une adresse, un nom, un numéro ou un domaine.')).toBeVisible();
    await look(page, info, '1-empty', { schemes: ['light', 'dark'] });

    const search = async (q: string) => {
      await page.getByLabel('Adresse e-mail, nom, téléphone ou domaine').fill(q);
      await page.getByRole('button', { name: 'Chercher', exact: true }).click();
    };
    await search(`nobody@${unique}.ch`);
    await expect(page.getByText('Aucune personne trouvée')).toBeVisible();
    await look(page, info, '2-nobody');

    await search(email);
    await expect(page.getByRole('heading', { name: '1 personne trouvée' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Zoé Bärtschi' })).toBeVisible();
    await expect(page.getByRole('link', { name: LONG_NAME })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Textes qui en parlent' })).toBeVisible();
    await look(page, info, '3-found', { schemes: ['light', 'dark'] });
    expect(page.url()).not.toContain(unique);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Exporter les données de ${email}` }).click();
    const file = JSON.parse(await readFile((await (await download).path()) ?? '', 'utf8'));
    expect([file.address, file.prospects.length, file.tables.notes.length, file.elsewhere.contact_messages.length]).toEqual([
      email,
      1,
      1,
      1,
    ]);

    await page.getByRole('button', { name: `Effacer la personne ${email}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Effacer définitivement' }).click();
    await expect(dialog.getByText('Tapez EFFACER, en majuscules.')).toBeVisible();
    await look(page, info, '4-dialog');
    await dialog.getByLabel('Tapez EFFACER pour confirmer').fill('EFFACER');
    await dialog.getByRole('button', { name: 'Effacer définitivement' }).click();
    await expect(dialog.getByText('La personne est effacée')).toBeVisible();
    await expect(dialog.getByText('L’adresse est sur la liste des oppositions.')).toBeVisible();
    await look(page, info, '5-erased');
    await dialog.getByRole('button', { name: 'Fermer' }).last().click();
    await expect(page.getByText('Plus aucune donnée, seule l’empreinte')).toBeVisible();
    await expect(page.getByText('Opposition\u202f: Personne effacée (Tous les messages)')).toBeVisible();

    const { rows } = await database.query('SELECT message FROM contact_messages WHERE email LIKE $1', [`%${unique}.ch`]);
    expect(rows).toEqual([{ message: 'Écrivez à [effacé]' }]);
    const back = await insert(database, 'prospects', {
      token: `${unique.slice(-7)}Z`.padStart(8, 'y'),
      nom: 'Bärtschi',
      email: email.toUpperCase(),
    });
    await visit(page, `/mon-espace/prospects/${back}/show`);
    await expect(page.getByText('Cette adresse est sur la liste des oppositions')).toBeVisible();
    await look(page, info, '7-back');

    await visit(page, '/mon-espace/suppressions');
    await page.getByPlaceholder('Adresse e-mail complète').fill(email);
    await expect(page.getByText('Personne effacée')).toHaveCount(1); // others were erased by other tests
    await page.getByRole('button', { name: 'Lever à sa demande' }).click();
    await dialog.getByRole('button', { name: 'Lever l’opposition' }).click();
    await expect(dialog.getByLabel('Sa demande')).toHaveAccessibleDescription('Indiquez quand et comment la personne l’a demandé.');
    await dialog.getByLabel('Sa demande').fill('Par téléphone, le 20.11.2026');
    await look(page, info, '8-lift');
    await dialog.getByRole('button', { name: 'Lever l’opposition' }).click();
    await expect(page.getByText('Cette adresse n’est pas sur la liste')).toBeVisible();

    await visit(page, '/mon-espace/personal-data');
    await expect(page.getByRole('heading', { name: 'Derniers effacements' })).toBeVisible();
    await expect(page.getByText('Fait').first()).toBeVisible();
    await look(page, info, '6-register');
  });

  await test.step('what is kept how long is seen, changed within its bounds, and applied', async () => {
    await insert(database, 'outbox', {
      kind: 'test',
      recipient: 'old@example.ch',
      subject: 'Ancien',
      body_text: 'x',
      status: 'sent',
      created_at: '2024-01-01T00:00:00Z',
    });
    await page.getByRole('link', { name: 'Conservation' }).click();
    await expect(page.getByText('1 à supprimer').first()).toBeVisible();
    await look(page, info, '1-retention', { schemes: ['light', 'dark'] });

    const events = page.getByLabel('Événements d’e-mail des destinataires');
    await events.fill('3');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Au moins 7 jours').first()).toBeVisible();
    await look(page, info, '2-bounds');
    await events.fill('60');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('60 jours, comme les événements des destinataires')).toBeVisible();

    await page.getByRole('button', { name: 'Supprimer maintenant' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('E-mails envoyés')).toBeVisible();
    await dialog.getByLabel('Tapez EFFACER pour confirmer').fill('EFFACER');
    await look(page, info, '3-dialog');
    await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
    await expect(page.getByText('E-mails envoyés\u202f: 1')).toBeVisible();
    await expect(page.getByText('1 à supprimer')).toHaveCount(0);
    expect((await database.query(`SELECT 1 FROM outbox WHERE subject = 'Ancien'`)).rows).toEqual([]);
    await look(page, info, '4-applied');
  });
});
