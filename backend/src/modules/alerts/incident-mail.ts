import { moment } from '../../common/local-time.js';
import { action, type Block, list, paragraph } from '../../common/mail/email-blocks.js';
import { say, type Words } from '../../common/mail/email-text.js';

interface AlertedIncident {
  title: string;
  found: string;
  todo: string;
  began_at: Date;
  seen_at: Date;
}

type Alert = Readonly<Record<'began' | 'ended' | 'past', readonly AlertedIncident[]>>;

/** Composes the alert to administrators: what began, what is over, and what could not be reported in time. */
export function incidentMail({ began, ended, past }: Alert, link: string): { subject: string; letter: Block[] } {
  const blocks = [
    paragraph(say`Bonjour,`),
    ...began.map(({ title, found, todo, began_at }) =>
      paragraph(say`${title}, depuis le ${moment(began_at)}.`, say`${found}`, say`${todo}`),
    ),
    ...(ended.length > 0 ? [paragraph(say`C’est rétabli :`), list(...ended.map(span))] : []),
    ...(past.length > 0
      ? [
          paragraph(say`Ceci a eu lieu sans que ce message puisse partir plus tôt, et c’est terminé :`),
          list(...past.map((one) => say`${span(one)} ${one.found}`)),
        ]
      : []),
    action(link),
  ];
  return { subject: subjectOf(began, [...ended, ...past]), letter: blocks };
}

const span = ({ title, began_at, seen_at }: AlertedIncident): Words => say`${title}, du ${moment(began_at)} au ${moment(seen_at)}.`;

const subjectOf = (began: readonly AlertedIncident[], over: readonly AlertedIncident[]): string =>
  began.length > 0 ? `À régler\u202f: ${named(began)}` : `Rétabli\u202f: ${named(over)}`;
const named = (incidents: readonly AlertedIncident[]): string =>
  incidents.length === 1 ? (incidents[0]?.title ?? '') : `${incidents.length} points`;
