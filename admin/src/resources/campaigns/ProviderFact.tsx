import { CanAccess } from 'react-admin';
import { callApi } from '../../api/call-api';
import type { CampaignRecord } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';

/** Of Emelia; another one is shown in its own word. */
const STATES = ['DRAFT', 'RUNNING', 'PAUSED', 'FINISHED', 'ARCHIVED'] as const;

/** The state of a campaign at the e-mail provider, with a button that reads it again. */
export function ProviderFact({ campaign: { id, provider_state, polled_at } }: { campaign: CampaignRecord }) {
  const t = useText();
  const date = polled_at && dateTime(polled_at);
  const known = STATES.find((state) => state === provider_state);
  const state = known ? t(`campaigns.show.providerState.${known}`) : provider_state;
  return (
    <>
      {date && (state ? t('campaigns.show.polled', { state, date }) : t('campaigns.show.polledOnly', { date }))}{' '}
      <CanAccess action="edit" resource="campaigns">
        <ActionButton
          variant="text"
          size="small"
          label={t('campaigns.show.poll')}
          run={() => callApi('POST admin/campaigns/:id/poll', { id })}
          done={t('campaigns.show.pollStarted')}
        />
      </CanAccess>
    </>
  );
}
