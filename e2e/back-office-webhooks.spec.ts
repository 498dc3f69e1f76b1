import { look } from './support/look.js';
import { signIn, visit } from './support/staff.js';
import { expect, test } from './support/test.js';

/** Where events are sent, and who did what: as an administrator meets it. */

test('an address gets a secret shown once, a page of its own, and is gone when removed', async ({ page, problems }, info) => {
  const url = `https://outil.example/hook-${Date.now().toString(36)}`;
  await signIn(page);
  await page.goto('/mon-espace/webhook-endpoints');
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
  const own = page.url();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(page.getByText('Adresse supprimée.')).toBeVisible();

  await page.goto(own);
  await expect(page.getByRole('heading', { level: 1, name: 'Cette adresse n’existe pas ou a été supprimée.' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Webhooks' })).toBeVisible();
  await visit(page, '/mon-espace/audit-log');
  await expect(page.getByText(url)).toHaveCount(2); // added, removed
  await look(page, info, '4-audit-log');
  // the browser notes the refusal and the address that is gone
  problems.splice(0, problems.length, ...problems.filter((text) => !/status of 4(00|04|22)/.test(text)));
});
