import { Link } from 'react-router';
import type { RecentAction } from '../../api/types';
import { listLink } from '../../components/list-link';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';

/** Names the first prospects of an action, and links to all of them. */
export function ActionProspects({ action: { code, prospects, count, filter, campaign_id, values, state } }: { action: RecentAction }) {
  const t = useText();
  const isDeletion = code === 'delete';
  const others = count - prospects.length;
  const names = prospects.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      {isDeletion ? name : <Link to={`/prospects/${id}/show`}>{name}</Link>}
    </span>
  ));
  const all = campaign_id ? `/campaigns/${campaign_id}/show` : filter && listLink('prospects', filter);
  const rest = t(prospects.length > 0 ? 'actions.others' : 'actions.all', { smart_count: others, count: integer(count) });
  return (
    <span className="block quiet wraps">
      {names}
      {others > 0 && prospects.length > 0 && ', '}
      {others > 0 && (all ? <Link to={all}>{rest}</Link> : prospects.length > 0 && rest)}
      {code.startsWith('scan') && state !== 'running' && ` · ${t('actions.results', values)}`}
    </span>
  );
}
