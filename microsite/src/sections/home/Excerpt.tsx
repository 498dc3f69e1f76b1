import { t } from '../../../../backend/src/rules/language.rules.ts';
import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import type { PublicReport } from '../../lib/api.ts';
import { headlineView } from '../../lib/report/headline-view.ts';
import { Lengths } from '../shared/Lengths.tsx';
import { Ruler } from '../shared/Ruler.tsx';

/** The beginning of the demonstration's report, drawn as the report draws it. */
export function Excerpt({ example }: { example: PublicReport }) {
  const { sentence, lengths, ruler, source, next, steps } = headlineView(example);
  return (
    <section className="excerpt trial-around" aria-labelledby="extrait-titre">
      <h2 className="excerpt-title" id="extrait-titre">
        {t`Ce que vous recevez`} <strong className="example-mark">{t`Exemple`}</strong>
      </h2>
      <p className="small quiet">
        {t`Début de l’analyse de`} <span>{example.company}</span>
        {t`, entreprise fictive.`}
      </p>
      <p className="excerpt-finding">{sentence}</p>
      <Lengths lengths={lengths} />
      {ruler && (
        <div>
          <p className="small">
            <span>{ruler.label}</span> <strong>{ruler.value}</strong>
          </p>
          <Ruler scale="score" value={ruler.fill} />
        </div>
      )}
      <p className="source">{source}</p>
      <h3 className="excerpt-part">{next}</h3>
      <ol className="excerpt-steps">
        {steps.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
      <p>
        <a className="arrow-link" href={pagePath('report')}>{t`Voir l’exemple entier`}</a>
      </p>
    </section>
  );
}
