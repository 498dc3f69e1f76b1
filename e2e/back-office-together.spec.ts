import type { Browser, Locator, Page } from '@playwright/test';
import { expectNoFault } from './support/accessibility.ts';
import { aProspect } from './support/reports.ts';
import { signIn, visit } from './support/staff.js';
import { expect, productUrl, test, watch } from './support/test.js';

/** A colleague at another computer, and calls of hers beside whatever her browser does. */
async function aColleague(browser: Browser, page: Page, headers: { authorization: string }, problems: string[]) {
  const account = { email: 'anne.rochat@example.ch', name: 'Anne Rochat', role: 'staff' };
  const made = await page.request.post('/api/admin/users', { headers, data: account });
  expect(made.status(), await made.text()).toBe(201);
  const { password } = (await made.json()) as { password: string };
  const context = await browser.newContext({ baseURL: productUrl(), locale: 'fr-CH', timezoneId: 'Europe/Zurich' });
  const anne = await context.newPage();
  watch(anne, problems);
  const hers = await signIn(anne, { email: account.email, password });
  const call = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await anne.request.fetch(`/api/admin/${path}`, { method, headers: hers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  return { anne, call, leave: () => context.close() };
}

/** Comes back to the page, which asks at once what has happened meanwhile. */
const untilSeen = (page: Page, what: Locator) =>
  expect(async () => {
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    await expect(what).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });

test('two people at once: a list marks the other’s row, a file follows in its place, what both change is told, the queue is shared', async ({
  page,
  browser,
  house,
  problems,
}) => {
  const headers = await signIn(page);
  const { anne, call, leave } = await aColleague(browser, page, headers, problems);
  const first = new Date('2001-01-01');
  const id = await aProspect(house, 'DUOPREM1', {
    nom: 'Duovin',
    business_name: 'Duovin Un',
    next_action: 'Rappeler',
    next_action_at: first,
  });
  await aProspect(house, 'DUOSECO2', { nom: 'Duolac', business_name: 'Autre', next_action: 'Rappeler', next_action_at: first });

  await test.step('a list marks what the colleague has done; no row moves before it is shown', async () => {
    await page.goto(`/mon-espace/prospects?filter=${encodeURIComponent('{"q":"Duovin"}')}`);
    const rows = page.locator('[data-row-id]');
    await expect(rows).toHaveCount(1);
    await rows.getByRole('checkbox').check();
    await call('POST', 'prospects', { prenom: 'Léa', nom: 'Duovin', email: 'lea@duovin.example', business_name: 'Duovin Deux' });
    const said = page.getByRole('button', { name: '1 nouveau Afficher' });
    const place = await rows.first().boundingBox();
    await untilSeen(page, said);
    expect(await rows.first().boundingBox()).toEqual(place);
    await expect(rows).toHaveCount(1);
    await expectNoFault(page, 'a list with news');
    await said.press('Enter');
    await expect(rows).toHaveCount(2);
    await expect(said).toHaveCount(0);
    await expect(rows.filter({ hasText: 'Duovin Deux' }).getByRole('link').first()).toBeFocused();
    await expect(rows.filter({ hasText: 'Duovin Un' }).getByRole('checkbox')).toBeChecked();
  });

  // the history tells of a change in a line of its own
  const said = (words: string) => page.getByText(words, { exact: true }).first();
  const note = await call('POST', `prospects/${id}/notes`, { content: 'Vu au marché.' });
  await test.step('a file follows in its place, and what is being written stays', async () => {
    await visit(page, `/mon-espace/prospects/${id}/show`);
    await expect(said('Vu au marché.')).toBeVisible();
    await page.getByLabel('Nouvel échange').fill('Je suis en train d’écrire');
    await call('POST', `prospects/${id}/notes`, { content: 'Elle rappelle mardi.' });
    await call('PUT', `prospects/${id}`, { business_name: 'Duovin et Filles' });
    await untilSeen(page, said('Elle rappelle mardi.'));
    await untilSeen(page, page.getByText('Duovin et Filles').first());
    await expect(page.getByLabel('Nouvel échange')).toHaveValue('Je suis en train d’écrire');
  });

  await test.step('a note that both change: the second sees both texts, and loses none', async () => {
    const line = page.getByRole('listitem').filter({ has: said('Vu au marché.') });
    await line.getByRole('button', { name: /^Modifier l’échange/ }).click();
    const field = page.getByLabel('Texte de l’échange');
    await field.fill('Vu au marché de Nyon.');
    await call('PUT', `prospects/${id}/notes/${note.id}`, { content: 'Vu au marché, samedi.', version: 1 });
    const form = page.locator('form').filter({ has: field });
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(form.getByText(/Anne Rochat a modifié cette note/)).toBeVisible();
    await expect(form.getByText('Vu au marché, samedi.')).toBeVisible();
    await expect(field).toHaveValue('Vu au marché de Nyon.');
    await field.fill('Vu au marché de Nyon, samedi.');
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(said('Vu au marché de Nyon, samedi.')).toBeVisible();
  });

  await test.step('a field that both change: what the colleague wrote stands beside one’s own, and nothing is replaced unseen', async () => {
    await page.getByRole('link', { name: 'Modifier', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifier le prospect' });
    const name = dialog.locator('[name="nom"]');
    await expect(name).toHaveValue('Duovin');
    await name.fill('Duovin-Mine');
    await call('PUT', `prospects/${id}`, { nom: 'Duovin-Sienne' });
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByText(/Anne Rochat a écrit entre-temps.*Duovin-Sienne/)).toBeVisible();
    await expect(name).toHaveValue('Duovin-Mine');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Duovin-Mine');
  });

  await test.step('the queue gives each another prospect', async () => {
    const shown = (of: Page) => of.getByRole('article').getByRole('heading', { level: 2 });
    await Promise.all([visit(page, '/mon-espace/queue'), anne.goto('/mon-espace/queue')]);
    await expect
      .poll(async () => {
        const [mine, hers] = await Promise.all([shown(page), shown(anne)].map((heading) => heading.textContent({ timeout: 10_000 })));
        return mine !== null && hers !== null && mine !== hers;
      })
      .toBe(true);
  });
  await leave();
});
