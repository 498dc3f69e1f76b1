import { t } from '../../../../backend/src/rules/language.rules.ts';

interface Props {
  lead: string;
  way: string;
  resendHref?: string;
  title: string;
  text: string;
  canRetry: boolean;
  leaveHref: string | null;
}

/** The quiz cannot be shown: what happened and what to do. */
export function ProblemScreen({ lead, way, resendHref, title, text, canRetry, leaveHref }: Props) {
  return (
    <section className="message page" role="alert">
      <h1>{lead}</h1>
      <p className="message-text">{way}</p>
      {canRetry && (
        <button type="button" className="button" onClick={() => location.reload()}>
          {t`Réessayer`}
        </button>
      )}
      {resendHref && (
        <a className="button" href={resendHref}>
          {t`Renvoyer mon lien`}
        </a>
      )}{' '}
      <a className="arrow-link" href={leaveHref ?? '/'}>
        {leaveHref ? t`Retour à mon analyse` : t`Retour à l’accueil`}
      </a>
      <div className="message-detail">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
