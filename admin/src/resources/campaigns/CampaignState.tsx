import type { CampaignRecord, CampaignStatus } from '../../api/types';
import { Status, type Tone } from '../../components/Status';
import { useText } from '../../i18n/use-text';

const TONES: Record<CampaignStatus, Tone> = { draft: 'neutral', scheduled: 'accent', sent: 'good', paused: 'fair' };

export function CampaignState({ campaign: { status, started_at } }: { campaign: Pick<CampaignRecord, 'status' | 'started_at'> }) {
  const t = useText();
  const isSending = status === 'scheduled' && started_at !== null;
  return (
    <Status tone={TONES[status]} quiet={status === 'draft'} {...(isSending && { shape: 'running' as const })}>
      {t(`campaigns.status.${status}`)}
    </Status>
  );
}
