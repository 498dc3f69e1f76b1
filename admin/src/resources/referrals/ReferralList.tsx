import type { ReferralRecord } from '../../api/types';
import page from '../../components/list-page.module.css';
import { useText } from '../../i18n/use-text';
import { CellText } from '../../list/CellText';
import { Column, DateColumn } from '../../list/Column';
import { ListHead, RecordList, ResourceListBase } from '../../list/ResourceList';
import { SearchInput } from '../../list/SearchInput';
import { ReferralDetails } from './ReferralDetails';
import { ReferralTabs } from './ReferralTabs';

const Col = Column<ReferralRecord>;

/** The tab itself is a filter, too. */
const isSearch = ({ q }: Record<string, unknown>): boolean => Boolean(q);

/** Colleagues whom prospects have named, in three tabs. */
export function ReferralList() {
  const t = useText();
  return (
    <ResourceListBase sort={{ field: 'created_at', order: 'DESC' }} filterDefaultValues={{ status: 'pending' }}>
      <ListHead title={t('referrals.title')} />
      <ReferralTabs>
        {(status) => (
          <>
            <div className={page.filters}>
              <SearchInput placeholder={t('referrals.search')} />
            </div>
            <RecordList
              caption={t('referrals.title')}
              expand={ReferralDetails}
              failure={t('referrals.loadFailed')}
              empty={{ title: t(`referrals.empty.${status}`), text: t('referrals.emptyText') }}
              filtered={{ title: t(`referrals.empty.${status}`), text: t('referrals.filteredText') }}
              isFiltered={isSearch}
            >
              <Col
                source="referred_email"
                label="referrals.column.referred"
                sortByOrder="ASC"
                render={({ referred_email }) => <CellText words={[referred_email]} />}
              />
              <Col source="company" label="referrals.column.company" className="grey" />
              <DateColumn source="created_at" label="referrals.column.created" width="wide" align="right" sortByOrder="DESC" />
            </RecordList>
          </>
        )}
      </ReferralTabs>
    </ResourceListBase>
  );
}
