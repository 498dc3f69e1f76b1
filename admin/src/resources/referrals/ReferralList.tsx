import { Tab, Tabs } from '@mui/material';
import { useListContext } from 'react-admin';
import type { ReferralRecord, ReferralStatus } from '../../api/types';
import { useReferralCounters } from '../../api/use-waiting';
import page from '../../components/list-page.module.css';
import { useText } from '../../i18n/use-text';
import { Column, DateColumn } from '../../list/Column';
import { useFilter } from '../../list/filters';
import { Pair } from '../../list/Pair';
import { ListHead, RecordList, ResourceListBase } from '../../list/ResourceList';
import { SearchInput } from '../../list/SearchInput';
import { ReferralDetails } from './ReferralDetails';

const Col = Column<ReferralRecord>;
const STATUSES: ReferralStatus[] = ['pending', 'contacted', 'converted'];

/** The tab itself is a filter, too. */
const isSearch = ({ q }: Record<string, unknown>): boolean => Boolean(q);

/** Colleagues whom prospects have named, in three tabs. */
export function ReferralList() {
  const t = useText();
  return (
    <ResourceListBase sort={{ field: 'created_at', order: 'DESC' }} filterDefaultValues={{ status: 'pending' }}>
      <ListHead title={t('referrals.title')} />
      <StatusTabs />
    </ResourceListBase>
  );
}

function StatusTabs() {
  const t = useText();
  const { filterValues } = useListContext();
  const [, setStatus] = useFilter<ReferralStatus>('status');
  const counters = useReferralCounters();
  const current: ReferralStatus = STATUSES.includes(filterValues.status) ? filterValues.status : 'pending';
  return (
    <>
      <Tabs
        className={page.tabs}
        value={current}
        onChange={(_, status: ReferralStatus) => setStatus(status)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('referrals.status.label')}
      >
        {STATUSES.map((status) => (
          <Tab
            key={status}
            id={`tab-${status}`}
            aria-controls={status === current ? `panel-${status}` : undefined}
            value={status}
            label={
              <span>
                {t(`referrals.tab.${status}`)} {counters && <span className="grey">{counters[status]}</span>}
              </span>
            }
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`panel-${current}`} aria-labelledby={`tab-${current}`}>
        <div className={page.filters}>
          <SearchInput placeholder={t('referrals.search')} />
        </div>
        <Referrals emptyTitle={t(`referrals.empty.${current}`)} />
      </div>
    </>
  );
}

function Referrals({ emptyTitle }: { emptyTitle: string }) {
  const t = useText();
  return (
    <RecordList
      caption={t('referrals.title')}
      expand={ReferralDetails}
      failure={t('referrals.loadFailed')}
      empty={{ title: emptyTitle, text: t('referrals.emptyText') }}
      filtered={{ title: emptyTitle, text: t('referrals.filteredText') }}
      isFiltered={isSearch}
    >
      <Col
        source="referred_email"
        label={t('referrals.column.referred')}
        sortByOrder="ASC"
        render={({ referred_email }) => <Pair words={[referred_email]} />}
      />
      <Col
        source="company"
        label={t('referrals.column.company')}
        render={({ company }) => (
          <span className="grey" title={company}>
            {company}
          </span>
        )}
      />
      <DateColumn source="created_at" label={t('referrals.column.created')} width="wide" align="right" sortByOrder="DESC" />
    </RecordList>
  );
}
