import { Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import type { ReferralStatus } from '../../api/types';
import { useReferralCounters } from '../../api/use-waiting-counts';
import page from '../../components/list-page.module.css';
import { useText } from '../../i18n/use-text';
import { useFilter } from '../../list/filters';

const STATUSES: ReferralStatus[] = ['pending', 'contacted', 'converted'];

/** The status as tabs with their counts: a filter that is always set. */
export function ReferralTabs({ children }: { children: (status: ReferralStatus) => ReactNode }) {
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
        {children(current)}
      </div>
    </>
  );
}
