import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { callApi } from '../../api/call-api';
import type { ProspectRecord } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { useText } from '../../i18n/use-text';
import { useCampaigns } from '../campaigns/use-campaigns';
import { Tool } from './Tool';

/** Puts the prospect among the recipients of a campaign; hidden where there are no campaigns to ask for. */
export function CampaignTool({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const [chosen, setChosen] = useState('');
  const { data: campaigns } = useCampaigns();
  if (!Array.isArray(campaigns)) return null;
  const name = campaigns.find(({ id }) => id === chosen)?.name;
  return (
    <CanAccess action="edit">
      <Tool
        title={t('prospects.campaign.title')}
        text={t(campaigns.length > 0 ? 'prospects.campaign.text' : 'prospects.campaign.none')}
        action={
          campaigns.length > 0 && (
            <div className="wrap gap-2">
              <select aria-label={t('prospects.campaign.label')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
                <option value="">{t('prospects.campaign.choose')}</option>
                {campaigns.map((campaign) => (
                  <option key={campaign.id} value={campaign.id}>
                    {campaign.name}
                  </option>
                ))}
              </select>
              <ActionButton
                label={t('prospects.campaign.add')}
                disabled={!chosen}
                run={() => callApi('POST admin/campaigns/:id/prospects', { id: chosen, prospectId: prospect.id })}
                done={t('prospects.campaign.done', { name })}
                failed={(message) => message ?? t('prospects.campaign.failed')}
              />
            </div>
          )
        }
      />
    </CanAccess>
  );
}
