import type { AnalysisPart } from '../../../api/types';
import { Status } from '../../../components/Status';
import { frenchSpaces } from '../../../format/format';
import { useText } from '../../../i18n/use-text';

export function IntroResult({ result }: { result: AnalysisPart<'intro'> }) {
  return <p className="measure pre-line">{result.content && frenchSpaces(result.content)}</p>;
}

/** The first steps, the most useful first. */
export function RecommendationsResult({ result }: { result: AnalysisPart<'recommendations'> }) {
  const t = useText();
  const { recommendations = [] } = result;
  if (recommendations.length === 0) return <p className="grey">{t('analysis.recommendations.empty')}</p>;
  return (
    <ol className="lines measure">
      {recommendations.map(({ title, solution, priority }) => (
        <li key={title}>
          <h3>{frenchSpaces(title)}</h3>
          <p>{frenchSpaces(solution)}</p>
          <Status tone={priority === 'high' ? 'poor' : 'fair'}>{t(`analysis.recommendations.priority.${priority}`)}</Status>
        </li>
      ))}
    </ol>
  );
}
