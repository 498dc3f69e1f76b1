import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { look } from './support/look.js';
import { productDatabase } from './support/reports.ts';
import { openSession, visit } from './support/staff.js';
import { ADMIN, expect, test } from './support/test.js';

async function signIn(page: Page): Promise<void> {
  await page.goto('/mon-espace/prospects');
  await page.getByLabel(/e-mail/i).fill(ADMIN.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('Choisir un fichier').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a file is imported, its doubtful rows decided, the import taken back; addresses on the suppression list are marked, an erased person is left out', async ({
  page,
  request,
}, info) => {
  await test.step('a member of staff imports a file, decides its doubtful rows, and takes the import back', async () => {
    const mark = Date.now().toString(36); // other specs share the database
    await signIn(page);
    await page.getByRole('link', { name: 'Importer un fichier' }).click();
    await expect(page).toHaveURL(/\/mon-espace\/prospects\/import$/);
    await look(page, info, '1-start');

    await choose(page, 'contacts.pdf', 'email');
    await expect(page.getByText('Type de fichier non supporté. Veuillez utiliser un fichier Excel (.xlsx, .xls) ou CSV.')).toBeVisible();
    await choose(page, 'image.csv', '\u0000\u0001\u0002');
    await expect(page.getByText('Format de fichier non reconnu')).toBeVisible();
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Télécharger le modèle' }).click(),
    ]);
    expect(template.suggestedFilename()).toBe('modele-import-prospects.csv');

    const rows = [
      'email_emelia;Prénom;Nom;Entreprise;Colonne libre',
      `anne-${mark}@exemple.ch;Anne;Müller-${mark};Carrosserie-Peinture Müller-Bächtold & Fils Sàrl;Lausanne`,
      `luc-${mark}@exemple.ch;Luc;Rey-${mark};Rey SA;Yverdon`,
      `luc-${mark}@exemple.ch;Luc;Rey-Bis-${mark};Rey SA;Yverdon`,
      'sans arobase;Zoé;Roy;;',
    ];
    await page.request.post('/api/auth/logout'); // the server forgets the session; the page does not know
    await choose(page, `foire-${mark}.csv`, rows.join('\r\n'));
    const again = page.getByRole('dialog', { name: 'Votre session a expiré' });
    await again.getByLabel('Mot de passe').fill(ADMIN.password);
    await again.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText('4 prospects trouvés dans le fichier')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Email invalide ou manquant: sans arobase' }).first()).toBeVisible();
    await look(page, info, '2-review');
    const confirm = page.getByRole('button', { name: /^Importer \d+ prospects?/ });
    await expect(confirm).toBeDisabled();
    await expect(page.getByText('Des lignes sont à corriger')).toBeVisible();

    const [list] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Télécharger la liste' }).click()]);
    expect(list.suggestedFilename()).toBe(`foire-${mark}-lignes.csv`);
    expect(await readFile(await list.path(), 'utf8')).toContain('5;sans arobase;Email invalide ou manquant: sans arobase');
    await page.getByLabel('Champ pour la colonne Colonne libre').selectOption('Lieu');
    await expect(page.getByText('Choisissez ce que devient chaque colonne')).toBeVisible();
    await page.getByLabel('Importer seulement les 3 lignes valides').check();
    await expect(page.getByText('Décidez d’abord ce que deviennent les doublons')).toBeVisible();
    await page.getByLabel('Les ignorer').check();
    await page.reload(); // nothing is lost but the choices
    await expect(page.getByLabel('Champ pour la colonne Colonne libre')).toHaveValue('location');
    await page.getByLabel('Importer seulement les 3 lignes valides').check();
    await page.getByLabel('Décision pour la ligne 4').selectOption('Ignorer');
    await expect(page.getByLabel('Aucune pour l’instant')).toBeChecked();
    await page.getByLabel('Client d’un service semblable').check();
    await expect(page.getByText('Indiquez depuis quand et d’où vient la permission de contact.')).toBeVisible();
    await expect(confirm).toBeDisabled();
    await page.getByLabel('Depuis le').fill('2026-03-01');
    await page.getByLabel('D’où elle vient').fill('Contrats de maintenance 2026');
    await look(page, info, '2b-permission');
    await confirm.click();
    await expect(page.getByText('✅ Fichier importé avec succès!')).toBeVisible();
    await expect(page.getByText('✅ 2 prospects importés avec succès !')).toBeVisible();
    await expect(page.getByText('Permission de contact notée pour 2 personnes')).toContainText(
      'Client d’un service semblable, depuis le 01.03.2026',
    );
    await look(page, info, '3-result');

    await page.getByRole('link', { name: 'Voir les prospects' }).click();
    await page.getByRole('searchbox').fill(mark);
    await expect(page).toHaveURL(new RegExp(mark));
    await expect(page.getByText(`Carrosserie-Peinture Müller-Bächtold & Fils Sàrl`).first()).toBeVisible();
    await page
      .getByRole('row')
      .filter({ hasText: `Rey-${mark}` })
      .getByRole('link', { name: 'Détails' })
      .click();
    await expect(page.getByText('Client d’un service semblable, depuis le 01.03.2026 (Contrats de maintenance 2026)')).toBeVisible();
    await expect(page.getByText(`Notée à l’import de foire-${mark}.csv`)).toBeVisible();
    await look(page, info, '5-file');
    await page.getByRole('link', { name: 'Prospects' }).first().click();
    await page.getByRole('link', { name: 'Importer un fichier' }).click();
    const entry = page.getByRole('listitem').filter({ hasText: `foire-${mark}.csv` });
    await expect(entry).toContainText('2 créés, 0 complétés, 2 ignorés');
    await look(page, info, '4-history');
    await entry.getByRole('button', { name: 'Annuler l’import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler l’import' }).click();
    await expect(page.getByText('Import annulé')).toBeVisible();
    await expect(entry).toContainText('Annulé');
    await visit(page, `/mon-espace/prospects?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`);
    await expect(page.getByText('Carrosserie-Peinture Müller-Bächtold')).toHaveCount(0);
  });

  await test.step('addresses on the suppression list are marked; an erased person is left out', async () => {
    const mark = Date.now().toString(36);
    const headers = await openSession(request);
    const post = async (path: string, data: object) => (await request.post(`/api/admin/${path}`, { headers, data })).json();
    const objection = (await post('suppressions', { email: `desinscrit-${mark}@exemple.ch` })) as { id: string };
    const database = await productDatabase();
    await database.query(`UPDATE suppressions SET reason = 'unsubscribed' WHERE id = $1`, [objection.id]);
    await database.end();
    const { id } = (await post('prospects', { prenom: 'Zoé', nom: 'Roy', email: `effacee-${mark}@exemple.ch` })) as { id: string };
    await post(`prospects/${id}/erasure`, { confirm: 'EFFACER' });

    await visit(page, '/mon-espace/prospects/import');
    const rows = ['email;nom', `ok-${mark}@exemple.ch;Un`, `desinscrit-${mark}@exemple.ch;Deux`, `effacee-${mark}@exemple.ch;Trois`];
    await choose(page, `liste-${mark}.csv`, rows.join('\r\n'));
    await expect(page.getByText('3 prospects trouvés dans le fichier')).toBeVisible();
    await expect(page.getByText('1 adresse désinscrite ou en opposition · 1 personne effacée, laissée de côté')).toBeVisible();
    const row = (name: string) =>
      page
        .getByRole('row')
        .filter({ hasText: `${name}-${mark}@exemple.ch` })
        .last();
    await expect(row('desinscrit')).toContainText('Adresse désinscrite');
    await expect(row('effacee')).toContainText('Personne effacée à sa demande');
    await look(page, info, 'objections');
    const [list] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Télécharger la liste' }).click()]);
    expect(await readFile(await list.path(), 'utf8')).toContain(`4;effacee-${mark}@exemple.ch;Personne effacée à sa demande`);
    await page.getByRole('button', { name: 'Importer 2 prospects' }).click();
    await expect(page.getByText('✅ 2 prospects importés avec succès !')).toBeVisible();
    await expect(page.getByText('1 ligne a été ignorée.')).toBeVisible();
  });
});
