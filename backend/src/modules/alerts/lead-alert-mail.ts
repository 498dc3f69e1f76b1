import { longDate } from '../../common/local-time.js';
import { action, type Block, facts, list, paragraph } from '../../common/mail/email-blocks.js';
import { say } from '../../common/mail/email-text.js';
import { showPhone } from '../../common/phone.js';
import { localTime } from '../../rules/dates.rules.js';
import { gradeOf, labelOf } from '../../rules/verdicts.rules.js';
import { type Signal, signalWords } from './signals.js';

export interface HotLead {
  company: string;
  contact: string;
  email: string;
  /** E.164 or as it was typed. */
  telephone: string | null;
  siteUrl: string | null;
  /** Of the finished quiz. */
  score: number | null;
  signals: readonly Signal[];
  /** The prospect in the back-office. */
  staffUrl: string;
}

/** To the agency: who has just shown interest, and how to reach the person. */
export function leadAlertMail(lead: HotLead): { subject: string; letter: Block[] } {
  const { company, contact, email, telephone, siteUrl, score, signals, staffUrl } = lead;
  const blocks = [
    paragraph(say`${company} montre de l’intérêt :`),
    list(...signals.map((signal) => say`${signalWords(signal)}, ${formatTime(signal.at)}`)),
    facts({
      Personne: contact,
      'E-mail': email,
      Téléphone: telephone ? showPhone(telephone) : 'non indiqué',
      Site: siteUrl,
      SmartIndex: score === null ? null : `${score}/100, ${labelOf(score)}, note ${gradeOf(score)}`,
    }),
    action(staffUrl),
    paragraph(say`Répondez à ce message pour écrire à la personne.`),
  ];
  const [latest] = signals;
  return { subject: `${company} ${latest ? signalWords(latest) : ''}`.trim(), letter: blocks };
}

function formatTime(at: string): string {
  const instant = new Date(at);
  return `${longDate(instant)} à ${localTime(instant)}`;
}
