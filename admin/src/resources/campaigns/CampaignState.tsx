import type { CampaignRecord } from '../../api/types';
import { stateChip } from '../../components/state-chip';

const State = stateChip('campaigns.status', {
  draft: { tone: 'neutral', quiet: true },
  scheduled: 'accent',
  sent: 'good',
  paused: 'fair',
});
const Sending = stateChip('campaigns.status', { scheduled: { tone: 'accent', shape: 'running' } });

/** Planned, or already under way. */
export const CampaignState = ({ campaign: { status, started_at } }: { campaign: Pick<CampaignRecord, 'status' | 'started_at'> }) =>
  status === 'scheduled' && started_at !== null ? <Sending state={status} /> : <State state={status} />;
