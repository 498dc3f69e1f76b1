import { type ClosedAt, MailDeferred, MailOutage, MailRefused, MailUnknown } from '../../common/mail/mail-failure.js';
import { userMessageOf } from '../../common/user-facing-error.js';

type TrialStep = ClosedAt | 'recipient' | 'later' | 'unclear';

interface Diagnosis {
  at: TrialStep;
  /** What happened, and what to do about it; French. */
  message: string;
  advice: string;
}

const ADVICE: Record<TrialStep, string> = {
  settings: 'Complétez ou corrigez les réglages ci-dessus.',
  connection:
    'Vérifiez le nom du serveur et le port\u202f: 587 avec STARTTLS, 465 avec TLS. Votre hébergeur bloque peut-être ce port vers l’extérieur.',
  encryption: 'Le port 465 demande TLS, le port 587 STARTTLS. Le nom du serveur doit être celui de son certificat.',
  sign_in:
    'L’identifiant est souvent l’adresse entière. Avec la validation en deux étapes, créez un mot de passe d’application chez votre fournisseur.',
  sender: 'L’adresse de l’expéditeur doit appartenir à ce compte, ou y être autorisée chez votre fournisseur.',
  recipient: 'Le serveur accepte le compte mais pas ce message\u202f: essayez une autre adresse.',
  later: 'Réessayez dans quelques minutes.',
  unclear: 'Regardez si le message est arrivé avant de réessayer.',
};

const stepOf = (error: unknown): TrialStep => {
  if (error instanceof MailOutage) return error.at;
  if (error instanceof MailRefused) return 'recipient';
  return error instanceof MailUnknown ? 'unclear' : 'later';
};

/** Of the failure of a trial; null when it is none of the mailer's. */
export function diagnosisOf(error: unknown): Diagnosis | null {
  const isKnown = [MailOutage, MailRefused, MailDeferred, MailUnknown].some((kind) => error instanceof kind);
  if (!isKnown) return null;
  const at = stepOf(error);
  return { at, message: userMessageOf(error, ''), advice: ADVICE[at] };
}
