import type { Block } from '../../common/mail/email-blocks.js';
import { digestMail } from '../alerts/digest-mail.js';
import { incidentMail } from '../alerts/incident-mail.js';
import { leadAlertMail } from '../alerts/lead-alert-mail.js';
import { failureWords } from '../analysis/scans/trial-outcome.js';
import { trialFailedMail, trialLinkMail, trialReadyMail } from '../analysis/scans/trial-report-mail.js';
import { agentInvitation, type Invitation, prospectInvitation } from '../appointments/invitation.js';
import { readyMail } from '../audit-pdf/audit-ready-mail.js';
import { receivedMail } from '../audit-requests/audit-mails.js';
import { mentionMail } from '../follow-up/mention-mail.js';
import { invitation } from '../referrals/invitation.js';
import { confirmationMail } from '../trials/confirmation-mail.js';
import { trialAlertMail } from '../trials/trial-alert-mail.js';
import { webhookAlertMail } from '../webhooks/webhook-alert-mail.js';
import { testMail } from './templates/test-mail.js';

interface Sample {
  subject: string;
  letter: Block[];
}

const COMPANY = 'Boulangerie Exemple';
const DOMAIN = 'boulangerie-exemple.ch';
/** No finding and no score is made up. */
const NEWS = { finding: null, verdict: null };
const START = new Date('2026-11-24T08:00:00Z');

interface Agency {
  name: string;
  email: string;
  phone: string;
}

/** Returns every e-mail with sample people, for the preview; `kind` as in the outbox. In the current language. */
export function templateSamples(agency: Agency, origin: string): Record<string, Sample> {
  return {
    ...trialSamples(agency, origin),
    ...auditSamples(agency, origin),
    ...appointmentSamples(agency.name, origin),
    ...alertSamples(origin),
    test: testMail(agency.name),
  };
}

function trialSamples(agency: Agency, origin: string): Record<string, Sample> {
  const report = { domain: DOMAIN, link: `${origin}/t/exemple1`, agency, person: null };
  const asked = {
    nom: COMPANY,
    prenom: '',
    business_name: null,
    site_url: `https://${DOMAIN}/`,
    email: 'anne@example.ch',
    location: 'Yverdon',
  };
  return {
    trial_confirmation: confirmationMail({ domain: DOMAIN, link: `${origin}/verification/exemple`, agency: agency.name, required: false }),
    trial_ready: trialReadyMail({ ...report, ...NEWS }),
    trial_failed: trialFailedMail({ ...report, link: `${origin}/essai`, cause: failureWords(null, null) }),
    trial_link: trialLinkMail(report),
    trial_alert: trialAlertMail({ ...asked, metadata: {} }, `${origin}/mon-espace/trials`),
  };
}

function auditSamples(agency: Agency, origin: string): Record<string, Sample> {
  const asked = { company: COMPANY, email: 'anne@example.ch', siteUrl: `https://${DOMAIN}/`, agency, person: null };
  const link = `${origin}/api/public/audit-documents/exemple`;
  return {
    audit_received: receivedMail(asked, ''),
    audit_ready: readyMail({ ...asked, ...NEWS, link, validUntil: START, pages: 8 }),
    referral_invitation: invitation({ ...asked, link: `${origin}/t/exemple1` }),
  };
}

const bookingUrl = (origin: string) => `${origin}/rendez-vous/exemple`;

function appointmentSamples(agency: string, origin: string): Record<string, Sample> {
  const invitation: Omit<Invitation, 'change'> = {
    uid: 'exemple@example.ch',
    sequence: 0,
    start: START,
    end: new Date('2026-11-24T08:30:00Z'),
    agency,
    agent: { name: 'Camille Favre', email: 'camille@example.ch' },
    person: null,
    company: COMPANY,
    prospect: { name: 'Anne Exemple', email: 'anne@example.ch' },
    topics: ['https', 'speed', 'reviews'],
    telephone: '+41 79 123 45 67',
    siteUrl: `https://${DOMAIN}/`,
    manageUrl: `${origin}/mon-rendez-vous/exemple`,
    bookingUrl: bookingUrl(origin),
    staffUrl: `${origin}/mon-espace/appointments`,
  };
  const changes = ['booked', 'moved', 'cancelled'] as const;
  return Object.fromEntries(
    changes.flatMap((change): [string, Sample][] => [
      [`appointment_${change}`, prospectInvitation({ ...invitation, change }, START)],
      [`appointment_${change}_agent`, agentInvitation({ ...invitation, change }, START)],
    ]),
  );
}

/** E-mails to staff. */
function alertSamples(origin: string): Record<string, Sample> {
  const staffUrl = `${origin}/mon-espace/prospects`;
  const incident = {
    title: 'Processus de travail',
    found: 'Aucun processus de travail n’est actif\u202f: ni mesure, ni e-mail.',
    todo: 'Démarrez-en un (ROLE=worker ou ROLE=all).',
    began_at: START,
    seen_at: START,
  };
  return {
    lead_alert: leadAlertMail({
      company: COMPANY,
      contact: 'Anne Exemple',
      email: 'anne@example.ch',
      telephone: '+41791234567',
      siteUrl: `https://${DOMAIN}/`,
      score: 64,
      signals: [
        { name: 'cta_click', at: START.toISOString(), count: 2 },
        { name: 'quiz_complete', at: START.toISOString(), count: 1 },
      ],
      staffUrl,
    }),
    colleague_mention: mentionMail({ author: 'Camille Favre', company: COMPANY, content: '@Anne, merci de rappeler lundi.', staffUrl }),
    lead_digest: digestMail({
      day: START,
      visitors: 12,
      quizzes: 3,
      auditRequests: 2,
      hottest: [{ company: COMPANY, what: 'a terminé le quiz', url: staffUrl }],
      calls: [{ company: COMPANY, start: START, telephone: '+41 79 123 45 67' }],
      stuckMails: 0,
      homeUrl: staffUrl,
    }),
    webhook_alert: webhookAlertMail({
      url: 'https://crm.example.ch/webhooks',
      reason: 'Rien n’a été accepté depuis trois jours.',
      link: `${origin}/mon-espace/webhook-endpoints`,
    }),
    trouble_alert: incidentMail({ began: [incident], ended: [], past: [] }, `${origin}/mon-espace/monitoring`),
  };
}
