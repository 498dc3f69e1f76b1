import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer, type PageReport, type Problem, problemOf } from '../../lib/api.ts';
import { loadPageReport, type ReportedPage, refreshPageReport } from '../../lib/page-report/page-report-api.ts';
import { failureWords, REPORT_WORDS } from '../../lib/page-report/report-words.ts';

export type ReportState =
  | { name: 'loading' }
  | { name: 'ready'; report: PageReport }
  | { name: 'failed'; title: string; detail: string | null };

const failed = (title: string, detail: string | null = null): ReportState => ({ name: 'failed', title, detail });

/** `null` while the page is still unknown; `'missing'` when the address names none. */
export function usePageReport(page: ReportedPage | 'missing' | null) {
  const [state, setState] = useState<ReportState>({ name: 'loading' });
  const [isRefreshing, setIsRefreshing] = useState(false);
  const [refreshProblem, setRefreshProblem] = useState<string | null>(null);
  /** Number of the last request: answers to earlier ones are ignored. */
  const requested = useRef(0);

  const show = useCallback((answer: Answer<PageReport>) => {
    const problem = problemOf(answer);
    if (problem) return setState(failedWith(problem));
    setState(answer ? { name: 'ready', report: answer as PageReport } : failed(REPORT_WORDS.nothing));
  }, []);

  const load = useCallback(
    async (wanted: ReportedPage) => {
      const request = ++requested.current;
      setState({ name: 'loading' });
      const answer = await loadPageReport(wanted);
      if (request === requested.current) show(answer);
    },
    [show],
  );

  useEffect(() => {
    if (page === 'missing') setState(failed(REPORT_WORDS.missing));
    else if (page) void load(page);
  }, [page, load]);

  /** Measures again; when that fails, what is shown stays. */
  const refresh = async () => {
    if (!page || page === 'missing' || isRefreshing) return;
    const request = ++requested.current;
    setIsRefreshing(true);
    setRefreshProblem(null);
    const answer = await refreshPageReport(page);
    setIsRefreshing(false);
    if (request !== requested.current) return;
    const problem = problemOf(answer);
    if (problem) setRefreshProblem([REPORT_WORDS.notRefreshed, problem.message].filter(Boolean).join('. '));
    else show(answer);
  };

  const retry = () => {
    if (page && page !== 'missing') void load(page);
  };
  return { state, isRefreshing, refreshProblem, refresh, retry };
}

function failedWith(problem: Problem): ReportState {
  const { title, detail } = failureWords(problem);
  return failed(title, detail);
}
