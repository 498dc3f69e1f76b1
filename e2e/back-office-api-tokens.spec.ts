import { look } from './support/look.js';
import { signIn } from './support/staff.js';
import { expect, test } from './support/test.js';

const N = '\u202f';

test('a token of the API: none at first, shown once, listed, revoked; the API is tried out with it', async ({ page }, info) => {
  await signIn(page);
  await page.goto('/mon-espace/api-tokens');
  await expect(page.getByRole('heading', { level: 1, name: 'Jetons d’API' })).toBeVisible();
  await expect(page.getByText('Aucun jeton')).toBeVisible();
  await look(page, info, '1-empty', { schemes: ['light', 'dark'] });

  await page.getByRole('button', { name: 'Créer un jeton' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nom').fill('n8n');
  await dialog.getByRole('checkbox', { name: /Modifier les prospects/ }).check();
  await dialog.getByLabel('Dernier jour (facultatif)').fill('2099-12-31');
  await look(page, info, '2-form');
  await dialog.getByRole('button', { name: 'Créer', exact: true }).click();
  const shown = dialog.getByText(/^si_[\w-]{43}$/);
  await expect(shown).toBeVisible();
  const token = (await shown.textContent()) ?? '';
  await look(page, info, '3-secret');
  await expect(dialog.getByRole('button', { name: /Copier/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Je l’ai copié' }).click();
  await expect(page.getByRole('row', { name: /n8n/ })).toContainText('Actif');
  await expect(page.getByText(token)).toHaveCount(0);
  await look(page, info, '4-list', { schemes: ['light', 'dark'] });

  const list = () => page.request.get('/api/v1/prospects', { headers: { authorization: `Bearer ${token}` } });
  expect((await list()).status()).toBe(200);

  await page.getByRole('button', { name: 'Révoquer n8n' }).click();
  await expect(dialog.getByRole('heading', { name: `Révoquer «${N}n8n${N}»${N}?` })).toBeVisible();
  await look(page, info, '5-revoke');
  await dialog.getByRole('button', { name: 'Révoquer', exact: true }).click();
  await expect(page.getByRole('row', { name: /n8n/ })).toContainText('Révoqué');
  expect((await list()).status()).toBe(401);

  await page.getByRole('link', { name: 'Documentation et essai de l’API' }).click();
  await expect(page.getByRole('heading', { name: /SmartIndex API/ })).toBeVisible();
  await expect(page.getByText('List prospects')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Authorize' }).first()).toBeVisible();
});
