import { useApiQuery } from '../../api/call-api';
import { Banner } from '../../components/Banner';
import { stateChip } from '../../components/state-chip';
import { serverMessage } from '../../form/server-errors';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { ErasureProgress } from './ErasePersonDialog';
import { ErasureResult } from './ErasureResult';
import { isUnderWay } from './erasure-state';

const ErasureState = stateChip('personalData.register.state', {
  queued: 'neutral',
  running: { tone: 'accent', shape: 'running' },
  done: 'good',
  failed: 'poor',
});
const LOOK_MS = 1500;

/** What was erased, without naming anybody; what is under way survives a reload of the page here. */
export function ErasureRegister() {
  const t = useText();
  const { data, error } = useApiQuery(
    'GET admin/personal-data/erasures',
    { range: [0, 9], sort: ['created_at', 'DESC'] },
    { refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_MS : false) },
  );
  return (
    <section className="part">
      <h2>{t('personalData.register.title')}</h2>
      <p className="quiet">{t('personalData.register.lead')}</p>
      {error && <Banner tone="poor">{serverMessage(error)}</Banner>}
      {data?.length === 0 && <p className="grey mt-2">{t('personalData.register.none')}</p>}
      <ul className="lines">
        {data?.map((erasure) => (
          <li key={erasure.id}>
            <div className="wrap break items-baseline between gap-1 gap-x-4">
              <ErasureState state={erasure.state} />
              <span className="quiet">
                {dateTime(erasure.created_at)}
                {erasure.requested_by_email && `, ${t('personalData.register.by', { name: erasure.requested_by_email })}`}
              </span>
            </div>
            {isUnderWay(erasure) && <ErasureProgress erasure={erasure} />}
            {erasure.outcome && <ErasureResult outcome={erasure.outcome} />}
            {erasure.state === 'failed' && <p className="poor small">{erasure.error}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
