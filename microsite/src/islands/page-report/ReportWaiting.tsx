import { t } from '../../../../backend/src/rules/language.rules.ts';
import { REPORT_WORDS } from '../../lib/page-report/report-words.ts';

export function ReportWaiting() {
  return (
    <div className="waiting waiting-pending" role="status">
      <span className="open-ruler" data-pending="" aria-hidden="true" />
      <div>
        <p className="waiting-word">{REPORT_WORDS.loading}</p>
        <p>{t`Une première analyse peut prendre une demi-minute.`}</p>
      </div>
    </div>
  );
}
