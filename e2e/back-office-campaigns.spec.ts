import { look } from './support/look.js';
import { signIn, visit } from './support/staff.js';
import { expect, test } from './support/test.js';

test('staff makes a campaign, sees whom it leaves out and why, and schedules it; an address is put on the list of those not written to', async ({
  page,
  request,
  problems,
}, info) => {
  const headers = await signIn(page);
  await test.step('staff makes a campaign, sees whom it leaves out and why, and schedules it', async () => {
    const unique = `camp${Date.now().toString(36)}`;
    for (const nom of ['Bärtschi', 'Müller']) {
      const made = await request.post('/api/admin/prospects', {
        headers,
        data: {
          prenom: 'Zoé',
          nom,
          email: `${nom.length}@${unique}.ch`,
          site_url: `https://${unique}.ch`,
          business_name: `Menuiserie ${nom}`,
        },
      });
      const { id } = await made.json();
      await request.post(`/api/admin/prospects/${id}/review`, { headers, data: { status: 'validated' } });
    }

    await page.goto('/mon-espace/campaigns');
    await expect(page.getByRole('heading', { name: 'Campagnes', exact: true })).toBeVisible();
    await look(page, info, '1-empty');

    // the law asks for it under each message: said before one writes
    const objection = 'L’adresse postale de l’expéditeur manque';
    await page.route('**/api/admin/campaigns/sender', (route) => route.fulfill({ json: { objection } }));
    await page.getByRole('link', { name: 'Nouvelle campagne' }).click();
    await expect(page.getByRole('dialog').getByText(objection)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Écrire l’adresse' })).toHaveAttribute('href', /\/settings\/general$/);
    await page.unroute('**/api/admin/campaigns/sender');
    const settings = '/api/admin/settings/campaigns';
    const { value } = await (await request.get(settings, { headers })).json();
    await request.put(settings, { headers, data: { value: { ...value, postalAddress: 'Rue du Lac 1, 1400 Yverdon' } } });
    const create = page.getByRole('button', { name: 'Créer la campagne' });
    await expect(create).toBeDisabled();
    await expect(page.getByText('Pour créer la campagne, indiquez son nom et son sujet.')).toBeVisible();
    await page.getByLabel('Nom de la campagne').fill('Novembre');
    await expect(create).toBeDisabled();
    await page.getByLabel('Sujet').fill('Votre site, {prenom}');
    await page.getByLabel('Contenu').fill('Bonjour {prenom},\n\nVotre page : {lien}');
    await page.getByLabel('Audience').selectOption({ label: 'Tous les prospects avec un site' });
    await look(page, info, '2-form');
    await create.click();

    await expect(page.getByRole('heading', { name: 'Novembre' })).toBeVisible();
    await expect(page.getByText('Aucune permission de contact')).toBeVisible();
    await expect(page.getByText('Les résultats apparaissent quand la campagne est envoyée.')).toBeVisible();
    await page.getByRole('button', { name: 'Indiquer la permission' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Depuis le').fill('2026-11-01');
    await dialog.getByLabel('D’où elle vient').fill('Contrat 2025');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Permission enregistrée pour')).toBeVisible();
    const letter = page.frameLocator('iframe[title="Message"]');
    await expect(page.getByText('Tel que Zoé')).toBeVisible();
    await expect(letter.getByText('Bonjour Zoé,')).toBeVisible();
    await expect(letter.getByText('Ne plus recevoir nos messages')).toBeVisible();
    const frame = page.locator('iframe[title="Message"]');
    const width = async () => (await frame.boundingBox())?.width;
    expect(await width()).toBeGreaterThanOrEqual(600);
    await page.getByRole('button', { name: 'Téléphone', exact: true }).click();
    await expect.poll(width).toBe(360);
    await page.getByRole('button', { name: 'Ordinateur', exact: true }).click();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(width).toBeGreaterThanOrEqual(600);
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const width of process.env.PICTURES ? [360, 1440] : []) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: info.outputPath(`3-letter-${width}.png`), fullPage: true });
    }
    // nothing runs in the letter, the checks of the page neither
    await page.getByRole('button', { name: 'Texte seul' }).click();
    await expect(page.getByText(/^Bonjour Zoé,[\s\S]*Ne plus recevoir nos messages\s: http/)).toBeVisible();
    await look(page, info, '3-detail');

    await page.getByRole('button', { name: 'Programmer l’envoi' }).click();
    await expect(dialog.getByRole('button', { name: 'Programmer', exact: true })).toBeDisabled();
    await expect(dialog.getByText('Choisissez une date et une heure.')).toBeVisible();
    await dialog.getByLabel('Date et heure').fill('2030-01-07T09:00');
    await dialog.getByRole('button', { name: 'Programmer', exact: true }).click();
    await expect(page.getByText('07.01.2030')).toBeVisible();
    await page.getByRole('button', { name: 'Annuler l’envoi' }).click();
    await expect(page.getByRole('button', { name: 'Programmer l’envoi' })).toBeVisible();

    await visit(page, '/mon-espace/campaigns');
    await page.getByRole('button', { name: 'Envoyées' }).click();
    await expect(page.getByText('Aucune campagne ne correspond')).toBeVisible();
    await page.getByRole('button', { name: 'Brouillons' }).click();
    await expect(page.getByRole('link', { name: 'Novembre', exact: true })).toBeVisible();
    await look(page, info, '4-list');

    await visit(page, '/mon-espace/email-campaigns');
    await expect(page.getByRole('heading', { name: 'Campagnes e-mail' })).toBeVisible();
    await expect(page.getByText('/api/public/webhooks/emelia/')).toBeVisible();
    await look(page, info, '5-provider');
    // what the browser of the test tried in the frame of the letter
    problems.splice(0, problems.length, ...problems.filter((text) => !text.startsWith('Blocked script execution')));
  });

  await page.unrouteAll();
  await test.step('an address is put on the list of those not written to; an empty or wrong one is told beside its field', async () => {
    const email = `plus-rien@opposition${Date.now().toString(36)}.ch`;
    await visit(page, '/mon-espace/suppressions');
    await page.getByRole('button', { name: 'Ajouter une adresse' }).click();
    const dialog = page.getByRole('dialog');
    const address = dialog.getByLabel('Adresse e-mail');
    const add = dialog.getByRole('button', { name: 'Ajouter', exact: true });
    await add.click();
    await expect(address).toHaveAccessibleDescription('Indiquez l’adresse qui ne doit plus rien recevoir.');
    await address.fill('plus-rien@opposition');
    await add.click();
    await expect(address).toHaveAccessibleDescription('Indiquez une adresse complète, par exemple nom@exemple.ch.');
    await look(page, info, '6-suppression-refused');
    await address.fill(email);
    await address.press('Enter');
    await expect(dialog).toHaveCount(0);
    await page.getByPlaceholder('Adresse e-mail complète').fill(email);
    await expect(page.getByText('1–1 sur 1')).toBeVisible();
    await expect(page.getByText('Ajoutée par l’équipe')).toBeVisible();
    await look(page, info, '6-suppressions');
  });
});
