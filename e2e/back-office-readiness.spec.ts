import { look } from './support/look.js';
import { signIn } from './support/staff.js';
import { expect, test } from './support/test.js';

test('an administrator sees what is in order, what to mend and where, and tries the mail', async ({ page }, info) => {
  await signIn(page);
  await page.goto('/mon-espace/readiness');
  await expect(page.getByRole('heading', { name: 'Mise en service' })).toBeVisible();
  const backup = page.getByRole('row', { name: /^Sauvegarde/ });
  await expect(backup.getByText('À régler')).toBeVisible();
  await expect(backup.getByText('Aucune sauvegarde n’a été faite.')).toBeVisible();
  await expect(backup.getByText('BACKUP_DIR')).toBeVisible();
  await expect(backup.getByRole('link', { name: 'Ouvrir l’écran' })).toHaveAttribute('href', /\/monitoring$/);
  await expect(page.getByRole('row', { name: /^Processus de travail/ }).getByText('En ordre')).toBeVisible();
  await look(page, info, 'readiness');

  await expect(page.getByRole('row', { name: /^Envoi des e-mails/ }).getByText('Réglez-le dans Réglages, E-mail')).toBeVisible();
  const send = page.getByRole('button', { name: 'Tester l’envoi' });
  await expect(send).toBeDisabled();
  await expect(page.getByText('un message d’essai ne partirait pas')).toBeVisible();

  const looked = page.waitForResponse('**/api/admin/readiness');
  await page.getByRole('button', { name: 'Regarder de nouveau' }).click();
  expect((await looked).status()).toBe(200);

  // as with a mail server: what it answered is told, and the points are looked at again
  const letter = { id: '00000000-0000-4000-8000-000000000001', status: 'queued', last_error: null, recipient: 'essai@example.ch' };
  await page.route('**/api/admin/mail/state', (route) =>
    route.fulfill({ json: { isConfigured: true, from: 'a@example.ch', queued: 0, failed: 0, unknown: 0 } }),
  );
  await page.route('**/api/admin/mail/test', (route) => route.fulfill({ status: 201, json: letter }));
  const outcomes = [
    { ...letter, status: 'sending' },
    { ...letter, last_error: 'Le serveur d’envoi refuse l’identifiant ou le mot de passe.' },
    { ...letter, status: 'sent' },
  ];
  await page.route(`**/api/admin/outbox/${letter.id}`, (route) => route.fulfill({ json: outcomes.shift() }));
  await page.reload();
  await page.getByLabel('Adresse', { exact: true }).fill(letter.recipient);
  await send.click();
  await expect(page.getByText('Le message n’est pas parti. Le serveur d’envoi refuse l’identifiant')).toBeVisible();
  await send.click();
  await expect(page.getByText('Le serveur d’envoi a pris le message pour essai@example.ch.')).toBeVisible();
});
