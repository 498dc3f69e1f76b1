import { screen, waitFor } from '@testing-library/react';
import { show } from '../../../test/screen';
import { serve } from '../../../test/server';
import { AUDIENCES } from './audiences';
import { CampaignForm, type CampaignInput } from './CampaignForm';

const filter = { cms: 'WordPress', mobile_speed_lt: 50 };
const view = (id: string, name: string, kept: object) => ({
  ...{ id, name, own: false, author: 'Léa' },
  content: { filter: kept, sort: { field: 'score', order: 'ASC' }, columns: null, perPage: 25 },
});
const EMPTY: CampaignInput = {
  ...{ name: 'Novembre', subject: 'Votre site', template: 'Bonjour', channel: 'smtp', signed_by: null },
  target_audience: AUDIENCES.none,
};

function form(initial: CampaignInput) {
  serve({
    'GET /api/admin/saved-views?resource=prospects': () => [view('v1', 'WordPress lents', filter), view('v2', 'Tout', {})],
    'GET /api/admin/signatories': () => [],
    'GET /api/admin/campaigns/sender': () => ({ objection: null }),
  });
  const saved: CampaignInput[] = [];
  const onSave = async (input: CampaignInput) => void saved.push(input);
  return { ...show(<CampaignForm initial={initial} isNew onSave={onSave} onCancel={() => undefined} />), saved };
}

const VIEW = 'Vue «\u202fWordPress lents\u202f»';
const audience = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Audience' });

it('offers saved views as audiences, except those without a filter', async () => {
  const { user, saved } = form(EMPTY);
  await screen.findByRole('option', { name: VIEW });
  expect(screen.queryByRole('option', { name: /Tout »/ })).toBeNull();
  await user.selectOptions(await audience(), VIEW);
  await user.click(screen.getByRole('button', { name: 'Créer la campagne' }));
  await waitFor(() => expect(saved[0]?.target_audience).toEqual({ filter }));
});

it('recognises a view, and keeps another selection', async () => {
  form({ ...EMPTY, target_audience: { filter } });
  await screen.findByRole('option', { name: VIEW });
  expect((await audience()).value).toBe('v1');
  expect(screen.queryByRole('option', { name: 'Sélection actuelle' })).toBeNull();
});
