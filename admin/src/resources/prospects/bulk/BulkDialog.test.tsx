import { screen, waitFor } from '@testing-library/react';
import { show } from '../../../../test/screen';
import { Refusal, serve } from '../../../../test/server';
import { hideNotice, useNotice } from '../../../components/notice';
import type { Selection } from '../../../list/selection';
import { BulkDialog } from './BulkDialog';
import { BulkFollowUpDialog } from './BulkFollowUpDialog';

const CAMPAIGNS = `/api/admin/campaigns?${new URLSearchParams({ sort: '["created_at","DESC"]', range: '[0,99]' })}`;
const CAMPAIGN = { id: '5e0f4a0e-8d4b-4c9e-9f5a-2a5b8a8f7c11', name: 'Artisans du Jura' };
const Notice = () => <p data-testid="notice">{useNotice()?.text}</p>;

afterEach(hideNotice);

const nothing = () => undefined;
const SELECTION: Selection = {
  ...{ page: '', count: 2, total: 2, onPage: 2, isAll: false, canSelectAll: false, search: '', isFiltered: false },
  ...{ chosen: { ids: ['1', '2'], filter: { q: 'lac' } }, selectAll: nothing, selectPage: nothing, clear: nothing },
};
const none = { id: null, skipped: 0, left: [], scanId: null, undo_until: null };
const first = [
  { id: '1', company: 'Pharmacie du Lac', prenom: 'Anne', nom: 'Rey' },
  { id: '2', company: 'Zoé Favre', prenom: 'Zoé', nom: 'Favre' },
];

/** A server that counts two, and notes what it is asked to do. */
function bulkServer(sent: unknown[], done: object) {
  return {
    'POST /api/admin/prospects/bulk': (order: unknown) => {
      if ((order as { dryRun?: boolean }).dryRun) return { ...none, count: 2, selected: 2, missing: 0, first };
      sent.push(order);
      return { ...none, id: 'b1', count: 2, ...done };
    },
  };
}

it('adds the selection to the selected campaign', async () => {
  const sent: unknown[] = [];
  serve({
    [`GET ${CAMPAIGNS}`]: () => [CAMPAIGN],
    ...bulkServer(sent, { action: 'add_to_campaign' }),
  });
  const closed: string[] = [];
  const { user } = show(
    <>
      <Notice />
      <BulkDialog kind="campaign" selection={SELECTION} onClose={() => closed.push('closed')} />
    </>,
  );
  await user.selectOptions(await screen.findByLabelText('Campagne'), CAMPAIGN.name);
  await user.click(screen.getByRole('button', { name: 'Ajouter à la campagne' }));
  await waitFor(() => expect(closed).toEqual(['closed']));
  expect(sent).toEqual([{ action: 'add_to_campaign', ...SELECTION.chosen, campaignId: CAMPAIGN.id, expected: 2 }]);
  expect(screen.getByTestId('notice').textContent).toContain('2 prospects');
});

it.each([
  ['owner', 'set_owner', { owner_id: 'anne' }],
  ['next', 'set_next_action', { next_action: 'Rappeler', next_action_at: '2026-12-01T08:30:00.000Z' }],
  ['change', 'set_trade', { trade: 'Garage' }],
  ['change', 'set_status', { status: 'qualified' }],
  ['change', 'set_language', { language: 'de' }],
] as const)('gives what is selected to a colleague, says what comes next, or changes one field of all: %s', async (kind, action, given) => {
  const sent: unknown[] = [];
  serve({
    'GET /api/admin/colleagues': () => [{ id: 'anne', name: 'Anne Rochat', is_open: true }],
    ...bulkServer(sent, { action }),
  });
  const closed: string[] = [];
  const { user } = show(
    <>
      <Notice />
      <BulkFollowUpDialog kind={kind} selection={SELECTION} onClose={() => closed.push('closed')} />
    </>,
  );
  await screen.findByText('Pharmacie du Lac');
  if (kind === 'owner') {
    await user.click(await screen.findByRole('button', { name: 'Attribuer' }));
    expect(await screen.findByText('Choisissez une personne.')).toBeTruthy();
    await screen.findByRole('option', { name: 'Anne Rochat' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Responsable' }), 'Anne Rochat');
    await user.click(screen.getByRole('button', { name: 'Attribuer' }));
  } else if (action === 'set_status') {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Nouvelle valeur' }), 'Qualifié');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  } else if (action === 'set_language') {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ce qui change' }), 'Langue');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Nouvelle valeur' }), 'Allemand');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  } else if (kind === 'change') {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ce qui change' }), 'Secteur');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Écrivez un nom.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Nouvelle valeur' }), 'Garage ');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  } else {
    await user.type(screen.getByRole('textbox', { name: 'Prochaine action' }), 'Rappeler');
    await user.type(screen.getByLabelText('Date et heure'), '2026-12-01T09:30');
    await user.click(screen.getByRole('button', { name: 'Prévoir' }));
  }
  await waitFor(() => expect(closed).toEqual(['closed']));
  expect(sent).toEqual([{ action, ...SELECTION.chosen, ...given, expected: 2 }]);
  expect(screen.getByTestId('notice').textContent).toContain('2 prospects');
});

describe('what is confirmed', () => {
  it('shows the first prospects, the count of the server, and how many were deleted', async () => {
    const deletion = { ...none, action: 'delete', count: 7, selected: 7, missing: 2, first };
    serve({ 'POST /api/admin/prospects/bulk': () => deletion });
    show(<BulkDialog kind="delete" selection={{ ...SELECTION, count: 9 }} onClose={nothing} />);
    expect(await screen.findByRole('dialog', { name: 'Supprimer 7 prospects\u202f?' })).toBeTruthy();
    const named = screen.getByRole('list', { name: 'Prospects concernés' });
    expect([...named.children].map(({ textContent }) => textContent)).toEqual(['Pharmacie du Lac Anne Rey', 'Zoé Favre', 'et 5 autres']);
    expect(screen.getByText('2 prospects sélectionnés n’existent plus ou ne correspondent plus à la liste.')).toBeTruthy();
  });

  it('is counted again after a conflict, and then sends the new number', async () => {
    let selected = 2;
    const sent: unknown[] = [];
    serve({
      'POST /api/admin/prospects/bulk': (order) => {
        const { dryRun, expected } = order as { dryRun?: boolean; expected?: number };
        if (dryRun) return { ...none, action: 'delete', count: selected, selected, missing: 0, first };
        sent.push(expected);
        return expected === 3 ? { ...none, id: 'b1', action: 'delete', count: 3 } : new Refusal(409, { message: 'La liste a changé.' });
      },
    });
    const closed: string[] = [];
    const { user } = show(<BulkDialog kind="delete" selection={SELECTION} onClose={() => closed.push('closed')} />);
    await screen.findByText('Pharmacie du Lac');
    selected = 3;
    await user.click(screen.getByRole('button', { name: 'Supprimer' }));
    expect(await screen.findByRole('dialog', { name: 'Supprimer 3 prospects\u202f?' })).toBeTruthy();
    expect(screen.getByText('La liste a changé.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(closed).toEqual(['closed']));
    expect(sent).toEqual([2, 3]);
  });
});
