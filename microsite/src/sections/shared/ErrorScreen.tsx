import { t } from '../../../../backend/src/rules/language.rules.ts';

export interface Failure {
  lead: string;
  way: string;
  /** Where a lost link is sent again. */
  resendHref?: string;
  /** The specification's own title; « Erreur » without one. */
  title?: string;
  /** Of the document, where its own would not be true. */
  documentTitle?: string;
  message: string;
  detail?: string | null;
  canRetry: boolean;
}

/** Shown instead of the content of a page. */
export function ErrorScreen({ lead, way, resendHref, title = t`Erreur`, documentTitle, message, detail, canRetry }: Failure) {
  return (
    <section className="message page" aria-labelledby="erreur" data-document-title={documentTitle}>
      <h1 id="erreur">{lead}</h1>
      <p className="message-text">{way}</p>
      {canRetry && (
        <button type="button" className="button" data-retry="">
          {t`Réessayer`}
        </button>
      )}{' '}
      {resendHref && (
        <a className="button" href={resendHref}>
          {t`Renvoyer mon lien`}
        </a>
      )}{' '}
      <a className="arrow-link" href="/">
        {t`Retour à l’accueil`}
      </a>
      <div className="message-detail">
        <h2>{title}</h2>
        <p role="alert">{message}</p>
        {detail && <p>{detail}</p>}
      </div>
    </section>
  );
}
