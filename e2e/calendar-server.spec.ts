import { CALENDAR_USER, type CalendarServer, prepareRadicale } from '../backend/test/support/radicale.js';
import { look } from './support/look.js';
import { dataFolder, type Product, startProduct } from './support/product.js';
import * as seed from './support/reports.js';
import { ADMIN, expect, test } from './support/test.js';

let calendars: CalendarServer;
let product: Product;
test.beforeAll(async () => {
  calendars = await prepareRadicale({ agence: 'Agence', prive: 'Privé' });
  await calendars.start();
  product = await startProduct(dataFolder(), { WEBHOOK_ALLOW_HOSTS: calendars.host });
});
test.afterAll(async () => {
  await product.stop();
  await calendars.remove();
});

const TOKEN = 'calendra';
const utc = (instant: string | Date) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const dentist = (start: string, end: string) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Exemple//FR', 'BEGIN:VEVENT', 'UID:dentiste', `DTSTAMP:${utc(new Date())}`]
    .concat([`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`, 'SUMMARY:Dentiste', 'END:VEVENT', 'END:VCALENDAR', ''])
    .join('\r\n');

test('a calendar of a real server is connected: its events hide slots, and a booked call appears in it', async ({
  page,
  request,
}, info) => {
  const database = await seed.connect(product.database);
  await seed.aProspect(database, TOKEN);
  await database.end();
  const slots = async (): Promise<{ start: string; end: string }[]> =>
    (await (await request.get(`${product.url}/api/public/booking/slots?token=${TOKEN}`)).json()).slots;
  await page.goto(`${product.url}/mon-espace/settings/general`);
  await page.getByLabel('Adresse e-mail').fill(ADMIN.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  const section = page.locator('[id="booking.calendar"]');
  const dialog = page.getByRole('dialog');

  await test.step('a wrong password is told at its field', async () => {
    await section.getByRole('button', { name: 'Connecter un agenda' }).click();
    await dialog.getByLabel('Nom, pour votre équipe').fill('Agenda d’Anne');
    await dialog.getByLabel('Adresse').fill(calendars.url);
    await dialog.getByLabel('Utilisateur').fill(CALENDAR_USER.username);
    await dialog.getByLabel('Mot de passe d’application').fill('faux');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByText('Le serveur refuse l’utilisateur ou le mot de passe.')).toBeVisible();
    await dialog.getByLabel('Mot de passe d’application').fill(CALENDAR_USER.password);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toHaveCount(0);
  });

  const row = section.getByRole('row', { name: /Agenda d’Anne/ });
  await expect(row).toContainText('Privé');

  await test.step('one of its calendars receives the calls', async () => {
    await row.getByRole('button', { name: /^Choisir/ }).click();
    await look(page, info, 'choice', { schemes: ['light', 'dark'] });
    await dialog.getByLabel('Reçoit les rendez-vous').selectOption('Agence');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText('reçoit les rendez-vous');
    await look(page, info, 'connected');
  });

  const [first, , third] = await slots();
  await test.step('an event hides the slot at its time', async () => {
    await calendars.request('PUT', 'prive/dentiste.ics', dentist(first?.start ?? '', first?.end ?? ''));
    await row.getByRole('button', { name: /^Tester/ }).click();
    await expect(page.getByText('Les agendas ont été lus.')).toBeVisible();
    await expect.poll(async () => (await slots()).map(({ start }) => start)).not.toContain(first?.start);
  });

  await test.step('a call that is booked appears', async () => {
    const booked = await request.post(`${product.url}/api/public/appointments`, { data: { token: TOKEN, start: third?.start } });
    expect(booked.status()).toBe(201);
    await expect.poll(() => calendars.events('agence').join()).toContain(`DTSTART:${utc(third?.start ?? '')}`);
  });
});
