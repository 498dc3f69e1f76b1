import { look } from './support/look.js';
import { ADMIN, expect, test } from './support/test.js';

test('a promised audit is prepared, looked at and sent from the prospect’s page', async ({ page, context }, info) => {
  const answer = await page.request.post('/api/auth/login', { data: ADMIN });
  await page.addInitScript(() => localStorage.setItem('smartindex.signedIn', '1'));
  const headers = { authorization: `Bearer ${((await answer.json()) as { accessToken: string }).accessToken}` };
  const data = { prenom: 'Zoé', nom: 'Audit', email: `audit-${Date.now()}@example.ch`, site_url: '', business_name: 'Étude d’Exemple' };
  const { id, token } = (await (await page.request.post('/api/admin/prospects', { headers, data })).json()) as {
    id: string;
    token: string;
  };
  expect((await page.request.post('/api/public/audit-requests', { data: { token } })).status()).toBe(201);

  await page.goto(`/mon-espace/prospects/${id}/show/tools`);
  await expect(page.getByText('Aucun audit n’a encore été produit')).toBeVisible();
  await page.getByRole('button', { name: 'Préparer l’audit' }).click();
  await expect(page.getByText(/Produit le \d\d\.\d\d\.\d{4}/)).toBeVisible({ timeout: 30_000 });

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Ouvrir l’aperçu' }).click();
  await (await opened).close();

  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByText(`En attente d’envoi à ${data.email}`).or(page.getByText(`Envoyé à ${data.email}`))).toBeVisible();
  const promise = (await (await page.request.get(`/api/public/prospects/${token}/audit-request`)).json()) as { label: string };
  expect(['en préparation', 'envoyée']).toContain(promise.label);

  await look(page, info, 'panel');
});
