import { moment } from '../../common/local-time.js';
import { action, type Block, list, paragraph } from '../../common/mail/email-blocks.js';
import { say, type Words } from '../../common/mail/email-text.js';

interface ToldTrouble {
  title: string;
  found: string;
  todo: string;
  began_at: Date;
  seen_at: Date;
}

type Told = Readonly<Record<'began' | 'ended' | 'past', readonly ToldTrouble[]>>;

/** To the administrators: what began, what is over, and what nobody could be told in time. */
export function troubleMail({ began, ended, past }: Told, link: string): { subject: string; letter: Block[] } {
  const letter = [
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
  return { subject: subjectOf(began, [...ended, ...past]), letter };
}

const span = ({ title, began_at, seen_at }: ToldTrouble): Words => say`${title}, du ${moment(began_at)} au ${moment(seen_at)}.`;

const subjectOf = (began: readonly ToldTrouble[], over: readonly ToldTrouble[]): string =>
  began.length > 0 ? `À régler\u202f: ${named(began)}` : `Rétabli\u202f: ${named(over)}`;
const named = (troubles: readonly ToldTrouble[]): string =>
  troubles.length === 1 ? (troubles[0]?.title ?? '') : `${troubles.length} points`;
