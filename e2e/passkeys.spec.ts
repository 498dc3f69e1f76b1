import type { CDPSession, Page } from '@playwright/test';
import { freePort } from '../backend/test/support/free-port.js';
import { look } from './support/look.js';
import { dataFolder, type Product, startProduct } from './support/product.js';
import { ADMIN, expect, test } from './support/test.js';

/** Browsers refuse passkeys for IP addresses, which the other products of the tests have. */
let product: Product;
let site: string;
test.beforeAll(async () => {
  const port = String(await freePort());
  site = `http://localhost:${port}`;
  product = await startProduct(dataFolder(), { PORT: port, PUBLIC_URL: site });
});
test.afterAll(() => product.stop());

/** A device with a fingerprint reader, as the browser emulates it. */
async function aDevice(page: Page): Promise<{ device: CDPSession; authenticatorId: string }> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const;
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  return { device, authenticatorId };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Votre compte/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page.getByText('Vous êtes déconnecté.')).toBeVisible();
}

const byPasskey = (page: Page) => page.getByRole('button', { name: 'Se connecter avec une clé d’accès' });

test('a passkey is added in the account, signs in, and once removed is refused in words; declining at the device alarms nobody', async ({
  page,
}, info) => {
  const { device, authenticatorId } = await aDevice(page);
  const list = page.getByRole('table', { name: 'Clés d’accès' });
  const verifies = (isUserVerified: boolean) => device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });

  await test.step('it is added under a name', async () => {
    await page.goto(`${site}/mon-espace/account`);
    await look(page, info, 'sign-in', { schemes: ['light', 'dark'] });
    await page.getByLabel('Adresse e-mail').fill(ADMIN.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(page.getByText(/^Aucune clé d’accès/)).toBeVisible();
    await look(page, info, 'no-passkey');
    await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajouter une clé d’accès' });
    await expect(dialog.getByLabel('Nom')).toHaveValue(/Chrome/);
    await look(page, info, 'new-passkey');
    await verifies(false);
    await dialog.getByRole('button', { name: 'Continuer sur l’appareil' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Aucune clé d’accès/)).toBeVisible();
    await verifies(true);
    await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
    await dialog.getByLabel('Nom').fill('Portable du bureau');
    await dialog.getByRole('button', { name: 'Continuer sur l’appareil' }).click();
    await expect(list.getByRole('row', { name: /Portable du bureau/ })).toContainText('jamais');
    await look(page, info, 'passkeys', { schemes: ['light', 'dark'] });
  });

  await test.step('a device has one for an account', async () => {
    await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
    await page.getByRole('button', { name: 'Continuer sur l’appareil' }).click();
    await expect(page.getByText('Cet appareil a déjà une clé d’accès pour votre compte.')).toBeVisible();
    await page.getByRole('button', { name: 'Annuler' }).click();
  });

  await test.step('it signs in; declining says nothing', async () => {
    await signOut(page);
    await verifies(false);
    const asked = page.waitForResponse('**/api/auth/passkeys/sign-in/options');
    await byPasskey(page).click();
    await asked;
    await expect(byPasskey(page)).toBeEnabled();
    await expect(page.getByText('Vous êtes déconnecté.')).toBeVisible();
    await verifies(true);
    await byPasskey(page).click();
    await expect(page.getByRole('button', { name: /Votre compte/ })).toBeVisible();
    await page.goto(`${site}/mon-espace/account`);
    await expect(list.getByRole('row', { name: /Portable du bureau/ })).not.toContainText('jamais');
  });

  await test.step('once removed it is refused', async () => {
    await page.getByRole('button', { name: 'Supprimer la clé d’accès Portable du bureau' }).click();
    const question = page.getByRole('dialog', { name: /Supprimer la clé d’accès/ });
    await look(page, info, 'removal');
    await question.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(page.getByText(/^Aucune clé d’accès/)).toBeVisible();
    await signOut(page);
    await byPasskey(page).click();
    await expect(page.getByRole('alert')).toHaveText(/Cette clé d’accès n’est pas reconnue/);
    await look(page, info, 'refused');
  });
});
