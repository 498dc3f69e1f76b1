import { look } from './support/look.js';
import { signIn } from './support/staff.js';
import { expect, test } from './support/test.js';

const ids = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const calendar = (id: string, name: string, values: object = {}) => ({
  ...{ id, name, is_writable: true, counts_busy: true, receives: false },
  ...{ read_at: '2026-11-24T09:00:00.000Z', failure: null, failing_since: null, waiting: null, ...values },
});
const account = (id: string, name: string, values: object) => ({
  ...{ id, name, kind: 'caldav', host: 'sync.infomaniak.com', username: 'lea', is_readable: true, created_at: '2026-11-01T09:00:00.000Z' },
  ...values,
});
const FAILURE = 'Le serveur de l’agenda ne répond pas.';
const LEA = account(ids(1), 'Agenda de Léa Favre-Müller-Bächtold', {
  calendars: [
    calendar(ids(2), 'Agence', { receives: true, waiting: { count: 2, since: '2026-11-24T08:00:00.000Z', failure: FAILURE } }),
    calendar(ids(3), 'Anniversaires', { counts_busy: false, is_writable: false, read_at: null }),
    calendar(ids(4), 'Privé', { failure: FAILURE, failing_since: '2026-11-24T08:00:00.000Z' }),
  ],
});
const GOOGLE = account(ids(5), 'Google de Marc', {
  ...{ kind: 'feed', host: 'calendar.google.com', username: null },
  calendars: [calendar(ids(6), 'Google de Marc', { is_writable: false })],
});
const PATH = '**/api/admin/calendar-accounts';

test('an administrator connects a calendar, reads what is wrong with it, and chooses what hides slots and what receives the calls', async ({
  page,
}, info) => {
  let listed: object[] = [];
  const sent: { method: string; path: string; body: unknown }[] = [];
  let isRefused = true;
  await page.route(`${PATH}**`, async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace('/api/admin/calendar-accounts', '');
    if (request.method() === 'GET') return route.fulfill({ json: listed });
    sent.push({ method: request.method(), path, body: request.postDataJSON() });
    if (path.endsWith('/test')) return route.fulfill({ json: { ok: false, code: 'calendar_unreachable', error: FAILURE } });
    if (request.method() === 'POST' && isRefused) {
      isRefused = false;
      const message = 'Le serveur refuse l’utilisateur ou le mot de passe.';
      return route.fulfill({ status: 422, json: { status: 422, code: 'invalid', message, errors: { password: message } } });
    }
    listed = request.method() === 'DELETE' ? [LEA] : [LEA, GOOGLE];
    return route.fulfill({ json: LEA, status: request.method() === 'POST' ? 201 : 200 });
  });
  await signIn(page);
  await page.goto('/mon-espace/settings/general');
  const section = page.locator('[id="booking.calendar"]');
  await expect(section.getByText('Aucun agenda pour l’instant.')).toBeVisible();

  await section.getByRole('button', { name: 'Connecter un agenda' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nom, pour votre équipe').fill('Agenda de Léa');
  await dialog.getByLabel('Adresse').fill('sync.infomaniak.com');
  await dialog.getByLabel('Utilisateur').fill('lea');
  await dialog.getByLabel('Mot de passe d’application').fill('faux');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByText('Le serveur refuse')).toBeVisible();
  await look(page, info, '1-refused');
  await dialog.getByLabel('Mot de passe d’application').fill('juste');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toHaveCount(0);
  const typed = { name: 'Agenda de Léa', kind: 'caldav', address: 'sync.infomaniak.com', username: 'lea', password: 'juste' };
  expect(sent.at(-1)).toEqual({ method: 'POST', path: '', body: typed });

  const row = section.getByRole('row', { name: /Agenda de Léa/ });
  await expect(row.getByText(/Illisible depuis le .*Les dernières heures connues restent masquées/)).toBeVisible();
  await expect(row.getByText(/Rendez-vous pas encore inscrits.*2, depuis/)).toBeVisible();
  await look(page, info, '2-list', { schemes: ['light', 'dark'] });
  await row.getByRole('button', { name: /^Tester/ }).click();
  await expect(page.getByText(FAILURE, { exact: true })).toBeVisible();

  await row.getByRole('button', { name: /^Choisir/ }).click();
  await dialog.getByRole('checkbox', { name: 'Anniversaires' }).check();
  await dialog.getByRole('checkbox', { name: 'Agence' }).uncheck();
  await expect(dialog.getByLabel('Reçoit les rendez-vous').getByRole('option')).toHaveText(['Aucun de ce compte', 'Agence', 'Privé']);
  await dialog.getByLabel('Reçoit les rendez-vous').selectOption('Privé');
  await look(page, info, '3-choice');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toHaveCount(0);
  expect(sent.at(-1)).toEqual({
    ...{ method: 'PUT', path: `/${ids(1)}` },
    body: {
      calendars: [
        { id: ids(2), counts_busy: false, receives: false },
        { id: ids(3), counts_busy: true, receives: false },
        { id: ids(4), counts_busy: true, receives: true },
      ],
    },
  });

  await section.getByRole('button', { name: 'Supprimer Google de Marc' }).click();
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(section.getByRole('row', { name: /Google de Marc/ })).toHaveCount(0);
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: `/${ids(5)}` });
});
