import { t } from '../../../../backend/src/rules/language.rules.ts';
import { RESULTS } from '../../content/home.ts';
import type { SiteWords } from '../../render/page-input.ts';
import { Section } from '../shared/Section.tsx';
import { ClaimFigures } from './ClaimFigures.tsx';

export function Results({ claims, testimonials }: Pick<SiteWords, 'claims' | 'testimonials'>) {
  if (testimonials.length === 0 && !RESULTS.some(({ claim }) => claims[claim])) return null;
  return (
    <Section id="resultats" title={t`Ce que cela change`} isExample={false}>
      <ClaimFigures figures={RESULTS} claims={claims} className="figures" />
      {testimonials.length > 0 && <ul className="voices">{testimonials.map(voice)}</ul>}
    </Section>
  );
}

function voice({ quote, author, company, before, after }: SiteWords['testimonials'][number]) {
  return (
    <li key={quote}>
      <figure>
        <blockquote>
          <p>
            «{'\u202f'}
            <span>{quote}</span>
            {'\u202f'}»
          </p>
        </blockquote>
        <figcaption>
          <span>{author}</span> <span className="quiet">{company}</span>
        </figcaption>
      </figure>
      {(before || after) && (
        <dl className="voice-figures">
          {before && (
            <div>
              <dt>{t`Avant`}</dt>
              <dd>{before}</dd>
            </div>
          )}
          {after && (
            <div>
              <dt>{t`Après`}</dt>
              <dd>{after}</dd>
            </div>
          )}
        </dl>
      )}
    </li>
  );
}
