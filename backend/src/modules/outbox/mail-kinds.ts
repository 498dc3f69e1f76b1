interface MailKind {
  /** For staff, in French. */
  label: string;
  /** Why the person receives it; the last line of the letter. */
  reason: string;
}

const ASKED = 'Vous recevez ce message parce que vous en avez fait la demande sur notre site.';
const INTERNAL = 'Message interne, envoyé par votre espace.';

const KINDS: Record<string, MailKind> = {
  trial_confirmation: { label: 'Confirmation d’essai', reason: ASKED },
  appointment_booked: { label: 'Rendez-vous réservé', reason: 'Vous recevez ce message parce que vous avez réservé un appel.' },
  appointment_moved: { label: 'Rendez-vous déplacé', reason: 'Vous recevez ce message parce que vous avez réservé un appel.' },
  appointment_cancelled: { label: 'Rendez-vous annulé', reason: 'Vous recevez ce message parce que vous avez réservé un appel.' },
  audit_received: { label: 'Demande d’audit reçue', reason: ASKED },
  audit_ready: { label: 'Audit prêt', reason: ASKED },
  referral_invitation: {
    label: 'Recommandation',
    reason: 'Vous recevez ce message unique parce qu’une personne vous a recommandé notre analyse.',
  },
  lead_alert: { label: 'Alerte prospect', reason: INTERNAL },
  lead_digest: { label: 'Résumé du jour', reason: INTERNAL },
  token_alarm: { label: 'Alerte de sécurité', reason: INTERNAL },
  audit_alert: { label: 'Nouvelle demande d’audit', reason: INTERNAL },
  contact_alert: { label: 'Nouveau message', reason: INTERNAL },
  webhook_alert: { label: 'Webhook désactivé', reason: INTERNAL },
  test: { label: 'Message d’essai', reason: INTERNAL },
};

/** What a message is; one that is not listed goes by its own name. */
export function mailKind(kind: string): MailKind {
  const known = KINDS[kind] ?? KINDS[kind.replace(/_agent$/, '')];
  if (!known) return { label: kind, reason: '' };
  return kind.endsWith('_agent') ? { label: `${known.label} (équipe)`, reason: INTERNAL } : known;
}
