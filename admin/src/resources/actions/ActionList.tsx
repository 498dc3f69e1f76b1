import type { RecentAction } from '../../api/types';
import { stateChip } from '../../components/state-chip';
import { useText } from '../../i18n/use-text';
import { Column, DateColumn } from '../../list/Column';
import { ClearFilters, ResourceList } from '../../list/ResourceList';
import { useCostText } from '../prospects/scan/use-cost-text';
import { ActionFilters } from './ActionFilters';
import { ActionProspects } from './ActionProspects';
import { ActionUndo } from './ActionUndo';
import { useActionText } from './use-action-text';

const Col = Column<RecentAction>;
const ActionState = stateChip('actions.state', {
  waiting: 'fair',
  running: { tone: 'accent', shape: 'running' },
  done: { tone: 'good', quiet: true },
  failed: 'poor',
  cancelled: { tone: 'neutral', quiet: true },
  undone: { tone: 'neutral', quiet: true },
});

/** Poll interval: the button that undoes a deletion disappears after half a minute, ms. */
const POLL_MS = 10_000;

/** What was done to many prospects at once, by whom, and its undo. */
export function ActionList() {
  const t = useText();
  const words = useActionText();
  const { usd } = useCostText();
  const what = (action: RecentAction) => (
    <>
      <span className="block strong wraps">{words(action)}</span>
      <ActionProspects action={action} />
    </>
  );
  const who = ({ user }: RecentAction) => <span title={user?.name}>{user?.name ?? t('actions.system')}</span>;
  const undo = (action: RecentAction) => <ActionUndo action={action} what={words(action)} />;
  return (
    <ResourceList
      title={t('actions.title')}
      lead={t('actions.lead')}
      sort={{ field: 'at', order: 'DESC' }}
      pollMs={POLL_MS}
      filters={<ActionFilters />}
      empty={{ title: t('actions.empty.title'), text: t('actions.empty.text') }}
      filtered={{ title: t('actions.filtered.title'), text: t('actions.filtered.text'), action: <ClearFilters /> }}
    >
      <Col source="code" label="actions.column.what" render={what} />
      <Col source="user" label="actions.column.who" width="medium" render={who} />
      <DateColumn source="at" label="actions.column.at" sortByOrder="DESC" />
      <Col source="cost" label="actions.column.cost" align="right" width="narrow" render={({ cost }) => (cost ? usd(cost.spent) : '–')} />
      <Col source="state" label="actions.column.state" width="narrow" render={({ state }) => <ActionState state={state} />} />
      <Col source="undoable" label="actions.column.undo" align="right" width="narrow" render={undo} />
    </ResourceList>
  );
}
