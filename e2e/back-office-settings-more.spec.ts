import type { APIRequestContext, Page } from '@playwright/test';
import { look } from './support/look.js';
import { signIn, visit } from './support/staff.js';
import { ADMIN, expect, test } from './support/test.js';

const PAGE = '/mon-espace/settings';
const N = '\u202f';

const stored = async (request: APIRequestContext, headers: { authorization: string }, key: string) =>
  ((await (await request.get(`/api/admin/settings/${key}`, { headers })).json()) as { value: unknown }).value;

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
const saved = (page: Page) => expect(page.getByText('Paramètres enregistrés')).toBeVisible();

test('the audit, alerts, campaigns and citations: bounds in words, what is saved, its history, also in English', async ({ page }, info) => {
  const headers = await signIn(page);
  // what is stored, too: the notice of an earlier save may still stand there
  const expectStored = (key: string, value: object) => expect.poll(() => stored(page.request, headers, key)).toEqual(value);
  await page.goto(`${PAGE}/general`);
  await test.step('the audit: bounds in words, a change that asks before it is lost, its history', async () => {
    const link = page.getByLabel('Lien de téléchargement, jours');
    await expect(link).toHaveValue('60');
    await link.fill('400');
    await save(page);
    await expect(link).toHaveAttribute('aria-invalid', 'true');
    await expect(link).toHaveAccessibleDescription(/De 1 à 365\..*Un nombre entier de 1 à 365/);
    await look(page, info, 'audit-refused');

    await link.fill('');
    await expect(page.getByText('Indiquez un nombre.')).toBeVisible();
    await link.fill('30');
    await page.getByRole('switch', { name: 'Préparer et envoyer sans relecture' }).click();
    await page.getByRole('link', { name: 'SEO' }).click();
    await expect(page.getByRole('heading', { name: `Quitter sans enregistrer${N}?` })).toBeVisible();
    await page.getByRole('button', { name: 'Rester sur la page' }).click();
    await save(page);
    await saved(page);
    await expectStored('audit', { sendAutomatically: true, rescanAfterDays: 7, linkValidDays: 30 });

    await page.getByRole('button', { name: 'Historique – Audit en PDF' }).click();
    const history = page.getByRole('dialog');
    await expect(history.getByText('linkValidDays')).toBeVisible();
    await expect(history.getByText(ADMIN.email).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('alerts: who is told, about what, and when not', async () => {
    const recipients = page.getByLabel('Destinataires');
    await recipients.fill('anne@example.ch, sans arobase');
    await page.getByRole('checkbox', { name: 'Le prospect revient un autre jour' }).uncheck();
    await page.getByLabel('Heure du résumé').fill('02:15');
    await save(page);
    await expect(recipients).toHaveAccessibleDescription(/Adresse e-mail non valable/);
    await expect(page.getByLabel('Heure du résumé')).toHaveAccessibleDescription(/Pas entre 02:00 et 03:00/);
    await expect(recipients).toHaveValue('anne@example.ch, sans arobase');

    await recipients.fill('anne@example.ch, paul@example.ch');
    await page.getByLabel('Heure du résumé').fill('08:10');
    await page.getByLabel('Silence dès').fill('19:00');
    await save(page);
    await saved(page);
    await expectStored('alerts', {
      enabled: true,
      operations: true,
      recipients: ['anne@example.ch', 'paul@example.ch'],
      signals: ['quiz_complete', 'plan_view', 'cta_click', 'audit_request'],
      quietHours: { from: '19:00', to: '07:30' },
      digest: { enabled: true, time: '08:10' },
    });

    for (const name of ['Le quiz est terminé', 'Le plan d’action est lu', 'Le prospect clique pour prendre contact', 'L’audit est demandé'])
      await page.getByRole('checkbox', { name }).uncheck();
    await expect(page.getByText(`Rien n’est coché${N}: aucune alerte ne part.`)).toBeVisible();
    await page.getByRole('button', { name: 'Annuler les modifications' }).click();
    await expect(page.getByRole('checkbox', { name: 'Le quiz est terminé' })).toBeChecked();
  });
  await test.step('campaigns and the agency: pace, model and the postal address under the messages', async () => {
    const pace = page.getByLabel('Messages par minute');
    await pace.fill('0');
    await save(page);
    await expect(pace).toHaveAccessibleDescription(/Un nombre entier de 1 à 60’000/);
    await pace.fill('120');
    await page.getByLabel('Campagne modèle chez Emelia').fill('66f0aa11');
    await page.getByLabel('Adresse postale sous les campagnes').fill('Case postale 12\n1400 Yverdon');
    const agency = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Agence', exact: true }) });
    await agency.getByLabel('Adresse postale').fill('Rue du Lac 1\n1400 Yverdon');
    await save(page);
    await saved(page);
    await expectStored('campaigns', {
      messagesPerMinute: 120,
      dkimSelector: '',
      emeliaModelCampaign: '66f0aa11',
      postalAddress: 'Case postale 12\n1400 Yverdon',
    });
    await expectStored('agency', expect.objectContaining({ address: 'Rue du Lac 1\n1400 Yverdon' }));
    await page.getByRole('button', { name: 'Historique – Campagnes' }).click();
    await expect(page.getByRole('dialog').getByText('messagesPerMinute')).toBeVisible();
    await page.keyboard.press('Escape');
    await agency.getByLabel('Adresse postale').fill('');
    await save(page);
    await saved(page);
  });
  await test.step('citations: how many questions each assistant is asked, also in English', async () => {
    await visit(page, `${PAGE}/apis`);
    const questions = page.getByLabel('Questions par assistant');
    await questions.fill('11');
    await save(page);
    await expect(questions).toHaveAccessibleDescription(/Un nombre entier de 1 à 10/);
    await questions.fill('3');
    await save(page);
    await saved(page);
    await expectStored('citations', { questionsPerPlatform: 3 });
    await page.getByRole('button', { name: /Votre compte/ }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(page.getByLabel('Questions per assistant')).toHaveAccessibleDescription(
      'From 1 to 10. Each question is a call that is paid.',
    );
    await visit(page, `${PAGE}/general`);
    await expect(page.getByRole('heading', { name: 'Audit as PDF' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'What raises an alert' })).toBeVisible();
  });
});

test('mail: a refused server is told beside its field, a trial says why it did not leave, and the environment comes back; the mailbox for returns; webhooks', async ({
  page,
  problems,
}, info) => {
  test.slow(); // six pictures of a long page, and names that nobody knows are looked for
  await signIn(page);
  await page.goto('/mon-espace/settings/mail');
  await expect(page.getByText('Aucun serveur n’est réglé')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Envoyer un message d’essai' })).toBeDisabled();
  await page.getByLabel('Serveur', { exact: true }).fill('127.0.0.1');
  await page.getByLabel('Identifiant', { exact: true }).fill('bonjour@agence.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('mot-de-passe');
  await page.getByLabel('Expéditeur', { exact: true }).fill('bonjour');
  const save = page.getByRole('button', { name: 'Enregistrer le serveur' });
  await save.click();
  await expect(page.getByText('Le serveur d’envoi n’a pas pu être enregistré')).toBeVisible();
  await expect(page.getByLabel('Expéditeur', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Expéditeur', { exact: true }).fill('Agence du Lac <bonjour@agence.example>');
  await save.click();
  await expect(page.getByLabel('Serveur', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await look(page, info, 'mail-refused');

  await page.getByLabel('Serveur', { exact: true }).fill('mail.agence.example');
  await save.click();
  await expect(page.getByText('En service : le serveur enregistré ici.')).toBeVisible();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('');

  await page.getByLabel('Destinataire', { exact: true }).fill('essai@exemple.ch');
  await page.getByRole('button', { name: 'Envoyer un message d’essai' }).click();
  await expect(page.getByText('Le message d’essai n’est pas parti')).toBeVisible();
  await page.getByLabel('Sélecteur DKIM').fill('agence');
  await page.getByRole('button', { name: 'Vérifier le domaine' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'SPF' })).toBeVisible();
  await look(page, info, 'mail-tried');
  await visit(page, `${PAGE}/general`);
  await expect(page.getByLabel('Messages par minute')).toBeVisible();
  await visit(page, `${PAGE}/mail`);
  await expect(page.getByLabel('Sélecteur DKIM')).toHaveValue('agence');
  await page.getByLabel('Sélecteur DKIM').fill('');
  await page.getByRole('button', { name: 'Vérifier le domaine' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'SPF' })).toBeVisible();

  await page.getByRole('button', { name: 'Revenir à l’environnement' }).click();
  await expect(page.getByText('Aucun serveur n’est réglé')).toBeVisible();

  await test.step('the mailbox for returns: an address without its mark and an internal server are refused, a trial says why it cannot be read', async () => {
    const server = page.getByLabel('Serveur IMAP');
    const returns = page.getByLabel('Adresse de retour de chaque message');
    const save = page.getByRole('button', { name: 'Enregistrer la boîte' });
    await server.fill('127.0.0.1');
    await page.getByLabel('Identifiant de la boîte').fill('retours@agence.example');
    await page.getByLabel('Mot de passe de la boîte').fill('mot-de-passe');
    await returns.fill('retour@agence.example');
    await save.click();
    await expect(returns).toHaveAttribute('aria-invalid', 'true');
    await returns.fill('retour+{id}@agence.example');
    await save.click();
    await expect(server).toHaveAttribute('aria-invalid', 'true');
    await server.fill('imap.agence.example');
    await save.click();
    await expect(page.getByText('Boîte des retours enregistrée')).toBeVisible();
    await expect(page.getByLabel('Mot de passe de la boîte')).toHaveValue('');
    await page.getByRole('button', { name: 'Tester la boîte' }).click();
    await expect(page.getByText('Le nom du serveur de la boîte n’est pas connu.').first()).toBeVisible();
    await look(page, info, 'mailbox-tried');
    await page.getByRole('button', { name: 'Ne plus la lire' }).click();
    await expect(page.getByRole('button', { name: 'Tester la boîte' })).toBeHidden();
  });

  await test.step('webhooks: an address gets a secret shown once, a page of its own, and is gone when removed', async () => {
    const url = `https://outil.example/hook-${Date.now().toString(36)}`;
    await visit(page, '/mon-espace/webhook-endpoints');
    await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
    await page.getByRole('button', { name: 'Ajouter une adresse' }).click();
    const dialog = page.getByRole('dialog');
    const address = dialog.getByLabel('Adresse', { exact: true });
    await expect(address).toHaveAccessibleDescription('Une adresse publique qui répond par 2xx en moins de 15 secondes.');
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await look(page, info, '1-refused');
    await address.fill(url);
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await expect(dialog.getByText(/^whsec_/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Je l’ai copié' }).click();
    await look(page, info, '2-list');

    await page.getByRole('link', { name: url }).click();
    await expect(page.getByRole('heading', { level: 1, name: url })).toBeVisible();
    await expect(page.getByText('Aucun envoi pour l’instant.')).toBeVisible();
    await expect(page.getByText('Quiz terminé, Audit demandé, Rendez-vous pris, Message reçu')).toBeVisible();
    await page.getByLabel('Événement').selectOption('trial.measured');
    await expect(page.getByText('"outcome": "measured"')).toBeVisible();
    await page.getByRole('button', { name: 'Envoyer un essai' }).click();
    await expect(page.getByRole('status').getByText('Le nom de domaine n’existe pas')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Essai mesuré (essai)' })).toBeVisible();
    await look(page, info, '3-address', { schemes: ['light', 'dark'] });
    const own = new URL(page.url()).pathname;
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(page.getByText('Adresse supprimée.')).toBeVisible();

    await visit(page, own);
    await expect(page.getByRole('heading', { level: 1, name: 'Cette adresse n’existe pas ou a été supprimée.' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Webhooks' })).toBeVisible();
    await visit(page, '/mon-espace/audit-log');
    await expect(page.getByText(url)).toHaveCount(2); // added, removed
    await look(page, info, '4-audit-log');
    // the browser notes the refusal and the address that is gone
    problems.splice(0, problems.length, ...problems.filter((text) => !/status of 4(00|04|22)/.test(text)));
  });
});
