import { t } from '../../../../backend/src/rules/language.rules.ts';
import { QUOTE } from '../../content/report.ts';

export function Quote() {
  return (
    <section className="quote page no-print" aria-label={t`Et maintenant`}>
      <blockquote>
        <p>{QUOTE}</p>
      </blockquote>{' '}
      <a className="arrow-link" href="#plan">{t`Voir votre plan d’action`}</a>
    </section>
  );
}
