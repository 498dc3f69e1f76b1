import { useDataProvider, useRedirect, useRefresh } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import type { CampaignRecord } from '../../api/types';
import { showNotice } from '../../components/notice';
import { useText } from '../../i18n/use-text';
import { useViews } from '../prospects/views/use-views';
import { AUDIENCES } from './audiences';
import { CampaignForm, type CampaignInput } from './CampaignForm';
import { CampaignList } from './CampaignList';

const EMPTY: CampaignInput = { name: '', subject: '', template: '', channel: 'smtp', signed_by: null, target_audience: AUDIENCES.none };

/** The form for a new campaign, over the list. `?view=`: to whom this saved view shows; its words lead on to when it is sent. */
export function CampaignCreate() {
  const t = useText();
  const redirect = useRedirect();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const provider = useDataProvider();
  const [params] = useSearchParams();
  const viewId = params.get('view');
  const { data: views, isPending } = useViews(viewId !== null);
  const view = viewId === null ? undefined : views?.find(({ id }) => id === viewId);
  const initial = view ? { ...EMPTY, name: view.name, target_audience: { filter: view.content.filter } } : EMPTY;
  const close = () => redirect('list', 'campaigns');
  const save = async (input: CampaignInput) => {
    const { data } = await provider.create<CampaignRecord>('campaigns', { data: input });
    showNotice(t('campaigns.form.created'));
    refresh();
    if (view) void navigate(`/campaigns/${encodeURIComponent(data.id)}/show#schedule`);
    else redirect('show', 'campaigns', data.id);
  };
  return (
    <>
      <CampaignList />
      {!(viewId !== null && isPending) && <CampaignForm initial={initial} isNew onSave={save} onCancel={close} />}
    </>
  );
}
