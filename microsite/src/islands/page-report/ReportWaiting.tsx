import { REPORT_WORDS } from '../../lib/page-report/report-words.ts';

export function ReportWaiting() {
  return (
    <div className="waiting waiting-pending" role="status">
      <svg className="open-ring" viewBox="0 0 96 96" aria-hidden="true">
        <circle className="ring-track" cx="48" cy="48" r="45" />
        <circle className="ring-part" cx="48" cy="48" r="45" pathLength="100" />
      </svg>
      <div>
        <p className="waiting-word">{REPORT_WORDS.loading}</p>
        <p>Une première analyse peut prendre une demi-minute.</p>
      </div>
    </div>
  );
}
