import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { SiteWords } from '../../render/page-input.ts';
import { Section } from '../shared/Section.tsx';

interface Props {
  testimonials: SiteWords['testimonials'];
  isExample: boolean;
}

/** One at a time, by `scripts/testimonials.ts`. */
export function Testimonials({ testimonials, isExample }: Props) {
  if (testimonials.length === 0) return null;
  return (
    <Section id="temoignages" title={t`Ce qu’en disent les clients de l’agence`} isExample={isExample}>
      <div className="testimonials" data-testimonials="">
        <div className="testimonials-stage">
          {testimonials.map(({ quote, author, company }) => (
            <figure key={quote} className="testimonial">
              <blockquote>
                <p>
                  «{'\u202f'}
                  <span>{quote}</span>
                  {'\u202f'}»
                </p>
              </blockquote>
              <figcaption className="quiet">
                <span>{author}</span> <span>{company}</span>
              </figcaption>
            </figure>
          ))}
        </div>
        <p className="testimonials-moves no-print" data-moves="" hidden>
          <button type="button" data-step="-1">{t`Précédent`}</button> <span className="small quiet" data-position="" />{' '}
          <button type="button" data-step="1">{t`Suivant`}</button> <button type="button" data-pause="" />
        </p>
      </div>
    </Section>
  );
}
