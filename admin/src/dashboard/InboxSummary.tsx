import { Link } from 'react-router';
import { useApiQuery } from '../api/call-api';
import { integer } from '../format/format';
import { useText } from '../i18n/use-text';

/** The number of items in the inbox, with a link to it. */
export function InboxSummary() {
  const t = useText();
  const { data } = useApiQuery('GET admin/queue/summary', {}, { refetchInterval: 60_000 });
  // reserves its height, so that nothing moves when the number arrives
  if (!data) return <p className="strong mb-4">&nbsp;</p>;
  const { waiting, more, treated_today } = data;
  const words = waiting === 0 ? 'queue.dashboardNone' : more ? 'queue.dashboardMore' : 'queue.dashboard';
  return (
    <p className="strong mb-4 number">
      <Link to="/queue">{t(words, { smart_count: waiting, count: integer(waiting) })}</Link>{' '}
      <span className="grey">{t('queue.treated', { smart_count: treated_today })}</span>
    </p>
  );
}
