import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyScore } from '../../lib/score/score-view.ts';
import { cssVariables } from '../../render/css-variables.ts';
import type { SiteWords } from '../../render/page-input.ts';
import { Message } from '../shared/Message.tsx';
import { Ruler } from '../shared/Ruler.tsx';
import { Section } from '../shared/Section.tsx';
import { Verdict } from '../shared/Verdict.tsx';

export function Categories({ view, words }: { view: ReadyScore; words: SiteWords }) {
  return (
    <Section id="volets" title={t`Les trois volets`} isExample={view.example}>
      <Message name="score_message" words={words} />
      <Message name="low_score_message" words={words} />
      <Message name="high_score_message" words={words} />
      <ul className="categories">{view.categories.map(category)}</ul>
      <ul className="legend small quiet">
        {view.hasReferences && (
          <li>
            <i className="legend-mark" aria-hidden="true" />{' '}
            <span>
              <span>{view.referenceLegend}</span>
              {t`, une indication et non une mesure`}
            </span>
          </li>
        )}
        {view.hasEstimates && (
          <li>
            <i className="legend-ring" aria-hidden="true" /> {t`Estimation, tant que le questionnaire n’est pas terminé`}
          </li>
        )}
      </ul>
    </Section>
  );
}

function category(one: ReadyScore['categories'][number]) {
  return (
    <li key={one.label} className="category">
      <h3>{one.label}</h3> <Verdict tone={one.tone} word={one.word} />{' '}
      <div className="category-scale">
        <p className="category-figure" data-estimated={one.estimated || undefined}>
          <span aria-hidden="true">{one.value}</span>
          <span className="visually-hidden">{one.spoken}</span>
        </p>
        <div className="category-ruler" {...cssVariables({ '--reference': one.reference })}>
          <Ruler scale="score" value={one.fill} isEstimated={one.estimated} isLabelled={false} />
          {one.hasReference && (
            <span className="category-reference" aria-hidden="true">
              <span>{one.reference}</span>
            </span>
          )}
        </div>
      </div>
      <p className="small quiet category-meaning">
        <span>{one.meaning}</span>
        {one.parts && (
          <span>
            <br />
            <span>{one.parts}</span>
          </span>
        )}
      </p>
      {one.advice && (
        <p className="category-advice">
          <strong>{t`Conseil`}</strong> <span>{one.advice}</span>
        </p>
      )}
    </li>
  );
}
