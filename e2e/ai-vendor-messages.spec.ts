import type { Page } from '@playwright/test';
import type { Fault } from '../backend/test/emulators/emulator.ts';
import { faults } from '../backend/test/emulators/faults.ts';
import { KEYS } from '../backend/test/emulators/index.ts';
import { signIn, visit } from './support/staff.js';
import { expect } from './support/test.js';
import { test, type Vendors } from './support/vendors.ts';

/** What staff reads when the model refuses or answers nonsense (specification 3, section 8). */

const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible({ timeout: 20_000 });
const FINE: Fault = { match: 'no call at all' };

/** Stored as staff does, so that the vendor is asked. */
async function storeKey(page: Page): Promise<void> {
  const headers = await signIn(page);
  const { key, metadata } = KEYS.openai;
  const saved = await page.request.put('/api/admin/api-keys/openai', { headers, data: { apiKey: key, metadata } });
  expect(saved.status()).toBe(200);
}

/** The model answers in this way from now on; the pause that earlier failures have brought is over. */
async function answering({ emulators, database }: Vendors, fault: Fault): Promise<void> {
  emulators.openai.reset();
  emulators.openai.fault(fault);
  await database.query(`UPDATE vendor_states SET circuit = 'closed', failures = 0, retry_at = NULL`);
}

test('the AI test says what the model answered, or why it answered nothing; the test of the key, that it is refused', async ({
  page,
  vendors,
}) => {
  await storeKey(page);
  await page.goto('/mon-espace/test-ai');
  await page.getByLabel('Consigne').fill('Trois conseils pour une boulangerie');
  const generate = page.getByRole('button', { name: 'Générer' });
  const { openai } = faults;
  for (const [fault, message] of [
    [openai.unauthorised, /Erreur API OpenAI: 401 - /],
    [openai.serverError, /Erreur API OpenAI: 500 - /],
    [openai.emptyContent, /Contenu vide dans la réponse OpenAI/],
    [openai.proseContent, /Réponse invalide de l'API OpenAI/],
  ] as const) {
    await answering(vendors, fault);
    await generate.click();
    await says(page, message); // each its own, at once with the words above it
    await says(page, 'Impossible de générer des recommandations. Veuillez réessayer plus tard.');
  }
  await answering(vendors, FINE);
  await generate.click();
  await says(page, 'Réponse de OpenAI');
  await expect(page.getByText('Impossible de générer des recommandations')).toHaveCount(0);

  await test.step('the test of the stored key says that the vendor refuses it', async () => {
    await visit(page, '/mon-espace/settings/apis');
    const tryKey = page.getByRole('button', { name: /^Tester.* – OpenAI$/ });
    await answering(vendors, openai.unauthorised);
    await tryKey.click();
    await says(page, 'La clé ne fonctionne pas');
    await says(page, /la clé est refusée/);
    await answering(vendors, FINE);
    await tryKey.click();
    await says(page, 'La clé fonctionne');
  });
});
