import { t } from './language.rules.js';

/** The kind of what a member of staff writes to one prospect. */
export const PERSON_MAIL = 'person_mail';

/** Purpose: internal, requested by the person, or marketing. */
export type MailPurpose = 'internal' | 'asked' | 'marketing';

interface MailKind {
  purpose: MailPurpose;
  /** For staff, in French. */
  label: string;
  /** Why the person receives it, in the current language; last line of the e-mail. */
  reason: string;
}

const ASKED = () => t`Vous recevez ce message parce que vous en avez fait la demande sur notre site.`;
const CALL = () => t`Vous recevez ce message parce qu’un appel est convenu avec vous.`;
const INTERNAL = () => 'Message interne, envoyé par votre espace.';

const KINDS: Record<string, Omit<MailKind, 'reason'> & { reason: () => string }> = {
  trial_confirmation: { purpose: 'asked', label: 'Confirmation d’essai', reason: ASKED },
  trial_ready: { purpose: 'asked', label: 'Analyse d’essai prête', reason: ASKED },
  trial_failed: { purpose: 'asked', label: 'Essai sans résultat', reason: ASKED },
  trial_link: { purpose: 'asked', label: 'Lien d’essai renvoyé', reason: ASKED },
  trial_alert: { purpose: 'internal', label: 'Essai à accepter', reason: INTERNAL },
  appointment_booked: {
    purpose: 'asked',
    label: 'Rendez-vous réservé',
    reason: CALL,
  },
  appointment_moved: {
    purpose: 'asked',
    label: 'Rendez-vous déplacé',
    reason: CALL,
  },
  appointment_cancelled: {
    purpose: 'asked',
    label: 'Rendez-vous annulé',
    reason: CALL,
  },
  audit_received: { purpose: 'asked', label: 'Demande d’audit reçue', reason: ASKED },
  audit_ready: { purpose: 'asked', label: 'Audit prêt', reason: ASKED },
  referral_invitation: {
    purpose: 'marketing',
    label: 'Recommandation',
    reason: () => t`Vous recevez ce message unique parce qu’une personne vous a recommandé notre analyse.`,
  },
  [PERSON_MAIL]: { purpose: 'marketing', label: 'Message à une personne', reason: () => '' },
  lead_alert: { purpose: 'internal', label: 'Alerte prospect', reason: INTERNAL },
  colleague_mention: { purpose: 'internal', label: 'Mention d’un collègue', reason: INTERNAL },
  lead_digest: { purpose: 'internal', label: 'Résumé du jour', reason: INTERNAL },
  token_alarm: { purpose: 'internal', label: 'Alerte de sécurité', reason: INTERNAL },
  sign_in_alarm: { purpose: 'internal', label: 'Alerte de sécurité', reason: INTERNAL },
  audit_alert: { purpose: 'internal', label: 'Nouvelle demande d’audit', reason: INTERNAL },
  contact_alert: { purpose: 'internal', label: 'Nouveau message', reason: INTERNAL },
  webhook_alert: { purpose: 'internal', label: 'Webhook désactivé', reason: INTERNAL },
  trouble_alert: { purpose: 'internal', label: 'Alerte de fonctionnement', reason: INTERNAL },
  test: { purpose: 'internal', label: 'Message d’essai', reason: INTERNAL },
};

/** Whether a message goes to a prospect or to a person that a prospect named. */
export const isToProspect = (kind: string): boolean => mailKind(kind).purpose !== 'internal';

/**
 * Mails that leave at once: the person waits for them with the page open, or must know them in time. Every other one waits until a minute has
 * passed since the last one to the same prospect; messages of campaigns, too.
 */
const URGENT = ['trial_confirmation', 'appointment_booked', 'appointment_moved', 'appointment_cancelled'];
export const MAIL_SPACING_SECONDS = 60;
/** The kinds that wait. */
export const SPACED_MAILS: readonly string[] = Object.keys(KINDS).filter((kind) => isToProspect(kind) && !URGENT.includes(kind));

/** Returns the kind of a message; an unlisted one has its own name as label. */
export function mailKind(kind: string): MailKind {
  const known = KINDS[kind] ?? KINDS[kind.replace(/_agent$/, '')];
  if (!known) return { purpose: 'asked', label: kind, reason: '' };
  if (kind.endsWith('_agent')) return { purpose: 'internal', label: `${known.label} (équipe)`, reason: INTERNAL() };
  return { ...known, reason: known.reason() };
}
