import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ActionsView } from '../../lib/plan/actions-view.ts';

interface Props {
  view: ActionsView;
  /** The page of the plan shows how to do it at once; elsewhere it opens. */
  isWide?: boolean;
}

type Row = ActionsView['rows'][number];

/** The one list of actions; `scripts/plan-actions.ts` sends what is ticked. */
export function ActionList({ view, isWide = false }: Props) {
  return (
    <div className="actions" data-actions="">
      <p className="actions-count" data-actions-count="" aria-live="polite">
        {view.count}
      </p>
      {/* a browser must not restore boxes of an earlier visit: the server knows their state */}
      <form autoComplete="off">
        <ol>
          {view.rows.map((row) => (
            <Action key={row.id} row={row} isWide={isWide} />
          ))}
        </ol>
      </form>
      <p className="field-error no-print" role="alert" data-actions-problem="" />
      {view.mail && (
        <div className="actions-send no-print">
          <a className="arrow-link" href={view.mail.href} data-share="" data-subject={view.mail.subject} data-text={view.mail.text}>
            {t`Envoyer à mon webmaster`}
          </a>
          <p className="small quiet">{t`Le message s’ouvre dans votre messagerie : vous le relisez avant de l’envoyer.`}</p>
        </div>
      )}
    </div>
  );
}

function Action({ row, isWide }: { row: Row; isWide: boolean }) {
  const titleId = `action-${row.id}`;
  return (
    <li className="action" data-action={row.id} data-state={row.state} data-action-check={row.check?.state}>
      <label className="action-box">
        <input
          type="checkbox"
          defaultChecked={row.done}
          disabled={row.isFixed}
          aria-label={t`Étape ${row.number} faite`}
          aria-describedby={titleId}
          data-action-done=""
        />
      </label>
      <div className="action-body">
        <h3 id={titleId}>
          <span className="action-number">{row.number}</span> {row.title}
        </h3>
        <p className="action-meta small">
          <span className="action-state" data-action-state="">
            {row.state_words}
          </span>{' '}
          {row.meta.map((part) => (
            <span key={part}>{part} </span>
          ))}
        </p>
        <p className="action-note small" data-action-note="" hidden={!row.note}>
          {row.note}
        </p>
        {row.answer && (
          <p className="small quiet">
            {row.answer.question} <span className="action-answer">{t`« ${row.answer.answer} »`}</span>
          </p>
        )}
        {isWide && row.solution && <p className="action-solution">{row.solution}</p>}
        {row.hasMore && <More row={row} isWide={isWide} />}
        {row.measurable && !row.isFixed && (
          <button
            type="button"
            className="action-measure no-print"
            aria-describedby={titleId}
            hidden={!row.canMeasure}
            data-action-measure=""
          >
            {t`J’ai corrigé, remesurer`}
          </button>
        )}
      </div>
    </li>
  );
}

function More({ row, isWide }: { row: Row; isWide: boolean }) {
  if (isWide && row.corrections.length === 0) return null;
  return (
    <details className="action-more">
      <summary>{row.corrections.length > 0 ? t`À copier ou à transmettre` : t`Comment faire`}</summary>
      {!isWide && row.solution && !row.corrections.some(({ text }) => text.includes(row.solution)) && (
        <p className="action-solution">{row.solution}</p>
      )}
      {row.corrections.map(({ lead, text }) => (
        <div key={text} className="correction">
          <p className="small">{lead}</p>
          <p className="correction-text" data-copied="">
            {text}
          </p>
          <button type="button" className="quiet-button no-print" data-copy="" hidden>
            {t`Copier`}
          </button>
        </div>
      ))}
    </details>
  );
}
