import { t } from '../../../../backend/src/rules/language.rules.ts';
import { mailtoOf } from '../../lib/agency-view.ts';
import { callLink } from '../../lib/main-action.ts';
import type { ReadyScore } from '../../lib/score/score-view.ts';
import type { SiteWords } from '../../render/page-input.ts';
import { Section } from '../shared/Section.tsx';
import { Slot } from '../shared/Slot.tsx';

export function NextStep({ view, words }: { view: ReadyScore; words: SiteWords }) {
  const mailto = mailtoOf(words.agency);
  const call = callLink(words, view.bookingHref);
  return (
    <Section id="suite" title={t`En parler avec un expert`} isExample={view.example}>
      <p className="proof-sentence">{t`Un appel gratuit avec quelqu’un qui a lu votre analyse.`}</p>
      <p className="next-links no-print">
        <a className="arrow-link next-call" href={call.href} data-event="appointment">
          {call.text}
        </a>{' '}
        {mailto && <a className="arrow-link" href={mailto}>{t`Écrire à l’agence`}</a>}{' '}
        <button type="button" className="arrow-link" data-audit-request="">{t`Recevoir mon audit SEO en PDF`}</button>{' '}
        <a className="arrow-link" href={view.reportHref}>{t`Revoir l’analyse de mon site`}</a>
      </p>
      <p className="audit-alert" role="alert" data-audit-alert="" />
      <Slot name="booking" />
    </Section>
  );
}
