import { useQuery } from '@tanstack/react-query';
import { useServer } from '../../api/data-provider';
import type { ErasureRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { Status, type Tone } from '../../components/Status';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { wordsOf } from '../settings/use-drafts';
import { ErasureProgress } from './ErasePersonDialog';
import { isUnderWay } from './erasure-state';
import { OutcomeWords } from './OutcomeWords';
import styles from './personal-data.module.css';

const TONES: Record<ErasureRecord['state'], Tone> = { queued: 'neutral', running: 'accent', done: 'good', failed: 'poor' };
const LOOK_MS = 1500;

/** What was erased, without naming anybody; what is under way survives a reload of the page here. */
export function ErasureRegister() {
  const t = useText();
  const server = useServer();
  const { dateTime } = useFormat();
  const { data, error } = useQuery({
    queryKey: ['personal-data', 'erasures'],
    queryFn: ({ signal }) => server.getErasures(signal),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_MS : false),
  });
  return (
    <section className={styles.part}>
      <h2>{t('personalData.register.title')}</h2>
      <p className={styles.help}>{t('personalData.register.lead')}</p>
      {error && <Banner tone="poor">{wordsOf(error)}</Banner>}
      {data?.length === 0 && <p className={styles.none}>{t('personalData.register.none')}</p>}
      <ul className={styles.register}>
        {data?.map((erasure) => (
          <li key={erasure.id}>
            <div className={styles.registerHead}>
              <Status tone={TONES[erasure.state]} {...(erasure.state === 'running' && { shape: 'running' as const })}>
                {t(`personalData.register.state.${erasure.state}`)}
              </Status>
              <span className={styles.help}>
                {dateTime(erasure.created_at)}
                {erasure.requested_by_email && `, ${t('personalData.register.by', { name: erasure.requested_by_email })}`}
              </span>
            </div>
            {isUnderWay(erasure) && <ErasureProgress erasure={erasure} />}
            {erasure.outcome && <OutcomeWords outcome={erasure.outcome} />}
            {erasure.state === 'failed' && <p className={styles.fault}>{erasure.error}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
