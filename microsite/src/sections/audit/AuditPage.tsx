import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { Answer, PublicScore } from '../../lib/api.ts';
import { callLink } from '../../lib/main-action.ts';
import { auditView, type ReadyAudit } from '../../lib/score/audit-view.ts';
import type { SectionProps, SiteWords } from '../../render/page-input.ts';
import { Actions } from '../score/Actions.tsx';
import { QuizMissing } from '../score/QuizMissing.tsx';
import { ScoreHero } from '../score/ScoreHero.tsx';
import { ErrorScreen } from '../shared/ErrorScreen.tsx';
import { Section } from '../shared/Section.tsx';
import { AuditDialog } from './AuditDialog.tsx';
import { Competitors } from './Competitors.tsx';
import { Findings } from './Findings.tsx';
import { Loss } from './Loss.tsx';
import { Testimonials } from './Testimonials.tsx';

/** `/score/{token}`: the score, what waiting costs, and the audit that can be requested. */
export function AuditPage({ data, words }: SectionProps<Answer<PublicScore>>) {
  const view = auditView(data);
  if (view.state === 'error') return <ErrorScreen {...view} />;
  return (
    <div data-document-title={view.documentTitle}>
      <ScoreHero id="audit-titre" view={view}>
        <Offer view={view} words={words} />
      </ScoreHero>
      <div className="score-rest">
        <Findings view={view} />
        <Actions view={view} />
        <Competitors view={view} />
        <Loss view={view} />
        <QuizMissing view={view} />
        <Testimonials testimonials={words.testimonials} isExample={view.example} />
        <Next view={view} words={words} />
      </div>
      <AuditBar view={view} words={words} />
      <AuditDialog view={view} claims={words.claims} />
    </div>
  );
}

interface PartProps {
  view: ReadyAudit;
  words: SiteWords;
}

/** Once a call is booked it is the main button, and the audit the second. */
function Offer({ view, words }: PartProps) {
  const { auditValue, auditDelay, placesLeft } = words.claims;
  const call = callLink(words, view.bookingHref);
  const isBooked = Boolean(words.status?.call);
  return (
    <>
      <div className="audit-actions no-print">
        {isBooked && (
          <a className="button" href={call.href}>
            {call.text}
          </a>
        )}{' '}
        <button type="button" className={isBooked ? 'arrow-link' : 'button'} data-audit-request="" aria-describedby="audit-offre">
          {t`Recevoir mon audit SEO en PDF`}
        </button>{' '}
        {!isBooked && (
          <a className="arrow-link" href={call.href} data-event="appointment">
            {call.text}
          </a>
        )}
      </div>
      <p className="small quiet no-print" id="audit-offre">
        {t`Gratuit et sans engagement`}
        {auditValue && (
          <span>
            {t`, au lieu de`} <span>{auditValue}</span>
          </span>
        )}
        {auditDelay && (
          <span>
            {t`, par e-mail sous`} <span>{auditDelay}</span>
          </span>
        )}
        .
        {placesLeft && (
          <span>
            {' '}
            {t`Il reste`} <span>{placesLeft}</span>.
          </span>
        )}
      </p>
      <p className="audit-alert" role="alert" data-audit-alert="" />
    </>
  );
}

function Next({ view, words }: PartProps) {
  const call = callLink(words, view.bookingHref);
  return (
    <Section id="suite" title={t`Et maintenant`} isExample={view.example}>
      <p className="proof-sentence">{t`L’audit dit quoi corriger, dans quel ordre et avec quel effort. Nous répondons à vos questions par téléphone.`}</p>
      <p className="next-links no-print">
        <a className="arrow-link" href={call.href} data-event="appointment">
          {call.text}
        </a>{' '}
        <a className="arrow-link" href={view.scoreHref}>{t`Voir le détail de mon SmartIndex`}</a>{' '}
        <a className="arrow-link" href={view.reportHref}>{t`Revoir l’analyse de mon site`}</a>
      </p>
    </Section>
  );
}

function AuditBar({ view, words }: PartProps) {
  const call = callLink(words, view.bookingHref);
  return (
    <aside className="audit-bar no-print" aria-label={t`Recevoir l’audit`} data-audit-bar="">
      <div className="page audit-bar-row">
        <p className="audit-bar-score">
          <span>{view.title}</span> <strong>{view.value}</strong>
          <span className="quiet">/100</span>
        </p>
        <a className="arrow-link" href={call.href} data-event="appointment">
          {call.text}
        </a>{' '}
        <button type="button" className="button" data-audit-request="">{t`Recevoir mon audit SEO`}</button>
      </div>
    </aside>
  );
}
