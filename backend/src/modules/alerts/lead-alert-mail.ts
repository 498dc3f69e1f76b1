import { localTime, longDate } from '../../common/local-time.js';
import { gradeOf, labelOf } from '../../rules/verdicts.rules.js';
import { shownNumber } from '../appointments/phone-number.js';
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

/** To the agency: who has just shown interest, with one click to call or to write. */
export function leadAlertMail(lead: HotLead): { subject: string; text: string } {
  const { company, contact, email, telephone, siteUrl, score, signals, staffUrl } = lead;
  const facts = [
    ['Personne', contact],
    ['E-mail', email],
    ['Téléphone', telephone ? shownNumber(telephone) : 'non indiqué'],
    ['Site', siteUrl],
    ['SmartIndex', score === null ? null : `${score}/100, ${labelOf(score)}, note ${gradeOf(score)}`],
  ].flatMap(([label, value]) => (value ? `${label}\u202f: ${value}` : []));
  const number = telephone?.replace(/[^\d+]/g, '');
  const text = [
    `${oneLine(company)} montre de l’intérêt\u202f:`,
    signals.map((signal) => `- ${signalWords(signal)}, ${spoken(signal.at)}`).join('\n'),
    facts.map(oneLine).join('\n'),
    ...(number ? [`tel:${number}`] : []),
    `mailto:${encodeURI(email)}`,
    staffUrl,
  ].join('\n\n');
  const [latest] = signals;
  return { subject: `${oneLine(company)} ${latest ? signalWords(latest) : ''}`.trim(), text: `${text}\n` };
}

function spoken(at: string): string {
  const instant = new Date(at);
  return `${longDate(instant)} à ${localTime(instant)}`;
}

/** What a visitor typed stays one line. */
const oneLine = (words: string): string => words.replace(/\s+/g, ' ').slice(0, 200);
