import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { PageReport } from '../../lib/api.ts';
import { IssuesTab, PerformanceTab, SeoTab, TechnicalTab } from './DetailTabs.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { ReportHead } from './ReportHead.tsx';
import { ReportTabs } from './ReportTabs.tsx';

/** The technical report of one page: its head and the five tabs. */
export function ReportView({ report }: { report: PageReport }) {
  const tabs = [
    { id: 'overview', label: t`Aperçu`, content: <OverviewTab report={report} /> },
    { id: 'performance', label: t`Performance`, content: <PerformanceTab performance={report.performance} /> },
    { id: 'seo', label: 'SEO', more: t`et contenu`, content: <SeoTab seo={report.seo} counts={report.counts} /> },
    { id: 'technical', label: t`Technique`, content: <TechnicalTab technical={report.technical} /> },
    { id: 'issues', label: t`Problèmes`, content: <IssuesTab issues={report.issues} /> },
  ];
  return (
    <>
      <ReportHead report={report} />
      <ReportTabs label={t`Rapport de la page`} tabs={tabs} />
    </>
  );
}
