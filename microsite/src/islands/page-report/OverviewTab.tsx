import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { PageReport } from '../../lib/api.ts';
import { integer } from '../../lib/format.ts';
import { overviewView, type ShownAction, type ShownCategory } from '../../lib/page-report/overview-view.ts';
import { Ruler } from './Ruler.tsx';
import { Verdict } from './Verdict.tsx';

/** What to do first, then the categories with what they lack. */
export function OverviewTab({ report }: { report: PageReport }) {
  const { categories, actions } = overviewView(report);
  return (
    <>
      <h4 className="report-subtitle">{t`Étapes pour cette page`}</h4>
      <p className="report-order quiet small">{t`Dans l’ordre de leur effet sur cette page. L’ordre pour tout votre site est celui de votre plan d’action.`}</p>
      {actions.length > 0 ? (
        <ol className="report-actions">
          {actions.map((action) => (
            <Action key={action.id} {...action} />
          ))}
        </ol>
      ) : (
        <p>{t`Aucune action urgente : cette page est en ordre.`}</p>
      )}
      {!report.broken && (
        <>
          <h4 className="report-subtitle">{t`Constats par catégorie`}</h4>
          <ul className="report-categories">
            {categories.map((category) => (
              <Category key={category.label} {...category} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Category({ label, score, tone, word, count, issues, unmeasured }: ShownCategory) {
  const hasDetail = issues.length > 0 || unmeasured !== null;
  return (
    <li className="report-category">
      <h5>{label}</h5>
      <p className="report-category-score">{score === null ? '–' : integer(score)}</p>
      <Ruler value={score} />
      <p className="report-category-word">
        <Verdict tone={tone} word={word} /> <span className="quiet small">{count}</span>
      </p>
      {hasDetail && (
        <details className="details report-category-detail">
          <summary>
            <span>
              {issues.length > 0 ? t`Voir les constats` : t`Ce qui n’a pas été mesuré`}
              <span className="visually-hidden">{t.as('suite')` : ${label}`}</span>
            </span>
          </summary>
          <div className="details-body">
            {issues.length > 0 && (
              <ul className="report-issues">
                {issues.map((issue) => (
                  <li key={issue.title}>
                    <Verdict {...issue.severity} />
                    <span>
                      <strong>{issue.title}</strong>
                      {issue.found && ` (${issue.found})`}. {issue.description}
                    </span>
                  </li>
                ))}
              </ul>
            )}
            {unmeasured && <p className="quiet">{unmeasured}</p>}
          </div>
        </details>
      )}
    </li>
  );
}

function Action({ number, title, what, facts }: ShownAction) {
  return (
    <li className="report-action">
      <span className="step-number" aria-hidden="true">
        {number}
      </span>
      <div>
        <h5>{title}</h5>
        <p>{what}</p>
        <dl className="report-action-facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}
