import { useCanAccess } from 'react-admin';
import type { BlockedUrlRecord } from '../../api/types';
import { stateChip } from '../../components/state-chip';
import { date } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { CellText } from '../../list/CellText';
import { Column, DateColumn } from '../../list/Column';
import { ResourceList } from '../../list/ResourceList';
import { BlockButton, BlockedUrlActions } from './BlockedUrlActions';
import { BlockedUrlFilters } from './BlockedUrlFilters';

const Col = Column<BlockedUrlRecord>;
const BlockState = stateChip('blockedUrls.state', { active: 'poor', lifted: { tone: 'neutral', quiet: true } });

/** The list opens with what is blocked now: that filter alone is not the reader's. */
const isFiltered = ({ q, is_active }: Record<string, unknown>): boolean => Boolean(q) || is_active === false;

/** Websites that may not start a trial. */
export function BlockedUrlList() {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'blocked-urls', action: 'edit' });
  const address = ({ url }: BlockedUrlRecord) => <CellText words={[url]} />;
  const reason = ({ reason, notes }: BlockedUrlRecord) => <CellText words={[reason, notes]}>{reason}</CellText>;
  const state = ({ is_active }: BlockedUrlRecord) => <BlockState state={is_active ? 'active' : 'lifted'} />;
  const actions = (blocked: BlockedUrlRecord) => <BlockedUrlActions blocked={blocked} />;
  return (
    <ResourceList
      title={t('blockedUrls.title')}
      action={<BlockButton />}
      sort={{ field: 'blocked_at', order: 'DESC' }}
      filterDefaultValues={{ is_active: true }}
      filters={<BlockedUrlFilters />}
      empty={{ title: t('blockedUrls.empty.title'), text: t('blockedUrls.empty.text') }}
      filtered={{ title: t('blockedUrls.filtered.title'), text: t('blockedUrls.filtered.text') }}
      isFiltered={isFiltered}
    >
      <Col source="url" label="blockedUrls.column.url" sortByOrder="ASC" render={address} />
      <Col source="reason" label="blockedUrls.column.reason" render={reason} />
      <Col source="is_active" label="blockedUrls.column.state" width="narrow" render={state} />
      <DateColumn source="blocked_at" label="blockedUrls.column.since" width="narrow" sortByOrder="DESC" show={date} />
      {canAccess && <Col source="id" label="app.list.actions" align="right" render={actions} />}
    </ResourceList>
  );
}
