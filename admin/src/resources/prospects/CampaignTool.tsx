import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CanAccess, useNotify } from 'react-admin';
import { useServer } from '../../api/data-provider';
import type { ProspectRecord } from '../../api/types';
import { useText } from '../../i18n/use-text';
import styles from './prospect-show.module.css';
import { Tool } from './Tool';

/** Puts the prospect among the recipients of a campaign; hidden where there are no campaigns to ask for. */
export function CampaignTool({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const notify = useNotify();
  const server = useServer();
  const [chosen, setChosen] = useState('');
  const [isAdding, setAdding] = useState(false);
  const { data: campaigns } = useQuery({
    queryKey: ['campaigns', 'choices'],
    queryFn: ({ signal }) => server.getCampaigns({ signal }),
    retry: false,
  });
  if (!Array.isArray(campaigns)) return null;

  const add = async () => {
    const name = campaigns.find(({ id }) => id === chosen)?.name;
    setAdding(true);
    try {
      await server.addToCampaign(chosen, prospect.id);
      notify('prospects.campaign.done', { type: 'success', messageArgs: { name } });
    } catch (error) {
      notify(error instanceof Error && error.message ? error.message : 'prospects.campaign.failed', { type: 'error' });
    }
    setAdding(false);
  };

  return (
    <CanAccess action="edit" accessDenied={null}>
      <Tool
        title={t('prospects.campaign.title')}
        text={t(campaigns.length > 0 ? 'prospects.campaign.text' : 'prospects.campaign.none')}
        action={
          campaigns.length > 0 && (
            <div className={styles.buttons}>
              <select
                className={styles.select}
                aria-label={t('prospects.campaign.label')}
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
              >
                <option value="">{t('prospects.campaign.choose')}</option>
                {campaigns.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
              <Button variant="outlined" disabled={!chosen || isAdding} onClick={() => void add()}>
                {t('prospects.campaign.add')}
              </Button>
            </div>
          )
        }
      />
    </CanAccess>
  );
}
