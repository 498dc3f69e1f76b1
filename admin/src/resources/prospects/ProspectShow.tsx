import { Tab, Tabs } from '@mui/material';
import { Link, useLocation } from 'react-router';
import type { ProspectRecord } from '../../api/types';
import { PageTitle } from '../../components/PageTitle';
import { ShowRecord } from '../../components/ShowRecord';
import { useText } from '../../i18n/use-text';
import { SuppressionNotice } from '../suppressions/SuppressionNotice';
import { AnalysesTab } from './analyses/AnalysesTab';
import { CompanyTab } from './CompanyTab';
import { FormerAddress } from './FormerAddress';
import { OverviewTab } from './OverviewTab';
import { ProspectHeader } from './ProspectHeader';
import { nameOf } from './prospect-name';
import { QuizTab } from './QuizTab';
import { ReviewSection } from './review/ReviewSection';
import { ProspectScanProvider } from './scan/ProspectScanProvider';
import { ScanPanel } from './scan/ScanPanel';
import { ToolsTab } from './ToolsTab';
import { useAnswers } from './use-prospect-data';
import { useRecordPolling } from './use-record-polling';

/** Everything known about one prospect. */
export function ProspectShow() {
  const t = useText();
  const back = <Link to="/prospects">{t('prospects.show.back')}</Link>;
  return (
    <ShowRecord<ProspectRecord> back={back} notFound={t('prospects.show.notFound')}>
      {(record) => (
        <ProspectScanProvider key={record.id} prospect={record}>
          <Follower id={record.id} />
          <PageTitle>{nameOf(record)}</PageTitle>
          <ProspectHeader prospect={record} />
          <SuppressionNotice email={record.email} />
          <FormerAddress prospect={record} />
          <ReviewSection prospect={record} />
          <ScanPanel />
          <ShowTabs prospect={record} />
        </ProspectScanProvider>
      )}
    </ShowRecord>
  );
}

function Follower({ id }: { id: string }) {
  useRecordPolling(id);
  return null;
}

const TABS = { overview: OverviewTab, quiz: QuizTab, analyses: AnalysesTab, company: CompanyTab, tools: ToolsTab };
type TabName = keyof typeof TABS;

/** The chosen tab is the end of the address: it survives a reload and can be shared. */
function ShowTabs({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const { data: answers } = useAnswers(prospect.id);
  const base = `/prospects/${encodeURIComponent(prospect.id)}/show`;
  const wanted = useLocation().pathname.slice(base.length + 1);
  const tab: TabName = Object.hasOwn(TABS, wanted) ? (wanted as TabName) : 'overview';
  const Content = TABS[tab];
  const hasAnswers = (answers?.length ?? 0) > 0;
  return (
    <>
      <Tabs className="ruled" value={tab} variant="scrollable" scrollButtons={false} aria-label={t('prospects.show.tabs.label')}>
        {(Object.keys(TABS) as TabName[]).map((name) => (
          <Tab
            key={name}
            id={`tab-${name}`}
            aria-controls={name === tab ? `panel-${name}` : undefined}
            value={name}
            component={Link}
            to={name === 'overview' ? base : `${base}/${name}`}
            disabled={name === 'quiz' && !hasAnswers}
            title={name === 'quiz' && answers && !hasAnswers ? t('prospects.show.noAnswers') : undefined}
            label={
              <span>
                {t(`prospects.show.tabs.${name}`)}
                {name === 'quiz' && answers && <span className="grey number ml-2">{answers.length}</span>}
              </span>
            }
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className="pt-6">
        <Content prospect={prospect} />
      </div>
    </>
  );
}
