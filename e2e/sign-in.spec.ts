import { createHmac } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { look } from './support/look.js';
import { openSession, signIn, visit } from './support/staff.js';
import { expect, test } from './support/test.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an application on the telephone shows (RFC 6238), `halfMinutes` from now. */
function codeOf(secret: string, halfMinutes = 0): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + halfMinutes));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** An account with a password of its own. */
async function anAccount(request: APIRequestContext, role = 'staff') {
  const headers = await openSession(request);
  const data = { email: `compte${Date.now().toString(36)}@example.ch`, name: 'Luc Rey', role };
  const { password: made } = (await (await request.post('/api/admin/users', { headers, data })).json()) as { password: string };
  await openSession(request, { email: data.email, password: made });
  return { email: data.email, password: `${made} à moi seul` };
}

async function typeAccount(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

test('sessions are seen and closed; the second factor is set up with a picture or a key, asked for at the sign-in, and replaced by a recovery code', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const account = await anAccount(page.request);
  await signIn(page, account);
  await test.step('sessions are seen and closed: the others, then all, which leads to the sign-in', async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-CH' });
    const elsewhere = await context.newPage();
    await elsewhere.goto('/mon-espace/account');
    await typeAccount(elsewhere, account);
    await expect(elsewhere.getByRole('table', { name: 'Sessions ouvertes' })).toContainText('cette session');
    await page.goto('/mon-espace/account');
    const sessions = page.getByRole('table', { name: 'Sessions ouvertes' }).locator('tbody tr');
    await expect(sessions).toHaveCount(2);
    await page.getByRole('button', { name: 'Fermer les autres' }).click();
    await expect(sessions).toHaveCount(1);
    await elsewhere.reload();
    await expect(elsewhere.getByRole('button', { name: 'Se connecter' })).toBeVisible();
    await context.close();
    await page.getByRole('button', { name: 'Tout fermer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
    await dialog.getByLabel('Mot de passe').fill(account.password);
    await dialog.getByRole('button', { name: 'Se connecter' }).click();
    await expect(sessions).toHaveCount(1);
  });

  await test.step('the second factor is set up with a picture or a key, asked for at the sign-in, and replaced by a recovery code', async () => {
    await page.getByRole('button', { name: 'Activer' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: /Code QR/ })).toBeVisible();
    await look(page, info, 'second-factor');
    const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    await dialog.getByLabel('Code de vérification').fill('000000');
    await dialog.getByRole('button', { name: 'Vérifier et activer' }).click();
    await expect(dialog.getByText(/Le code est incorrect/)).toBeVisible();
    // the half minute may end before the code arrives: one that was current is still good then, and so is the next one
    await dialog.getByLabel('Code de vérification').fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Vérifier et activer' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    const recovery = await dialog.getByRole('listitem').first().innerText();
    await look(page, info, 'recovery-codes');
    await dialog.getByRole('button', { name: 'Je les ai conservés' }).click();
    await expect(page.getByText('Codes de secours restants : 10')).toBeVisible();
    await look(page, info, 'account');

    for (const code of [() => codeOf(secret, 1), () => recovery]) {
      await page.getByRole('button', { name: /Votre compte/ }).click();
      await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
      await typeAccount(page, account);
      await expect(page.getByLabel('Code de vérification')).toBeFocused();
      await look(page, info, 'sign-in-code');
      await page.getByLabel('Code de vérification').fill('123456');
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(page.getByRole('alert')).toContainText('Le code est incorrect');
      await page.getByLabel('Code de vérification').fill(code());
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(page.getByRole('button', { name: /Votre compte/ })).toBeVisible();
    }
  });
});

test('the description of the API opens for whoever has a session; one that is left while it signs in again goes on; an old password is asked for again', async ({
  page,
}, info) => {
  await test.step('the description of the API opens under its policy for whoever has a session, and for nobody else', async () => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    expect((await page.goto('/api/docs'))?.status()).toBe(401);
    complaints.length = 0;
    await signIn(page);
    expect((await page.goto('/api/docs'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: /^SmartIndex/ })).toBeVisible();
    await page.locator('[data-path="/api/public/agency"]').click();
    await expect(page.getByRole('heading', { name: 'Responses' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try it out' })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  await test.step('a page left while it signs in again does not end the session', async () => {
    await page.goto('/mon-espace/account'); // from here on its scripts are at hand
    for (let more = 0; more < 6; more++) await page.goto('/mon-espace/account', { waitUntil: 'commit' });
    await page.goto('/mon-espace/account');
    for (let more = 0; more < 4; more++) await page.reload();
    await expect(page.getByRole('table', { name: 'Sessions ouvertes' })).toContainText('cette session');
  });

  await test.step('an old password is asked for again before an account is made, and what was asked goes on', async () => {
    let refusals = 0;
    await page.route('**/api/admin/users', async (route) => {
      if (route.request().method() !== 'POST' || ++refusals > 1) return route.continue();
      const body = {
        type: '/problems/proof_required',
        title: 'x',
        status: 403,
        code: 'proof_required',
        message: 'Confirmez votre mot de passe pour continuer.',
      };
      await route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(body) });
    });
    await visit(page, '/mon-espace/users/create');
    await page.getByLabel('Nom').fill('Ida Roth');
    await page.getByLabel('Adresse e-mail').fill(`ida${Date.now().toString(36)}@example.ch`);
    await page.getByRole('button', { name: 'Créer le compte' }).click();
    const question = page.getByRole('dialog', { name: 'Confirmez votre mot de passe' });
    await look(page, info, 'proof');
    await question.getByLabel('Mot de passe').fill('faux');
    await question.getByRole('button', { name: 'Confirmer' }).click();
    await expect(question.getByText('Le mot de passe est incorrect.')).toBeVisible();
    await question.getByLabel('Mot de passe').fill('correct-horse-battery');
    await question.getByRole('button', { name: 'Confirmer' }).click();
    await expect(page.getByText(/Transmettez ce mot de passe/)).toBeVisible();
  });
});

test('a role that needs the second factor sets it up before anything else', async ({ page, request }, info) => {
  const headers = await openSession(request);
  const require = (secondFactorRoles: string[]) =>
    request.put('/api/admin/settings/signIn', { headers, data: { value: { secondFactorRoles } } });
  expect((await require(['viewer'])).status()).toBe(200);
  try {
    const account = await anAccount(request, 'viewer');
    await page.goto('/mon-espace/login');
    await typeAccount(page, account);
    await expect(page.getByRole('heading', { name: 'Activez la double authentification' })).toBeVisible();
    await look(page, info, 'second-factor-first');
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    await page.getByLabel('Code de vérification').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Vérifier et activer' }).click();
    await page.getByRole('button', { name: 'Je les ai conservés' }).click();
    await expect(page.getByRole('button', { name: /Votre compte/ })).toBeVisible();
  } finally {
    await require([]);
  }
});

test('the provider is offered where there is one; its return opens the page first asked for, and a refusal is told in words', async ({
  page,
}, info) => {
  await page.route('**/api/auth/methods', (route) => route.fulfill({ json: { oidc: { name: 'Authentik' } } }));
  await page.goto('/mon-espace/login?refused=no_role');
  await expect(page.getByRole('alert')).toContainText('Aucun rôle ne vous est attribué');
  await expect(page.getByRole('button', { name: 'Se connecter avec Authentik' })).toBeVisible();
  await look(page, info, 'provider', { schemes: ['light', 'dark'] });

  await page.route('**/api/auth/oidc', async (route) => {
    await openSession(page.request);
    await route.fulfill({ json: { url: new URL('/mon-espace/login?returned=1', page.url()).href } });
  });
  await page.goto('/mon-espace/account');
  await page.getByRole('button', { name: 'Se connecter avec Authentik' }).click();
  await expect(page.getByRole('heading', { name: 'Mon compte' })).toBeVisible();
  await expect(page).toHaveURL(/\/mon-espace\/account$/);
});
