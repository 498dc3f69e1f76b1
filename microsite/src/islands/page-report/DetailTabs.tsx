import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { PageReport } from '../../lib/api.ts';
import { REPORT_WORDS } from '../../lib/page-report/report-words.ts';
import { issuesView, performanceView, seoView, technicalView } from '../../lib/page-report/tab-views.ts';
import { FigureList } from './FigureList.tsx';
import { Verdict } from './Verdict.tsx';

const Nothing = () => <p className="report-nothing">{REPORT_WORDS.nothing}</p>;

export function PerformanceTab({ performance }: Pick<PageReport, 'performance'>) {
  if (!performance) return <Nothing />;
  const { timings, resources } = performanceView(performance);
  return (
    <>
      <table className="timings">
        <caption className="report-subtitle">{t`Temps de chargement`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Étape`}</th>
            <th scope="col" className="number">
              {t`Temps`}
            </th>
            <th scope="col">{t`Statut`}</th>
            <th scope="col">{t`Mesuré par`}</th>
          </tr>
        </thead>
        <tbody>
          {timings.map(({ name, label, value, length, judged, provider }) => (
            <tr key={name}>
              <th scope="row">
                {label}
                {length !== null && (
                  <svg className="timing-bar" data-tone={judged.tone} aria-hidden="true">
                    <rect width={`${length}%`} height="100%" />
                  </svg>
                )}
              </th>
              <td className="number">{value}</td>
              <td>
                <Verdict {...judged} />
              </td>
              <td className="quiet">{provider}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h4 className="report-subtitle">{t`Ressources`}</h4>
      <FigureList lines={resources} />
    </>
  );
}

export function SeoTab({ seo, counts }: Pick<PageReport, 'seo' | 'counts'>) {
  if (!seo) return <Nothing />;
  const { texts, counters, headings, content } = seoView(seo, counts);
  return (
    <>
      <ul className="report-counters">
        {counters.map(({ label, value }) => (
          <li key={label}>
            <span className="report-counter">{value}</span> <span className="quiet">{label}</span>
          </li>
        ))}
      </ul>
      {texts.map(({ label, text, length, judged }) => (
        <div className="report-text" key={label}>
          <h4>{label}</h4>
          {text && <blockquote>{text}</blockquote>}
          <p>
            <Verdict {...judged} /> <span className="quiet small">{length}</span>
          </p>
        </div>
      ))}
      <h4 className="report-subtitle">{t`Titres de la page`}</h4>
      <ul className="report-headings">
        {headings.map(({ label, value }) => (
          <li key={label}>
            <span className="quiet">{label}</span> {value}
          </li>
        ))}
      </ul>
      <h4 className="report-subtitle">{t`Contenu`}</h4>
      <FigureList lines={content} />
    </>
  );
}

export function TechnicalTab({ technical }: Pick<PageReport, 'technical'>) {
  if (!technical) return <Nothing />;
  const { groups, broken } = technicalView(technical);
  return (
    <>
      {groups.map(({ title, lines }) => (
        <div key={title}>
          <h4 className="report-subtitle">{title}</h4>
          <FigureList lines={lines} />
        </div>
      ))}
      {broken.length > 0 && (
        <>
          <h4 className="report-subtitle">{t`Adresses en erreur`}</h4>
          <ul className="report-broken">
            {broken.map(({ url, status }) => (
              <li key={url}>
                <span className="report-address">{url}</span> <span className="quiet">{status}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The page's code alone: what is judged of the site, under the other tabs, has nothing to do with this list. */
export function IssuesTab({ issues }: Pick<PageReport, 'issues'>) {
  if (!issues) return <Nothing />;
  const { lists, isEmpty } = issuesView(issues);
  return (
    <>
      <h4 className="report-subtitle">{t`Code HTML de la page`}</h4>
      {isEmpty && <p className="report-nothing">{REPORT_WORDS.noIssues}</p>}
      {!isEmpty && lists.map((list) => <ErrorList key={list.title} {...list} />)}
      <p className="quiet small">{t`Les constats sur votre site se lisent sous «\u202fAperçu\u202f».`}</p>
    </>
  );
}

function ErrorList({ title, none, rows, others }: ReturnType<typeof issuesView>['lists'][number]) {
  return (
    <div>
      <h5 className="report-subtitle">{title}</h5>
      {rows.length === 0 && <p className="quiet">{none}</p>}
      <ul className="report-errors">
        {rows.map(({ place, message }) => (
          <li key={`${place} ${message}`}>
            <span className="quiet small">{place}</span>
            <span className="report-address">{message}</span>
          </li>
        ))}
      </ul>
      {others && <p className="quiet">{others}</p>}
    </div>
  );
}
