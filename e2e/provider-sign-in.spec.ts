import type { Page } from '@playwright/test';
import { freePort } from '../backend/test/support/free-port.js';
import { CLIENT, type Claims, startOidcProvider } from '../backend/test/support/oidc-servers.js';
import { look } from './support/look.js';
import { dataFolder, type Product, startProduct } from './support/product.js';
import { expect, test } from './support/test.js';

const people = new Map<string, Claims>();
let provider: Awaited<ReturnType<typeof startOidcProvider>>;
let product: Product;
test.beforeAll(async () => {
  const port = String(await freePort());
  const PUBLIC_URL = `http://127.0.0.1:${port}`;
  provider = await startOidcProvider(`${PUBLIC_URL}/api/auth/oidc/callback`, people);
  product = await startProduct(dataFolder(), {
    PORT: port,
    PUBLIC_URL,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: 'Authentik',
    OIDC_ROLE_CLAIM: 'groups',
    OIDC_STAFF_VALUES: 'agence',
  });
});
test.afterAll(async () => {
  await product.stop();
  await provider.stop();
});

const person = (sub: string, groups: string[]) =>
  people.set(sub, { sub, email: `${sub}@example.ch`, email_verified: true, name: `Personne ${sub}`, groups });

async function signInAt(page: Page, login: string): Promise<void> {
  // the provider's page asks for fonts from elsewhere
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.fulfill({ body: '' }),
  );
  await page.getByRole('button', { name: 'Se connecter avec Authentik' }).click();
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/interaction/`));
  await page.locator('[name=login]').fill(login);
  await page.locator('[name=password]').fill('any');
  await page.locator('[type=submit]').click();
  await page.locator('[type=submit]').click(); // agrees that the agency reads name and address
}

test('a person signs in at a real provider and lands on the page first asked for; one without a role is refused in words', async ({
  page,
  browser,
}, info) => {
  person('lea', ['agence']);
  await page.goto(`${product.url}/mon-espace/account`);
  await signInAt(page, 'lea');
  await expect(page.getByRole('heading', { name: 'Mon compte' })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/mon-espace/account`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mon compte' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Votre compte/ })).toContainText('lea@example.ch');

  person('zoe', ['visiteurs']);
  const elsewhere = await browser.newContext({ locale: 'fr-CH' });
  const other = await elsewhere.newPage();
  await other.goto(`${product.url}/mon-espace/account`);
  await signInAt(other, 'zoe');
  await expect(other.getByRole('alert')).toContainText('Aucun rôle ne vous est attribué');
  await look(other, info, 'no-role');
  await elsewhere.close();
});
