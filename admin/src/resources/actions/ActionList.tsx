import { useGetIdentity } from 'react-admin';
import { Link } from 'react-router';
import type { RecentAction } from '../../api/types';
import { listLink } from '../../components/list-link';
import { stateChip } from '../../components/state-chip';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { Column, DateColumn } from '../../list/Column';
import { FilterButtons, FilterDay, FilterSelect } from '../../list/filters';
import { ClearFilters, ResourceList } from '../../list/ResourceList';
import { useCostWords } from '../prospects/scan/use-cost-words';
import { ActionUndo } from './ActionUndo';
import { useActionWords } from './use-action-words';

const Col = Column<RecentAction>;
const KINDS = ['deletion', 'status', 'validation', 'campaign', 'owner', 'next_action', 'import', 'scan', 'sending'] as const;
const ActionState = stateChip('actions.state', {
  waiting: 'fair',
  running: { tone: 'accent', shape: 'running' },
  done: { tone: 'good', quiet: true },
  failed: 'poor',
  cancelled: { tone: 'neutral', quiet: true },
  undone: { tone: 'neutral', quiet: true },
});

/** A deletion can be undone for half a minute: buttons go by themselves. */
const FOLLOW_MS = 10_000;

/** Who has done what to many prospects, and the way back. */
export function ActionList() {
  const t = useText();
  const words = useActionWords();
  const { usd } = useCostWords();
  const { identity } = useGetIdentity();
  return (
    <ResourceList
      title={t('actions.title')}
      lead={t('actions.lead')}
      sort={{ field: 'at', order: 'DESC' }}
      followMs={FOLLOW_MS}
      filters={
        <>
          <FilterSelect
            source="kind"
            label={t('actions.filter.kind')}
            any={t('actions.filter.anyKind')}
            choices={KINDS.map((value) => ({ value, label: t(`actions.kind.${value}`) }))}
          />
          <FilterButtons
            source="user_id"
            label={t('actions.filter.who')}
            choices={[
              { value: undefined, label: t('actions.filter.everybody') },
              ...(identity ? [{ value: String(identity.id), label: t('actions.filter.me') }] : []),
            ]}
          />
          <FilterDay source="at_gte" label={t('actions.filter.from')} />
          <FilterDay source="at_lt" label={t('actions.filter.to')} isEnd />
        </>
      }
      empty={{ title: t('actions.empty.title'), text: t('actions.empty.text') }}
      filtered={{ title: t('actions.filtered.title'), text: t('actions.filtered.text'), action: <ClearFilters /> }}
    >
      <Col
        source="code"
        label={t('actions.column.what')}
        render={(action) => (
          <>
            <span className="block strong wraps">{words(action)}</span>
            <Whom action={action} />
          </>
        )}
      />
      <Col
        source="user"
        label={t('actions.column.who')}
        width="medium"
        render={({ user }) => <span title={user?.name}>{user?.name ?? t('actions.system')}</span>}
      />
      <DateColumn source="at" label={t('actions.column.at')} sortByOrder="DESC" />
      <Col
        source="cost"
        label={t('actions.column.cost')}
        align="right"
        width="narrow"
        render={({ cost }) => (cost ? usd(cost.spent) : '–')}
      />
      <Col source="state" label={t('actions.column.state')} width="narrow" render={({ state }) => <ActionState state={state} />} />
      <Col
        source="undoable"
        label={t('actions.column.undo')}
        align="right"
        width="narrow"
        render={(action) => <ActionUndo action={action} what={words(action)} />}
      />
    </ResourceList>
  );
}

/** The first prospects by name, and the way to them all. */
function Whom({ action: { code, prospects, count, filter, campaign_id, values, state } }: { action: RecentAction }) {
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
