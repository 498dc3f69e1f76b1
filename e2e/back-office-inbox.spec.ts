import type { Page, Route } from '@playwright/test';
import { whenLookedAt } from './support/clock.js';
import { look } from './support/look.js';
import { signIn, visit } from './support/staff.js';
import { expect, test } from './support/test.js';

const BOTH = { schemes: ['light', 'dark'] } as const;

const N = '\u202f';

async function aProspect(page: Page, headers: { authorization: string }, mark: string): Promise<{ id: string; token: string }> {
  const data = {
    prenom: 'Zoé',
    nom: mark,
    email: `zoe@${mark.toLowerCase()}.ch`,
    site_url: '',
    business_name: mark,
  };
  return (await (await page.request.post('/api/admin/prospects', { headers, data })).json()) as { id: string; token: string };
}

/** Weeks from Monday to Sunday, counted where the agency is. */
const weekOf = (instant: Date) =>
  Math.floor((Date.parse(instant.toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' })) / 86_400_000 + 3) / 7);

/** Errors that a test provokes; all others still fail it. */
const forgive = (problems: string[], expected: RegExp) =>
  problems.splice(0, problems.length, ...problems.filter((text) => !expected.test(text)));

const refusal = (route: Route) =>
  route.fulfill({
    status: 500,
    contentType: 'application/problem+json',
    body: JSON.stringify({ status: 500, code: 'internal', title: 'X', message: 'Panne.' }),
  });

/** Refuses the calls of one method to an address, and lets the others through. */
const refuse = (page: Page, address: string, method: string) =>
  page.route(address, (route) => (route.request().method() === method ? refusal(route) : route.fallback()));

const again = (page: Page) => page.getByRole('button', { name: 'Réessayer' }).click();

const PROVOKED = /status of 500/;

test('what prospects ask for: audits, referrals and messages are counted, answered, put into another state, taken back', async ({
  page,
  problems,
}, info) => {
  const headers = await signIn(page);
  await page.clock.install();
  await test.step('audit requests: counted, put into another state, deleted after a question', async () => {
    const { id, token } = await aProspect(page, headers, 'Auditia');
    const site = (site_url: string) => page.request.put(`/api/admin/prospects/${id}`, { headers, data: { site_url } });
    await site('https://auditia.ch');
    const all = '**/api/admin/audit-requests?*';
    await page.route(all, refusal);
    await page.goto('/mon-espace/audit-requests');
    await expect(page.getByRole('alert')).toContainText('Erreur lors du chargement des demandes');
    // other tests have requests of their own
    await page.route(all, (route) => route.fulfill({ json: [], headers: { 'content-range': 'audit-requests */0' } }));
    await again(page);
    await expect(page.getByRole('heading', { name: "Aucune demande d'audit pour le moment" })).toBeVisible();
    await look(page, info, 'audit-empty', BOTH);

    await page.unroute(all);
    expect((await page.request.post('/api/public/audit-requests', { data: { token } })).ok()).toBe(true);
    // its audit is made at once, without a measurement
    await site('');
    await page.getByRole('button', { name: 'Actualiser' }).click();
    const row = page.locator('tr[data-row-id]').filter({ hasText: 'zoe@auditia.ch' });
    const status = page.getByRole('combobox', { name: 'Statut de la demande de zoe@auditia.ch' });
    await expect(status).toHaveValue('pending');
    await expect(row).toContainText('Encore 23 h');
    await expect(page.getByRole('link', { name: /^Demandes d’audit \d+ en attente$/ })).toBeVisible();
    await status.selectOption('in_progress');
    await expect(page.getByText(`Demande de zoe@auditia.ch${N}: En cours`)).toBeVisible();
    await page.getByRole('button', { name: /^En cours [1-9]/ }).click();
    await expect(page).toHaveURL(/in_progress/);
    await expect(status).toHaveValue('in_progress');

    await expect(row).toContainText('Non préparé');
    await page.getByRole('button', { name: 'Ouvrir zoe@auditia.ch' }).click();
    await page.getByRole('button', { name: 'Préparer l’audit' }).click();
    await whenLookedAt(page, 4000, () => expect(row).toContainText('À relire', { timeout: 500 }));
    await page.getByRole('combobox', { name: 'Audit en PDF' }).selectOption('none');
    await expect(status).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Audit en PDF' }).selectOption('to_review');
    await expect(row).toContainText('À relire');
    await page.getByRole('combobox', { name: 'Audit en PDF' }).selectOption('');
    await page.getByRole('button', { name: 'Ouvrir zoe@auditia.ch' }).click();
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await expect(row).toContainText('Prêt à partir');
    await page.getByLabel('Notes').fill('Rappeler lundi');
    await page.getByRole('button', { name: 'Enregistrer les notes' }).click();
    await expect(page.getByText('Notes enregistrées')).toBeVisible();
    await look(page, info, 'audit-open', BOTH);

    const one = '**/api/admin/audit-requests/*';
    await refuse(page, one, 'PUT');
    await status.selectOption('completed');
    await expect(page.getByText('Erreur lors de la mise à jour du statut')).toBeVisible();
    await refuse(page, one, 'DELETE');
    await row.getByRole('button', { name: 'Supprimer la demande' }).click();
    const dialog = page.getByRole('dialog', { name: 'Êtes-vous sûr de vouloir supprimer cette demande ?' });
    await look(page, info, 'audit-delete', BOTH);
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(dialog.getByText('Erreur lors de la suppression')).toBeVisible();
    await page.unroute(one);
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Demande supprimée')).toBeVisible();
    await expect(status).toHaveCount(0);
    forgive(problems, PROVOKED);
  });

  await page.unrouteAll();
  await test.step('referrals move through their three tabs', async () => {
    const { token } = await aProspect(page, headers, 'Referia');
    expect((await page.request.post('/api/public/referrals', { data: { token, email: 'collegue@referia.ch' } })).ok()).toBe(true);
    /** Those of other tests count too. */
    const counted = async (status: string) => {
      const address = `/api/admin/referrals?range=[0,0]&filter=${JSON.stringify({ status })}`;
      return Number((await page.request.get(address, { headers })).headers()['content-range']?.split('/')[1]);
    };
    const [pending, contacted, converted] = await Promise.all(['pending', 'contacted', 'converted'].map(counted));
    await visit(page, '/mon-espace/prospects');
    const all = '**/api/admin/referrals?*';
    await page.route(all, refusal);
    await page.getByRole('link', { name: /^Redirections/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gestion des redirections' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Impossible de charger les redirections.');
    await page.unroute(all);
    await again(page);
    await expect(page.getByRole('tab', { name: `En attente ${pending}` })).toHaveAttribute('aria-selected', 'true');
    const row = page.getByRole('button', { name: 'Ouvrir collegue@referia.ch' });
    await row.click();
    for (const words of ['zoe@referia.ch', 'Date de création', 'E-mail d’origine'])
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    await look(page, info, 'referral-open', BOTH);
    await page.getByLabel('Notes').fill('Écrit à Paul');
    await page.getByRole('button', { name: 'Enregistrer les notes' }).click();
    await expect(page.getByText('Notes enregistrées')).toBeVisible();

    const one = '**/api/admin/referrals/*';
    await refuse(page, one, 'PUT');
    await page.getByRole('button', { name: 'Marquer comme contacté' }).click();
    await expect(page.getByText('Impossible de mettre à jour le statut.')).toBeVisible();
    await page.unroute(one);
    await page.getByRole('button', { name: 'Marquer comme contacté' }).click();
    await expect(page.getByText('Statut de la redirection mis à jour avec succès!')).toBeVisible();
    await expect(page.getByRole('tab', { name: `Contactés ${(contacted ?? 0) + 1}` })).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('tab', { name: `En attente ${pending}` })).toBeVisible();
    await expect(row).toBeVisible();
    await row.click();
    await page.getByRole('button', { name: 'Marquer comme converti' }).click();
    await page.getByRole('tab', { name: `Convertis ${(converted ?? 0) + 1}` }).click();
    await row.click();
    await expect(page.getByLabel('Notes')).toHaveValue('Écrit à Paul');
    await expect(page.getByRole('button', { name: 'Marquer comme contacté' })).toBeVisible();
    forgive(problems, PROVOKED);
  });

  await page.unrouteAll();
  await test.step('messages received: read, handled, taken back, answered', async () => {
    const data = {
      prenom: 'Luc',
      nom: 'Favre',
      entreprise: 'Contactia',
      email: 'luc@contactia.ch',
      telephone: '079 123 45 67',
      message: 'Bonjour,\npouvez-vous me rappeler ?',
      startedAt: Date.now() - 60_000,
    };
    expect((await page.request.post('/api/public/contact', { data })).ok()).toBe(true);
    await visit(page, '/mon-espace/contact-messages');
    await expect(page.getByRole('link', { name: /^Messages reçus \d+ en attente$/ })).toBeVisible();
    await page.getByRole('searchbox').fill('Contactia'); // other tests leave messages too
    await expect(page.getByRole('link', { name: '+41 79 123 45 67' })).toHaveAttribute('href', 'tel:+41791234567');
    await page.getByRole('button', { name: 'Ouvrir Luc Favre' }).click();
    await expect(page.getByRole('link', { name: 'Répondre par e-mail' })).toHaveAttribute('href', /^mailto:luc@contactia\.ch\?subject=/);
    await look(page, info, 'contact-open', BOTH);
    await page.getByRole('button', { name: /^À traiter/ }).click();
    await page.getByRole('button', { name: 'Marquer traité : Luc Favre' }).click();
    await expect(page.getByText('Message de Luc Favre traité')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Aucun message ne correspond' })).toBeVisible();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('button', { name: 'Marquer traité : Luc Favre' })).toBeVisible();
  });
});

test('blocked URLs, trials, the words of the pages and the calls: changed, refused, taken back, kept in a calendar', async ({
  page,
  problems,
}, info) => {
  const headers = await signIn(page);
  await page.clock.install();
  await test.step('blocked URLs: blocked, refused twice, unblocked and blocked again', async () => {
    await page.goto('/mon-espace/blocked-urls');
    await expect(page.getByRole('heading', { name: 'Aucune URL bloquée' })).toBeVisible();
    await page.getByRole('button', { name: 'Bloquer une URL' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bloquer une URL' });
    await expect(dialog.getByLabel('Raison')).toHaveValue('Client existant');
    const submit = dialog.getByRole('button', { name: 'Bloquer', exact: true });
    await submit.click();
    await expect(dialog.getByText('Indiquez l’adresse à bloquer.')).toBeVisible();
    await dialog.getByLabel('URL').fill('pas une adresse');
    await submit.click();
    await expect(dialog.getByText(/^Erreur lors du blocage: /)).toBeVisible();
    await look(page, info, 'block-dialog', BOTH);
    await page.route('**/api/admin/blocked-urls', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await dialog.getByLabel('URL').fill('https://www.Bloquia.ch/');
    await submit.click();
    await expect(dialog.getByText('Erreur inattendue lors du blocage')).toBeVisible();
    await page.unroute('**/api/admin/blocked-urls');
    await submit.click();
    await expect(page.getByText('URL bloquée avec succès')).toBeVisible();
    await expect(page.getByRole('row', { name: /bloquia\.ch Client existant/ })).toBeVisible();
    await page.getByRole('button', { name: 'Bloquer une URL' }).click();
    await dialog.getByLabel('URL').fill('bloquia.ch');
    await submit.click();
    await expect(dialog.getByText('Erreur lors du blocage: cette URL est déjà bloquée')).toBeVisible();
    await page.keyboard.press('Escape');
    await look(page, info, 'blocked', BOTH);

    const one = '**/api/admin/blocked-urls/*';
    await page.route(one, (route) => route.abort());
    await page.getByRole('button', { name: 'Débloquer : bloquia.ch' }).click();
    await expect(page.getByText('Erreur inattendue lors du déblocage')).toBeVisible();
    await page.unroute(one);
    await page.getByRole('button', { name: 'Débloquer : bloquia.ch' }).click();
    await expect(page.getByText('URL débloquée avec succès')).toBeVisible();
    await page.getByRole('button', { name: 'Débloquées' }).click();
    await page.getByRole('button', { name: 'Bloquer à nouveau : bloquia.ch' }).click();
    await expect(page.getByText('URL bloquée avec succès')).toBeVisible();
    const gone = page.getByRole('button', { name: 'Débloquer : bloquia.ch' });
    await page.getByRole('button', { name: 'Bloquées', exact: true }).click();
    await expect(gone).toBeVisible();
    const [row] = (await (await page.request.get('/api/admin/blocked-urls?filter={"q":"bloquia.ch"}', { headers })).json()) as {
      id: string;
    }[];
    await page.getByRole('button', { name: 'Modifier : bloquia.ch' }).click();
    const correcting = page.getByRole('dialog', { name: 'Modifier l’URL bloquée' });
    await expect(correcting.getByLabel('Raison')).toHaveValue('Client existant');
    await correcting.getByLabel('URL').fill('pas une adresse');
    const save = correcting.getByRole('button', { name: 'Enregistrer' });
    await save.click();
    await expect(correcting.getByText("Erreur: Format d'URL invalide")).toBeVisible();
    await look(page, info, 'correct-dialog');
    await page.route(one, (route) => route.abort());
    await correcting.getByLabel('URL').fill('bloquia.ch');
    await correcting.getByLabel('Raison').fill('Client depuis 2019');
    await save.click();
    await expect(correcting.getByText('Erreur inattendue', { exact: true })).toBeVisible();
    await page.unroute(one);
    const listAgain = page.waitForResponse((answer) => answer.url().includes('/api/admin/blocked-urls?'));
    await save.click();
    await expect(page.getByRole('row', { name: /bloquia\.ch Client depuis 2019/ })).toBeVisible();
    await listAgain;
    await page.request.delete(`/api/admin/blocked-urls/${row?.id}`, { headers });
    await gone.click();
    await expect(page.getByText('Erreur lors du déblocage: cette URL n’est plus dans la liste')).toBeVisible();
    forgive(problems, /ERR_FAILED/);
  });

  await page.unrouteAll();
  await test.step('trials: their state and measurements, and once more', async () => {
    const trial = { companyName: 'Essaia', city: 'Nyon', consent: true };
    const answer = await page.request.post('/api/public/trials', {
      data: { ...trial, websiteUrl: 'https://essaia.invalid/', email: 'eva@essaia.invalid' },
    });
    expect(answer.status()).toBe(201);
    await visit(page, '/mon-espace/trials');
    const row = page.getByRole('row', { name: /Essaia/ });
    await expect(row).toContainText('Non confirmé');
    await whenLookedAt(page, 15_000, () => expect(row).toContainText('Échoué', { timeout: 500 }));
    await look(page, info, 'trials', BOTH);
    await page.route('**/retry', refusal);
    await page.getByRole('button', { name: 'Relancer l’essai de Essaia' }).click();
    await expect(page.getByText('Panne.')).toBeVisible();
    await page.unroute('**/retry');
    await page.getByRole('button', { name: 'Relancer l’essai de Essaia' }).click();
    await expect(page.getByText('Essai de Essaia relancé')).toBeVisible();
    await expect(row).toContainText(/En cours|Échoué/);
    forgive(problems, PROVOKED);
  });

  await page.unrouteAll();
  await test.step('messages: the originals when nothing loads, then previewed, refused, saved for three seconds', async () => {
    const all = '**/api/admin/messages?*';
    await page.route(all, refusal);
    await visit(page, '/mon-espace/messages');
    await expect(page.getByRole('alert')).toContainText('Panne.');
    await expect(page.getByText('Merci de votre confiance. Nous vous répondons dès que possible.')).toBeVisible();
    await expect(page.getByRole('term')).toHaveCount(5);
    await page.unroute(all);
    await again(page);
    const merci = page.getByLabel('Message de remerciement');
    const item = page.locator('div', { has: merci }).last();
    await merci.fill('Merci {prenom}, à demain.');
    await expect(item.getByText('Merci Anne, à demain.')).toBeVisible();
    await merci.fill('Merci {nom}.');
    await expect(item.getByText(/Le champ \{nom\} n’existe pas dans ce message/)).toBeVisible();
    await look(page, info, 'messages', BOTH);
    await merci.fill('Merci {prenom}, à demain.');
    const one = '**/api/admin/messages/*';
    await refuse(page, one, 'PUT');
    await item.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(item.getByText('Erreur lors de la mise à jour')).toBeVisible();
    await page.unroute(one);
    await item.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(item.getByText('Message mis à jour avec succès')).toBeVisible();
    await page.clock.runFor(3100);
    await expect(item.getByText('Message mis à jour avec succès')).toHaveCount(0);
    await item.getByRole('button', { name: 'Rétablir le texte d’origine' }).click();
    await expect(merci).toHaveValue('Merci de votre confiance. Nous vous répondons dès que possible.');
    forgive(problems, PROVOKED);
  });

  await page.unrouteAll();
  await test.step('calls: the next one first, a week, a day, and a file for the calendar', async () => {
    const { token } = await aProspect(page, headers, 'Agendia');
    const { slots } = (await (await page.request.get(`/api/public/booking/slots?token=${token}`)).json()) as {
      slots: { start: string; time: string }[];
    };
    const { start, time } = slots[0] ?? { start: '', time: '' };
    expect((await page.request.post('/api/public/appointments', { data: { token, start, telephone: '079 123 45 67' } })).status()).toBe(
      201,
    );
    await visit(page, '/mon-espace/appointments');
    await expect(page.getByText('Prochain appel').locator('..')).toContainText('Agendia');
    await page.getByRole('button', { name: 'Semaine' }).click();
    const agenda = page.getByRole('list', { name: 'Agenda' });
    await expect(agenda.getByRole('heading')).toHaveCount(7);
    const call = agenda.getByRole('link', { name: new RegExp(`^${time}–.* Agendia$`) });
    for (let week = weekOf(new Date()); week < weekOf(new Date(start)); week++)
      await page.getByRole('button', { name: 'Période suivante' }).click();
    await expect(call).toBeVisible();
    await look(page, info, 'agenda-week', BOTH);
    await page.reload();
    await expect(call).toBeVisible();
    await page.getByRole('button', { name: 'Jour', exact: true }).click();
    await expect(agenda.getByRole('heading')).toHaveCount(1);
    await expect(agenda.getByRole('heading')).toContainText('aujourd’hui');
    await page.getByRole('button', { name: 'À venir' }).click();
    await page
      .getByRole('row', { name: /Agendia/ })
      .getByRole('link')
      .first()
      .click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Fichier d’agenda (.ics)' }).click();
    expect((await download).suggestedFilename()).toMatch(/^rendez-vous-\d{4}-\d\d-\d\d\.ics$/);
  });
});
