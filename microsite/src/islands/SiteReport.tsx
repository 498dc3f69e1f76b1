import { useEffect, useState } from 'react';
import { t } from '../../../backend/src/rules/language.rules.ts';
import { type PublicScore, pageData, problemOf } from '../lib/api.ts';
import type { ReportedPage } from '../lib/page-report/page-report-api.ts';
import { REPORT_WORDS } from '../lib/page-report/report-words.ts';
import { SiteQuestion } from '../sections/shared/SiteQuestion.tsx';
import { guarded } from './ErrorBoundary.tsx';
import { ReportView } from './page-report/ReportView.tsx';
import { ReportWaiting } from './page-report/ReportWaiting.tsx';
import { usePageReport } from './page-report/use-page-report.ts';

/** The report of the prospect's home page, within the score page. */
export const SiteReport = guarded(HomePageReport);

function HomePageReport() {
  const [page, setPage] = useState<ReportedPage | null>(null);
  const [hasSite, setHasSite] = useState(true);
  const { state, retry } = usePageReport(page);
  useEffect(() => {
    void pageData<PublicScore>().answer.then((answer) => {
      if (problemOf(answer)) return;
      const { prospect_id: prospectId, site_url: url } = answer as PublicScore;
      setHasSite(url !== null);
      if (url) setPage({ prospectId, url });
    });
  }, []);

  if (!hasSite) {
    return (
      <>
        <p className="report-nothing">
          {REPORT_WORDS.nothing}
          <br />
          {t`Nous n’avons pas trouvé de site pour votre entreprise.`}
        </p>
        <SiteQuestion />
      </>
    );
  }
  if (state.name === 'loading') return <ReportWaiting />;
  if (state.name === 'ready') return <ReportView report={state.report} />;
  return (
    <div className="report-failure" role="alert">
      <p className="waiting-word">{state.title}</p>
      {state.detail && <p className="quiet">{state.detail}</p>}
      <button type="button" className="report-again" onClick={retry}>
        {t`Réessayer`}
      </button>
    </div>
  );
}
