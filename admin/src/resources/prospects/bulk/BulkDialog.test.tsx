import { screen, waitFor } from '@testing-library/react';
import { show } from '../../../../test/screen';
import { serve } from '../../../../test/server';
import { hideNotice, useNotice } from '../../../components/notice';
import { BulkDialog } from './BulkDialog';
import { BulkFollowUpDialog } from './BulkFollowUpDialog';

const CAMPAIGNS = `/api/admin/campaigns?${new URLSearchParams({ sort: '["created_at","DESC"]', range: '[0,99]' })}`;
const CAMPAIGN = { id: '5e0f4a0e-8d4b-4c9e-9f5a-2a5b8a8f7c11', name: 'Artisans du Jura' };
const Notice = () => <p data-testid="notice">{useNotice()?.text}</p>;

afterEach(hideNotice);

it('puts what is selected into the campaign that was chosen, as the server takes it', async () => {
  const sent: unknown[] = [];
  serve({
    [`GET ${CAMPAIGNS}`]: () => [CAMPAIGN],
    'POST /api/admin/prospects/bulk': (order) => {
      sent.push(order);
      return { id: 'b1', action: 'add_to_campaign', count: 2, skipped: 0, left: [], scanId: null, undo_until: null };
    },
  });
  const closed: string[] = [];
  const nothing = () => undefined;
  const selection = { count: 2, total: 2, isAll: false, canSelectAll: false, chosen: { ids: ['1', '2'] }, selectAll: nothing };
  const { user } = show(
    <>
      <Notice />
      <BulkDialog kind="campaign" selection={{ ...selection, clear: nothing }} onClose={() => closed.push('closed')} />
    </>,
  );
  await user.selectOptions(await screen.findByLabelText('Campagne'), CAMPAIGN.name);
  await user.click(screen.getByRole('button', { name: 'Ajouter à la campagne' }));
  await waitFor(() => expect(closed).toEqual(['closed']));
  expect(sent).toEqual([{ action: 'add_to_campaign', ids: ['1', '2'], campaignId: CAMPAIGN.id }]);
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
    'POST /api/admin/prospects/bulk': (order) => {
      sent.push(order);
      return { id: 'b1', action, count: 2, skipped: 0, left: [], scanId: null, undo_until: null };
    },
  });
  const closed: string[] = [];
  const nothing = () => undefined;
  const selection = {
    count: 2,
    total: 2,
    isAll: false,
    canSelectAll: false,
    chosen: { ids: ['1', '2'] },
    selectAll: nothing,
    clear: nothing,
  };
  const { user } = show(
    <>
      <Notice />
      <BulkFollowUpDialog kind={kind} selection={selection} onClose={() => closed.push('closed')} />
    </>,
  );
  if (kind === 'owner') {
    await user.click(screen.getByRole('button', { name: 'Attribuer' }));
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
  expect(sent).toEqual([{ action, ids: ['1', '2'], ...given }]);
  expect(screen.getByTestId('notice').textContent).toContain('2 prospects');
});
