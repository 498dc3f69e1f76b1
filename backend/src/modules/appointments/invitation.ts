import { longDate } from '../../common/local-time.js';
import { action, type Block, facts, letterText, paragraph } from '../../common/mail/letter-blocks.js';
import { type Signer, signature } from '../../common/mail/signature.js';
import { say } from '../../common/mail/words.js';
import { localTime } from '../../rules/dates.rules.js';
import { frenchSpaces, withDe } from '../../rules/figures.rules.js';
import { type CalendarEvent, calendarFile, type Party } from './calendar-file.js';

/** What both sides are told about a call. */
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
  siteUrl: string | null;
  /** Where the prospect moves or cancels the call. */
  manageUrl: string;
  /** Where the prospect books another call. */
  bookingUrl: string;
  /** The call in the back-office. */
  staffUrl: string;
}

export interface Letter {
  recipient: string;
  subject: string;
  letter: Block[];
  calendar: string;
  method: CalendarEvent['method'];
}

/** « mardi 24 novembre 2026 à 09:00 » */
export const spokenTime = (instant: Date): string => `${longDate(instant)} à ${localTime(instant)}`;

/** The e-mail of the prospect. */
export function prospectLetter(invitation: Invitation, stamp: Date): Letter {
  const { change, agent, agency, person, prospect, telephone, start, end, manageUrl, bookingUrl } = invitation;
  const minutes = Math.round((end.getTime() - start.getTime()) / 60_000);
  const when = spokenTime(start);
  const caller = agent.name === agency ? agency : `${agent.name}, ${withDe(agency)},`;
  const subjects = {
    booked: `Votre appel du ${when}`,
    moved: `Votre appel est déplacé au ${when}`,
    cancelled: `Votre appel du ${when} est annulé`,
  };
  const news = {
    booked: `Votre appel est réservé : ${when} (heure suisse), ${minutes} minutes.`,
    moved: `Votre appel est déplacé. Nouvelle date : ${when} (heure suisse), ${minutes} minutes.`,
    cancelled: `Votre appel du ${when} est annulé.`,
  };
  const detail =
    change === 'cancelled'
      ? [paragraph(say`Pour en réserver un autre :`), action(bookingUrl)]
      : [
          paragraph(
            telephone
              ? say`${caller} vous appellera au ${telephone}.`
              : say`${caller} vous appellera. Répondez à ce message pour indiquer un numéro.`,
            say`L’invitation jointe l’ajoute à votre agenda.`,
          ),
          paragraph(say`Un empêchement ? Déplacez ou annulez l’appel ici :`),
          action(manageUrl),
        ];
  const greeting = prospect.name ? say`Bonjour ${prospect.name},` : say`Bonjour,`;
  const parts = [
    paragraph(greeting),
    paragraph(say`${frenchSpaces(news[change])}`),
    ...detail,
    paragraph(say`Meilleures salutations`),
    signature({ name: agency, email: '', phone: '' }, person),
  ];
  const description = change === 'cancelled' ? news.cancelled : `Déplacer ou annuler :\n${manageUrl}`;
  return letter(invitation, stamp, {
    recipient: prospect.email,
    subject: subjects[change],
    letter: parts,
    summary: `Appel avec ${agency}`,
    description,
  });
}

/** The e-mail of who calls. */
export function agentLetter(invitation: Invitation, stamp: Date): Letter {
  const { change, company, prospect, telephone, siteUrl, start, staffUrl } = invitation;
  const when = spokenTime(start);
  const subjects = {
    booked: `Nouvel appel : ${company}, ${when}`,
    moved: `Appel déplacé : ${company}, ${when}`,
    cancelled: `Appel annulé : ${company}, ${when}`,
  };
  const who = {
    Entreprise: company,
    Personne: prospect.name || 'non indiquée',
    'E-mail': prospect.email,
    Téléphone: telephone ?? 'non indiqué',
    Site: siteUrl,
  };
  const parts = [paragraph(say`${frenchSpaces(subjects[change])} (heure suisse)`), facts(who), action(staffUrl)];
  return letter(invitation, stamp, {
    recipient: invitation.agent.email,
    subject: subjects[change],
    letter: parts,
    summary: `Appel : ${company}`,
    description: letterText(parts.slice(1)).trim(),
  });
}

/** The file that a page offers for download: the call without the addresses of its people. */
export function callFile(call: { uid: string; sequence: number; start: Date; end: Date; other: string }, stamp: Date): string {
  const { other, ...when } = call;
  return calendarFile({
    ...when,
    method: 'PUBLISH',
    stamp,
    summary: `Appel avec ${other}`,
    description: '',
    location: PLACE,
    organizer: null,
    attendees: [],
  });
}

const PLACE = 'Appel téléphonique';

function letter(
  { change, uid, sequence, start, end, agent, prospect }: Invitation,
  stamp: Date,
  words: { recipient: string; subject: string; letter: Block[]; summary: string; description: string },
): Letter {
  const { summary, description, ...mail } = words;
  const method = change === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const attendees = [
    { ...prospect, name: prospect.name || prospect.email, isHost: false },
    { ...agent, isHost: true },
  ];
  const event = { method, uid, sequence, stamp, start, end, location: PLACE, organizer: agent, attendees } as const;
  return { ...mail, subject: frenchSpaces(mail.subject), method, calendar: calendarFile({ ...event, attendees, summary, description }) };
}
