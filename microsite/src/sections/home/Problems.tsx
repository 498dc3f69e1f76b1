import { t } from '../../../../backend/src/rules/language.rules.ts';
import { PROBLEMS } from '../../content/home.ts';
import { Section } from '../shared/Section.tsx';

export function Problems() {
  return (
    <Section id="problemes" title={t`Ce qui freine votre site`} isExample={false}>
      <ol className="home-list">
        {PROBLEMS.map(({ title, text }, index) => (
          <li key={title}>
            <span className="section-number" aria-hidden="true">{`0${index + 1}`}</span> <h3>{title}</h3> <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
