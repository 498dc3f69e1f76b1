import type { Block } from '../../common/mail/letter-blocks.js';
import { digestMail } from '../alerts/digest-mail.js';
import { leadAlertMail } from '../alerts/lead-alert-mail.js';
import { agentLetter, type Invitation, prospectLetter } from '../appointments/invitation.js';
import { confirmationMail } from '../trials/confirmation-mail.js';
import { webhookAlertMail } from '../webhooks/webhook-alert-mail.js';
import { auditReadyMail } from './templates/audit-ready.js';
import { testMail } from './templates/test-mail.js';

interface Sample {
  subject: string;
  letter: Block[];
}

/** Every letter with made-up people, for the preview in the back-office; `kind` as in the outbox. */
export function templateSamples({ agency, origin }: { agency: string; origin: string }): Record<string, Sample> {
  const company = 'Boulangerie Exemple';
  const start = new Date('2026-11-24T08:00:00Z');
  const invitation: Omit<Invitation, 'change'> = {
    uid: 'exemple@example.ch',
    sequence: 0,
    start,
    end: new Date('2026-11-24T08:30:00Z'),
    agency,
    agent: { name: 'Camille Favre', email: 'camille@example.ch' },
    company,
    prospect: { name: 'Anne Exemple', email: 'anne@example.ch' },
    telephone: '+41 79 123 45 67',
    siteUrl: 'https://boulangerie-exemple.ch/',
    manageUrl: `${origin}/mon-rendez-vous/exemple`,
    bookingUrl: `${origin}/rendez-vous/exemple`,
    staffUrl: `${origin}/mon-espace/appointments`,
  };
  const changes = ['booked', 'moved', 'cancelled'] as const;
  const appointments = changes.flatMap((change): [string, Sample][] => [
    [`appointment_${change}`, prospectLetter({ ...invitation, change }, start)],
    [`appointment_${change}_agent`, agentLetter({ ...invitation, change }, start)],
  ]);
  const link = `${origin}/verification/exemple`;
  return {
    trial_confirmation: confirmationMail({ domain: 'boulangerie-exemple.ch', link, agency, required: false }),
    audit_ready: auditReadyMail({ company, link: `${origin}/audit.pdf`, bookingLink: invitation.bookingUrl, agency }),
    ...Object.fromEntries(appointments),
    lead_alert: leadAlertMail({
      company,
      contact: 'Anne Exemple',
      email: 'anne@example.ch',
      telephone: '+41791234567',
      siteUrl: 'https://boulangerie-exemple.ch/',
      score: 64,
      signals: [
        { name: 'cta_click', at: start.toISOString(), count: 2 },
        { name: 'quiz_complete', at: start.toISOString(), count: 1 },
      ],
      staffUrl: `${origin}/mon-espace/prospects`,
    }),
    lead_digest: digestMail({
      day: start,
      visitors: 12,
      quizzes: 3,
      auditRequests: 2,
      hottest: [{ company, what: 'a terminé le quiz', url: `${origin}/mon-espace/prospects` }],
      calls: [{ company, start, telephone: '+41 79 123 45 67' }],
      stuckMails: 0,
      homeUrl: `${origin}/mon-espace/prospects`,
    }),
    webhook_alert: webhookAlertMail({
      url: 'https://crm.example.ch/webhooks',
      reason: 'Rien n’a été accepté depuis trois jours.',
      link: `${origin}/mon-espace/webhook-endpoints`,
    }),
    test: testMail(agency),
  };
}
