import { t } from '../../../../backend/src/rules/language.rules.ts';
import { mailtoOf } from '../../lib/agency-view.ts';
import type { ReadyScore } from '../../lib/score/score-view.ts';
import type { SiteWords } from '../../render/page-input.ts';
import { Section } from '../shared/Section.tsx';
import { Slot } from '../shared/Slot.tsx';

export function NextStep({ view, words }: { view: ReadyScore; words: SiteWords }) {
  const mailto = mailtoOf(words.agency);
  return (
    <Section id="suite" title={t`En parler avec un expert`} isExample={view.example}>
      <p className="proof-sentence">{t`Un appel gratuit avec quelqu’un qui a lu votre analyse.`}</p>
      <Slot name="booking" />
      <p className="next-links no-print">
        {mailto && <a className="arrow-link" href={mailto}>{t`Écrire à l’agence`}</a>}{' '}
        <button type="button" className="arrow-link" data-audit-request="">{t`Recevoir mon audit SEO en PDF`}</button>{' '}
        <a className="arrow-link" href={view.reportHref}>{t`Revoir l’analyse de mon site`}</a>
      </p>
      <p className="audit-alert" role="alert" data-audit-alert="" />
    </Section>
  );
}
