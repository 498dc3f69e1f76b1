import { useDataProvider, useRedirect, useRefresh } from 'react-admin';
import type { CampaignRecord } from '../../api/types';
import { showNotice } from '../../components/notice';
import { useText } from '../../i18n/use-text';
import { AUDIENCES } from './audiences';
import { CampaignForm, type CampaignInput } from './CampaignForm';
import { CampaignList } from './CampaignList';

const EMPTY: CampaignInput = { name: '', subject: '', template: '', channel: 'smtp', signed_by: null, target_audience: AUDIENCES.none };

/** The form for a new campaign, over the list. */
export function CampaignCreate() {
  const t = useText();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const provider = useDataProvider();
  const close = () => redirect('list', 'campaigns');
  const save = async (input: CampaignInput) => {
    const { data } = await provider.create<CampaignRecord>('campaigns', { data: input });
    showNotice(t('campaigns.form.created'));
    refresh();
    redirect('show', 'campaigns', data.id);
  };
  return (
    <>
      <CampaignList />
      <CampaignForm initial={EMPTY} isNew onSave={save} onCancel={close} />
    </>
  );
}
