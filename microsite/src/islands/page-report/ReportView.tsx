import type { PageReport } from '../../lib/api.ts';
import { IssuesTab, PerformanceTab, SeoTab, TechnicalTab } from './DetailTabs.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { ReportHead } from './ReportHead.tsx';
import { ReportTabs } from './ReportTabs.tsx';

/** The technical report of one page: its head and the five tabs. */
export function ReportView({ report }: { report: PageReport }) {
  const tabs = [
    { id: 'overview', label: 'Aperçu', content: <OverviewTab report={report} /> },
    { id: 'performance', label: 'Performance', content: <PerformanceTab performance={report.performance} /> },
    { id: 'seo', label: 'SEO', more: 'et contenu', content: <SeoTab seo={report.seo} counts={report.counts} /> },
    { id: 'technical', label: 'Technique', content: <TechnicalTab technical={report.technical} /> },
    { id: 'issues', label: 'Problèmes', content: <IssuesTab issues={report.issues} /> },
  ];
  return (
    <>
      <ReportHead report={report} />
      <ReportTabs label="Rapport de la page" tabs={tabs} />
    </>
  );
}
