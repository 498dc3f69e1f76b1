import { useEffect, useState } from 'react';
import { t } from '../../../backend/src/rules/language.rules.ts';
import type { ReportedPage } from '../lib/page-report/page-report-api.ts';
import { reportedPage } from '../lib/page-report/reported-page.ts';
import { openDetailsForPrint } from '../scripts/print.ts';
import { guarded } from './ErrorBoundary.tsx';
import { ReportView } from './page-report/ReportView.tsx';
import { ReportWaiting } from './page-report/ReportWaiting.tsx';
import { usePageReport } from './page-report/use-page-report.ts';

/** Goes back in history; a page that was opened directly is reloaded. */
function goBack(): void {
  if (history.length > 1) history.back();
  else location.reload();
}

/** The page technical report as a page of its own (specification 2). */
export const PageReport = guarded(ReportPage, false);

function ReportPage() {
  const [page, setPage] = useState<ReportedPage | 'missing' | null>(null);
  const { state, isRefreshing, refreshProblem, refresh } = usePageReport(page);
  // the address is the browser's: the built page is the same for all
  useEffect(() => {
    setPage(reportedPage(window.location) ?? 'missing');
    openDetailsForPrint();
  }, []);

  if (state.name === 'failed') {
    return (
      <section className="message page">
        <h1>{t`Rapport technique`}</h1>
        <div role="alert">
          <p>{state.title}</p>
          {state.detail && <p className="report-detail">{state.detail}</p>}
        </div>
        <button type="button" className="button" onClick={goBack}>
          {t`Réessayer`}
        </button>
        <a className="arrow-link" href="/">
          {t`Retour à l’accueil`}
        </a>
      </section>
    );
  }

  const url = page && page !== 'missing' ? page.url : null;
  return (
    <article className="page report-page" aria-busy={state.name === 'loading' || isRefreshing}>
      <header className="report-page-head">
        <div className="report-page-moves no-print">
          <button type="button" className="report-back" onClick={goBack}>
            {t`Retour`}
          </button>
          <button
            type="button"
            className="button report-refresh"
            aria-disabled={state.name !== 'ready' || isRefreshing}
            onClick={() => state.name === 'ready' && void refresh()}
          >
            {isRefreshing ? t`Actualisation...` : t`Actualiser`}
          </button>
        </div>
        <h1>{t`Rapport technique`}</h1>
        <p className="report-page-url quiet">{url ?? '\u00a0'}</p>
        {refreshProblem && (
          <p className="report-problem" role="alert">
            {refreshProblem}
          </p>
        )}
      </header>
      <h2 className="visually-hidden">{t`Résultat de l’analyse`}</h2>
      {state.name === 'ready' ? <ReportView report={state.report} /> : <ReportWaiting />}
    </article>
  );
}
