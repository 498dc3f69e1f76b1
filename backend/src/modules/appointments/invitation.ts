import { longDate } from '../../common/local-time.js';
import { action, type Block, emailText, facts, paragraph } from '../../common/mail/email-blocks.js';
import { say, t } from '../../common/mail/email-text.js';
import { type Signer, signature } from '../../common/mail/signature.js';
import { agendaLine, type CallTopic, topicWords } from '../../rules/call-agenda.rules.js';
import { localDate, localTime } from '../../rules/dates.rules.js';
import { frenchSpaces, withDe } from '../../rules/figures.rules.js';
import { calendarFile, type Party } from './calendar-file.js';
import { callPlace, callWith, changeAt } from './call-file.js';

/** Content of the e-mails about a call. */
export interface Invitation {
  change: 'booked' | 'moved' | 'cancelled';
  uid: string;
  sequence: number;
  start: Date;
  end: Date;
  agency: string;
  agent: Party;
  /** Who signs what this prospect reads. */
  person: Signer | null;
  company: string;
  prospect: Party;
  telephone: string | null;
  /** What the call is about. */
  topics: readonly CallTopic[];
  /** Only the number has changed. */
  isNumberOnly?: boolean;
  siteUrl: string | null;
  /** Where the prospect moves or cancels the call. */
  manageUrl: string;
  /** Where the prospect books another call. */
  bookingUrl: string;
  /** The call in the back-office. */
  staffUrl: string;
}

export interface InvitationEmail {
  recipient: string;
  subject: string;
  letter: Block[];
  calendar: string;
  /** Name of the calendar file. */
  filename: string;
  method: 'REQUEST' | 'CANCEL';
}

/** « mardi 24 novembre 2026 à 09:00 » */
export const spokenTime = (instant: Date): string => t`${longDate(instant)} à ${localTime(instant)}`;

const agendaOf = ({ start, topics }: Invitation): string | null =>
  agendaLine({ day: localDate(start), time: localTime(start) }, topicWords(topics));

/** Composes the e-mail to the prospect in the current language. */
export function prospectInvitation(invitation: Invitation, stamp: Date): InvitationEmail {
  const { change, agent, agency, person, prospect, telephone, start, end, manageUrl, bookingUrl } = invitation;
  const minutes = Math.round((end.getTime() - start.getTime()) / 60_000);
  const when = spokenTime(start);
  const caller = agent.name === agency ? agency : t`${agent.name}, ${withDe(agency)},`;
  const subjects = {
    booked: t`Votre appel du ${when}`,
    moved: t`Votre appel est déplacé au ${when}`,
    cancelled: t`Votre appel du ${when} est annulé`,
  };
  const news = {
    booked: t`Votre appel est réservé : ${when} (heure suisse), ${minutes} minutes.`,
    moved: t`Votre appel est déplacé. Nouvelle date : ${when} (heure suisse), ${minutes} minutes.`,
    cancelled: t`Votre appel du ${when} est annulé.`,
  };
  const agenda = agendaOf(invitation);
  const detail =
    change === 'cancelled'
      ? [paragraph(t`Pour en réserver un autre :`), action(bookingUrl)]
      : [
          paragraph(
            telephone
              ? t`${caller} vous appellera au ${telephone}.`
              : t`${caller} vous appellera. Répondez à ce message pour indiquer un numéro.`,
            t`L’invitation jointe l’ajoute à votre agenda.`,
          ),
          ...(agenda ? [paragraph(t`Au programme : ${agenda}`)] : []),
          paragraph(t`Un empêchement ? Déplacez ou annulez l’appel ici :`),
          action(manageUrl),
        ];
  const greeting = t`Bonjour,`;
  const parts = [
    paragraph(greeting),
    paragraph(news[change]),
    ...detail,
    paragraph(t`Meilleures salutations`),
    signature({ name: agency, email: '', phone: '' }, person),
  ];
  const description = change === 'cancelled' ? news.cancelled : changeAt(manageUrl);
  return withCalendar(invitation, stamp, {
    recipient: prospect.email,
    subject: subjects[change],
    letter: parts,
    summary: callWith(agency),
    description,
  });
}

/** The event for a connected calendar of the agency: without participants, whom its server would write to. */
export function agentEvent(invitation: Invitation, stamp: Date): string {
  const { uid, sequence, start, end } = invitation;
  const { summary, description } = agentWords(invitation);
  const event = { method: null, uid, sequence, stamp, start, end, summary, description, location: callPlace() };
  return calendarFile({ ...event, organizer: null, attendees: [] });
}

/** The e-mail of who calls. */
export function agentInvitation(invitation: Invitation, stamp: Date): InvitationEmail {
  const { subject, ...words } = agentWords(invitation);
  return withCalendar(invitation, stamp, { recipient: invitation.agent.email, subject, ...words });
}

function agentWords(invitation: Invitation) {
  const { change, company, prospect, telephone, siteUrl, start, staffUrl, isNumberOnly } = invitation;
  const when = spokenTime(start);
  const subjects = {
    booked: isNumberOnly ? `Numéro corrigé : ${company}, ${when}` : `Nouvel appel : ${company}, ${when}`,
    moved: `Appel déplacé : ${company}, ${when}`,
    cancelled: `Appel annulé : ${company}, ${when}`,
  };
  const who = {
    Entreprise: company,
    Personne: prospect.name || 'non indiquée',
    'E-mail': prospect.email,
    Téléphone: telephone ?? 'non indiqué',
    Site: siteUrl,
    'Au programme': change === 'cancelled' ? null : agendaOf(invitation),
  };
  const parts = [paragraph(say`${frenchSpaces(subjects[change])} (heure suisse)`), facts(who), action(staffUrl)];
  return {
    subject: frenchSpaces(subjects[change]),
    letter: parts,
    summary: `Appel : ${company}`,
    description: emailText(parts.slice(1)).trim(),
  };
}

function withCalendar(
  { change, uid, sequence, start, end, agent, prospect }: Invitation,
  stamp: Date,
  words: { recipient: string; subject: string; letter: Block[]; summary: string; description: string },
): InvitationEmail {
  const { summary, description, ...mail } = words;
  const method = change === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const attendees = [
    { ...prospect, name: prospect.name || prospect.email, isHost: false },
    { ...agent, isHost: true },
  ];
  const event = { method, uid, sequence, stamp, start, end, location: callPlace(), organizer: agent, attendees } as const;
  const filename = `${change === 'cancelled' ? t`annulation` : t`invitation`}.ics`;
  return { ...mail, method, filename, calendar: calendarFile({ ...event, attendees, summary, description }) };
}
