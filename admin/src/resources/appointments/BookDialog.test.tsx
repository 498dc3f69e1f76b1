import { screen, waitFor } from '@testing-library/react';
import { show } from '../../../test/screen';
import { Refusal, serve } from '../../../test/server';
import type { Slot, StaffBooking } from '../../api/types';
import { clearDrafts } from '../../form/drafts';
import { BookDialog } from './BookDialog';

const slot = (start: string, day: string, time: string): Slot => ({ start, end: start, day, time });
const SLOTS = [
  slot('2026-11-24T08:00:00.000Z', '2026-11-24', '09:00'),
  slot('2026-11-24T08:30:00.000Z', '2026-11-24', '09:30'),
  slot('2026-11-25T08:00:00.000Z', '2026-11-25', '09:00'),
];
const BOOKING: StaffBooking = { durationMinutes: 25, slots: SLOTS, external: null, telephone: '+41218451122', appointment: null };
const PROSPECT = { id: 'p1', email: 'luc@example.ch' };

afterEach(clearDrafts);

/** The dialog before a server whose calendar is what it is told; notes what is booked. */
function open(calendars: StaffBooking[], answers: (() => unknown)[]) {
  const sent: unknown[] = [];
  const closed: true[] = [];
  serve({
    'GET /api/admin/prospects/p1/booking': () => (calendars.length > 1 ? calendars.shift() : calendars[0]),
    'POST /api/admin/appointments': (body) => {
      sent.push(body);
      return answers.shift()?.() ?? { start_at: '2026-11-24T08:30:00.000Z' };
    },
  });
  const { user } = show(<BookDialog prospect={PROSPECT} onClose={() => closed.push(true)} />);
  return { user, sent, closed };
}

const select = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const submit = () => screen.getByRole('button', { name: 'Réserver et inviter' });

it('starts with the next free hour; when it was taken meanwhile, says so, keeps typed values, and offers the remaining hours', async () => {
  const taken = new Refusal(409, { message: 'Ce créneau vient d’être pris. Choisissez-en un autre.' });
  const { user, sent, closed } = open([BOOKING, { ...BOOKING, slots: SLOTS.slice(1) }], [() => taken]);
  expect((await select('Jour')).selectedOptions[0]?.textContent).toBe('Mardi 24.11.2026');
  expect((await select('Heure')).value).toBe(SLOTS[0]?.start);
  await user.type(screen.getByRole('textbox', { name: 'Notes pour l’appel' }), 'Le devis');
  await user.click(submit());
  expect(await screen.findByText('Ce créneau vient d’être pris. Choisissez-en un autre.')).toBeTruthy();
  await waitFor(async () => expect((await select('Heure')).value).toBe(''));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes pour l’appel' }).value).toBe('Le devis');
  await user.selectOptions(await select('Heure'), '09:30');
  await user.click(submit());
  await waitFor(() => expect(closed).toEqual([true]));
  const common = { prospect_id: 'p1', agreed: false, telephone: '+41218451122', notes: 'Le devis' };
  expect(sent).toEqual([SLOTS[0], SLOTS[1]].map((one) => ({ ...common, start: one?.start })));
});

it('selects the first hour of another day; an agreed hour is free to choose', async () => {
  const { user, sent } = open([BOOKING], []);
  await user.selectOptions(await select('Jour'), 'Mercredi 25.11.2026');
  expect((await select('Heure')).value).toBe(SLOTS[2]?.start);
  await user.click(screen.getByRole('radio', { name: 'Une heure convenue au téléphone' }));
  await user.type(screen.getByLabelText('Date et heure convenues'), '2026-11-26T19:10');
  await user.click(submit());
  await waitFor(() => expect(sent).toMatchObject([{ start: '2026-11-26T18:10:00.000Z', agreed: true }]));
});

it('shows the call that is booked already, to move or to cancel', async () => {
  const appointment = { id: 'a1', start_at: '2026-11-24T08:00:00.000Z', status: 'booked', booked_by: 'Anne Rochat' };
  open([{ ...BOOKING, slots: [], appointment: appointment as NonNullable<StaffBooking['appointment']> }], []);
  expect(await screen.findByRole('link', { name: 'Appel le 24.11.2026, 09:00' })).toBeTruthy();
  expect(screen.getByText('réservé par Anne Rochat')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Déplacer' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Annuler le rendez-vous' })).toBeTruthy();
});
