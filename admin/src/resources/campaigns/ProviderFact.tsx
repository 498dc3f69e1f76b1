import { Button } from '@mui/material';
import { CanAccess } from 'react-admin';
import { postJson } from '../../api/http-client';
import type { CampaignRecord } from '../../api/types';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { useServerChange } from './use-server-change';

/** Of Emelia; another one is shown in its own word. */
const STATES = ['DRAFT', 'RUNNING', 'PAUSED', 'FINISHED', 'ARCHIVED'] as const;

/** How a campaign stood at the e-mail provider when it was last asked, and the way to ask now. */
export function ProviderFact({ campaign: { id, provider_state, polled_at } }: { campaign: CampaignRecord }) {
  const t = useText();
  const { change, isPending } = useServerChange();
  const ask = () =>
    change(async () => {
      await postJson(`/api/admin/campaigns/${id}/poll`);
      return t('campaigns.show.pollStarted');
    });
  const date = polled_at && dateTime(polled_at);
  const known = STATES.find((state) => state === provider_state);
  const state = known ? t(`campaigns.show.providerState.${known}`) : provider_state;
  return (
    <>
      {date && (state ? t('campaigns.show.polled', { state, date }) : t('campaigns.show.polledOnly', { date }))}{' '}
      <CanAccess action="edit" resource="campaigns" accessDenied={null}>
        <Button size="small" disabled={isPending} onClick={() => void ask()}>
          {t('campaigns.show.poll')}
        </Button>
      </CanAccess>
    </>
  );
}
