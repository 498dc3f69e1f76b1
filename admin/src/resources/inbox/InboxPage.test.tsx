import { screen, waitFor } from '@testing-library/react';
import { show } from '../../../test/screen';
import { Refusal, serve } from '../../../test/server';
import type { InboxItem as QueueItem } from '../../api/types';
import { hideNotice, useNotice } from '../../components/notice';
import { InboxPage } from './InboxPage';

const item = (id: string, company: string, what = 'Rappeler'): QueueItem =>
  ({
    id,
    prospect: {
      ...{ id, company, person: 'Luc Favre', email: 'luc@example.ch', telephone: '+41218451122', status: 'contacted' },
      ...{ link: 'https://agence.example/t/abcd1234', token: 'abcd1234', review_status: 'draft', red_flags: [], red_flag_facts: {} },
    },
    reasons: [{ id: 'next_action', since: '2026-11-23T08:00:00.000Z', facts: { what } }],
    snoozed_until: null,
    claimed_by: null,
  }) as unknown as QueueItem;
const SUMMARY = { waiting: 2, more: false, reasons: [], treated_today: 3 };
const list = (filter: object) => `GET /api/admin/queue?${new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,49]' })}`;

/** A server whose queue is what is left of these; notes what is asked of it. */
function desk(items: QueueItem[], refused: Record<string, Refusal> = {}, more: Record<string, (sent: unknown) => unknown> = {}) {
  const asked: string[] = [];
  let left = items;
  const note = (request: string, act: () => unknown = () => undefined) => ({
    [request]: () => {
      asked.push(request);
      return refused[request] ?? act();
    },
  });
  serve({
    ...note(list({ owner: 'all', example: false }), () => left),
    'GET /api/admin/queue/summary': () => SUMMARY,
    ...more,
    ...Object.assign(
      {},
      ...items.flatMap((one) => {
        const leave = () => {
          left = left.filter(({ id }) => id !== one.id);
          return { done: ['next_action'], treated_today: 4 };
        };
        const back = () => {
          left = items;
        };
        const path = `/api/admin/queue/${one.id}`;
        return [
          note(`POST ${path}/claim`, () => ({ claimed_until: '2026-11-23T09:00:00.000Z' })),
          note(`DELETE ${path}/claim`),
          note(`POST ${path}/done`, leave),
          note(`DELETE ${path}/done`, back),
          note(`POST ${path}/snooze`, () => void leave()),
          note(`POST /api/admin/prospects/${one.id}/calls`, () => void leave()),
        ];
      }),
    ),
  });
  const Notice = () => {
    const notice = useNotice();
    return (
      <p data-testid="notice">
        {notice?.text}
        {notice?.action && (
          <button type="button" onClick={() => void notice.action?.run()}>
            {notice.action.label}
          </button>
        )}
      </p>
    );
  };
  const shown = show(
    <>
      <Notice />
      <InboxPage />
    </>,
  );
  return { ...shown, asked };
}

const company = (name: string) => screen.findByRole('heading', { level: 2, name });

afterEach(hideNotice);

it('shows one prospect at a time with its reason and claims it; d marks it as done, with an undo', async () => {
  const { user, asked } = desk([item('p1', 'Garage du Lac'), item('p2', 'Boulangerie Meylan')]);
  expect(await company('Garage du Lac')).toBeTruthy();
  expect(screen.getByText('À faire le 23.11.2026 : Rappeler')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('3 traités aujourd’hui');
  expect(screen.getByRole('link', { name: /Appeler/ }).getAttribute('href')).toBe('tel:+41218451122');
  await waitFor(() => expect(asked).toContain('POST /api/admin/queue/p1/claim'));
  await user.keyboard('d');
  expect(await company('Boulangerie Meylan')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await company('Garage du Lac')).toBeTruthy();
  expect(asked).toContain('DELETE /api/admin/queue/p1/done');
});

it('skips a prospect that a colleague has claimed; n shows the next one', async () => {
  const taken = new Refusal(409, { message: 'Anne s’en occupe.' });
  const { user } = desk([item('p1', 'Garage du Lac'), item('p2', 'Boulangerie Meylan')], { 'POST /api/admin/queue/p1/claim': taken });
  expect(await company('Boulangerie Meylan')).toBeTruthy();
  await user.keyboard('n');
  expect(await screen.findByRole('heading', { name: 'Fin de la file' })).toBeTruthy();
});

it('calls with c, and offers the form for the note', async () => {
  const { user } = desk([item('p1', 'Garage du Lac')]);
  await company('Garage du Lac');
  screen.getByRole('link', { name: /Appeler/ }).addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('c');
  expect(((await screen.findByLabelText('Issue de l’appel')) as HTMLSelectElement).value).toBe('reached');
});

it('keeps showing a prospect after a noted call has ended its reason', async () => {
  const { user, asked } = desk([item('p1', 'Garage du Lac'), item('p2', 'Boulangerie Meylan')]);
  await company('Garage du Lac');
  await user.keyboard('c');
  await screen.findByLabelText('Issue de l’appel');
  await user.click(screen.getByRole('button', { name: 'Ajouter' }));
  await waitFor(() => expect(asked).toContain('POST /api/admin/prospects/p1/calls'));
  // the list that comes after the note begins with the other one
  await waitFor(() => expect(asked.filter((request) => request.startsWith('GET')).length).toBeGreaterThan(1));
  expect(await company('Garage du Lac')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Suivant/ }));
  expect(await company('Boulangerie Meylan')).toBeTruthy();
});

it('books with r the next free hour for this prospect', async () => {
  const booked: unknown[] = [];
  const slot = { start: '2026-11-24T08:00:00.000Z', end: '2026-11-24T08:25:00.000Z', day: '2026-11-24', time: '09:00' };
  const { user } = desk(
    [item('p1', 'Garage du Lac')],
    {},
    {
      'GET /api/admin/prospects/p1/booking': () => ({
        durationMinutes: 25,
        slots: [slot],
        external: null,
        telephone: null,
        appointment: null,
      }),
      'POST /api/admin/appointments': (sent) => {
        booked.push(sent);
        return { start_at: slot.start };
      },
    },
  );
  await company('Garage du Lac');
  await user.keyboard('r');
  await user.click(await screen.findByRole('button', { name: 'Réserver et inviter' }));
  await waitFor(() => expect(screen.getByTestId('notice').textContent).toContain('Appel réservé\u202f: 24.11.2026, 09:00'));
  expect(booked).toEqual([{ prospect_id: 'p1', start: slot.start, agreed: false, telephone: null, notes: null }]);
});

it('approves with v, and undoes the approval', async () => {
  const decided: unknown[] = [];
  const { user, asked } = desk(
    [item('p1', 'Garage du Lac'), item('p2', 'Boulangerie Meylan')],
    {},
    {
      'POST /api/admin/prospects/p1/review': (sent) => void decided.push((sent as { status: string }).status),
    },
  );
  await company('Garage du Lac');
  await user.keyboard('v');
  expect(await company('Boulangerie Meylan')).toBeTruthy();
  expect(screen.getByTestId('notice').textContent).toContain('La page de Garage du Lac est validée.');
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await company('Garage du Lac')).toBeTruthy();
  expect([decided, asked.includes('DELETE /api/admin/queue/p1/done')]).toEqual([['validated', 'to_review'], true]);
});

it('shows a conflict when a colleague has decided about the page', async () => {
  const { user, asked } = desk(
    [item('p1', 'Garage du Lac'), item('p2', 'Boulangerie Meylan')],
    {},
    {
      'POST /api/admin/prospects/p1/review': () => new Refusal(409, { message: 'Anne l’a déjà validée.' }),
    },
  );
  await company('Garage du Lac');
  await user.keyboard('v');
  expect((await screen.findByRole('alert')).textContent).toContain('Anne l’a déjà validée.');
  expect(asked).not.toContain('POST /api/admin/queue/p1/done');
});

it('snoozes with z and a choice', async () => {
  const { user, asked } = desk([item('p1', 'Garage du Lac')]);
  await company('Garage du Lac');
  await user.keyboard('z');
  await user.click(await screen.findByRole('button', { name: 'Demain matin' }));
  expect(await screen.findByRole('heading', { name: 'Tout est traité' })).toBeTruthy();
  expect(asked).toContain('POST /api/admin/queue/p1/snooze');
});

it('saves a call and shows the next prospect with Ctrl+Enter', async () => {
  const { user, asked } = desk([item('p1', 'Garage du Lac'), item('p2', 'Boulangerie Meylan')]);
  await company('Garage du Lac');
  await user.keyboard('c');
  await screen.findByLabelText('Issue de l’appel');
  await user.keyboard('Veut une offre{Control>}{Enter}{/Control}');
  expect(await company('Boulangerie Meylan')).toBeTruthy();
  expect(asked).toEqual(expect.arrayContaining(['POST /api/admin/prospects/p1/calls', 'POST /api/admin/queue/p1/done']));
});

describe('items with the same flags', () => {
  const flagged = (id: string, name: string, flags = ['parked'], more: QueueItem['reasons'] = []): QueueItem => {
    const one = item(id, name);
    const since = '2026-11-23T08:00:00.000Z';
    return {
      ...one,
      prospect: { ...one.prospect, red_flags: flags as never },
      reasons: [{ id: 'flags', since, facts: { count: flags.length, first: flags[0] ?? null } }, ...more],
    };
  };
  const others = [
    flagged('p1', 'Garage du Lac'),
    flagged('p2', 'Boulangerie Meylan'),
    flagged('p3', 'Optique du Bourg'),
    flagged('p4', 'Fleurs de Nyon', ['unreachable']),
    flagged('p5', 'Cycles Rey', ['parked'], [{ id: 'visit', since: '2026-11-23T08:00:00.000Z', facts: { what: 'page' } }]),
  ];

  it('are rejected together except deselected ones, with an undo', async () => {
    const sent: unknown[] = [];
    const { user, asked } = desk(
      others,
      {},
      {
        'POST /api/admin/prospects/bulk': (order) => {
          sent.push(order);
          return { id: 'b1', action: 'set_status', count: 2, skipped: 0, left: [], scanId: null, undo_until: null };
        },
        'POST /api/admin/prospects/bulk/b1/undo': () => {
          sent.push('undo');
          return { id: 'b1', count: 2, kept: 0 };
        },
      },
    );
    await company('Garage du Lac');
    await user.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: '3 prospects avec les mêmes alertes' });
    expect(dialog.textContent).not.toMatch(/Fleurs de Nyon|Cycles Rey/);
    await user.click(screen.getByRole('checkbox', { name: 'Optique du Bourg' }));
    await user.click(screen.getByRole('button', { name: 'Écarter 2 prospects' }));
    await user.type(await screen.findByRole('textbox', { name: 'Raison' }), 'Hors cible{Enter}');
    await waitFor(() => expect(screen.getByTestId('notice').textContent).toContain('2 prospects écartés.'));
    expect(sent).toEqual([{ action: 'set_status', status: 'rejected', reason: 'Hors cible', ids: ['p1', 'p2'] }]);
    expect(asked).not.toContain('POST /api/admin/queue/p1/done');
    await user.click(await screen.findByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(sent).toContain('undo'));
    expect(await company('Garage du Lac')).toBeTruthy();
  });

  it('are marked as done together; one that a colleague has claimed stays', async () => {
    const taken = new Refusal(409, { message: 'Anne s’en occupe.' });
    const { user, asked } = desk(others.slice(0, 3), { 'POST /api/admin/queue/p2/done': taken });
    await company('Garage du Lac');
    await user.click(screen.getByRole('button', { name: /^Les 3 semblables/ }));
    await user.click(await screen.findByRole('button', { name: 'Traités, les 3' }));
    await waitFor(() => expect(screen.getByTestId('notice').textContent).toContain('2 prospects traités.'));
    await user.click(await screen.findByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(asked).toContain('DELETE /api/admin/queue/p3/done'));
    expect(asked).not.toContain('DELETE /api/admin/queue/p2/done');
  });
});
