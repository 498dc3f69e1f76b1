import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { PageReport } from '../../lib/api.ts';
import { integer } from '../../lib/format.ts';
import { headView, keyFigures } from '../../lib/page-report/overview-view.ts';
import { Ruler } from './Ruler.tsx';
import { Verdict } from './Verdict.tsx';

/** Score, grade, the four categories, counts and the date. */
export function ReportHead({ report }: { report: PageReport }) {
  const { score, tone, word, message, chips, counts, trend, source } = headView(report);
  return (
    <div className="report-head">
      <p className="report-points">
        {score === null ? <span className="report-unmeasured">{t`Non mesuré`}</span> : integer(score)}
        {score !== null && <span className="visually-hidden">{` ${t`sur 100`}`}</span>}
      </p>
      <div className="report-words">
        <p className="report-grade">
          <Verdict tone={tone} word={word} />
        </p>
        {message && <p className="report-message">{message}</p>}
        <p>{counts}</p>
        {trend && <p className="quiet">{trend}</p>}
        <p className="source">{source}</p>
      </div>
      <Ruler value={score} isLabelled />
      <KeyFigures report={report} />
      {/* a page that answers with an error has nothing to judge: its sentence above says so */}
      {!report.broken && (
        <ul className="report-chips" aria-label={t`Les quatre catégories`}>
          {chips.map((chip) => (
            <li key={chip.label}>
              <span className="report-chip-name">{chip.label}</span>
              <span className="report-chip-score">{chip.score === null ? '–' : integer(chip.score)}</span>
              <Verdict tone={chip.tone} word={chip.word} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function KeyFigures({ report }: { report: PageReport }) {
  const figures = keyFigures(report);
  if (figures.length === 0) return null;
  return (
    <dl className="report-keys">
      {figures.map(({ label, value, judged }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="report-key">{value}</dd>
          {judged && (
            <dd>
              <Verdict {...judged} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
