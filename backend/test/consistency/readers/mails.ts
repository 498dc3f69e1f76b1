import { read, type Wording } from '../reading.js';
import type { Statement } from '../statement.js';

const WORDINGS: readonly Wording[] = [
  [
    /^SmartIndex : (\d+)\/100, (Excellent|Moyen|Critique), note ([A-D])$/gm,
    (value, word, grade) => [
      ['smartIndex', Number(value)],
      ['smartIndex.word', word ?? null],
      ['smartIndex.grade', grade ?? null],
    ],
  ],
  [/https?:\/\/\S+|\S+@\S+|mailto:\S+/g, () => []],
  [/\d{1,2}(?:er)? \p{L}+ \d{4}(?: à \d\d:\d\d)?/gu, () => []],
];

/** Reads the statements of an e-mail. */
export const readMail = ({ subject, text }: { subject: string; text: string }): Statement[] =>
  read(`${subject}\n${text}`, 'mail', WORDINGS);
