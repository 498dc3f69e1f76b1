import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/call-api';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { useFieldValue } from './documents';
import { nightCapacity } from './night-capacity';
import styles from './settings.module.css';

/** How many prospects fit into the night at today's pace. */
export function NightCapacity() {
  const t = useText();
  const { integer } = useFormat();
  const { time, maxProspects } = useFieldValue<{ time: string; maxProspects: number | null }>('nightly');
  const { data } = useQuery({
    queryKey: ['settings', 'night'],
    queryFn: () => callApi('POST admin/scans/estimate', { filter: {} }),
    staleTime: 60_000,
    retry: false,
  });
  const capacity = data && nightCapacity(time, data);
  if (!capacity) return t('settings.nightly.capacityUnknown');
  const isTooMany = Number(maxProspects) > capacity.prospects;
  return (
    <span className={isTooMany ? styles.fault : undefined}>
      {t(isTooMany ? 'settings.nightly.tooMany' : 'settings.nightly.capacity', {
        count: integer(capacity.prospects),
        seconds: integer(Math.round(capacity.secondsEach)),
      })}
    </span>
  );
}
