import type { AnalysisPart } from '../../../api/types';
import { Status, type Tone } from '../../../components/Status';
import { useText } from '../../../i18n/use-text';

type Issues = NonNullable<AnalysisPart<'page'>['seo_issues']>;
type Broken = NonNullable<AnalysisPart<'page'>['meta']>['broken'];

/** What is wrong with the page, the worst first. */
export function PageIssues({ issues, broken }: { issues: Issues; broken: Broken }) {
  const t = useText();
  const lines = [
    ...issues.critical.map((issue) => ({ ...issue, severity: 'critical' as const, tone: 'poor' as Tone })),
    ...issues.warnings.map((issue) => ({ ...issue, severity: 'warning' as const, tone: 'fair' as Tone })),
    ...issues.notices.map((issue) => ({ ...issue, severity: 'notice' as const, tone: 'neutral' as Tone })),
  ];
  return (
    <>
      <h3 className="mb-1 mt-6">{t('analysis.page.issues')}</h3>
      {lines.length === 0 && <Status tone="good">{t('analysis.page.noIssues')}</Status>}
      <ul className="lines named">
        {lines.map(({ id, message, severity, tone }) => (
          <li key={id}>
            <Status tone={tone}>{t(`analysis.page.severity.${severity}`)}</Status>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      {broken.length > 0 && (
        <details className="mt-3">
          <summary>{t('analysis.page.brokenList')}</summary>
          <ul className="lines pairs">
            {broken.map(({ url, status }) => (
              <li key={url}>
                <span>{url}</span>
                <span className="grey">{status}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
