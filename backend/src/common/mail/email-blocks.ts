import { labelOf, SCORE_WORDS } from '../../rules/verdicts.rules.js';
import { t, type Words, written } from './email-text.js';

/**
 * A part of an e-mail (decision 38). Only an action is a link, and it leads to our own pages. Text that a person typed is never
 * linked, in any part.
 */
export type Block =
  | { kind: 'paragraph'; lines: Words[] }
  | { kind: 'facts'; rows: [label: string, value: Words][] }
  | { kind: 'list'; items: Words[] }
  /** What a visitor wrote, line by line. */
  | { kind: 'quote'; lines: Words[] }
  /** Text of the agency, whose addresses become links. */
  | { kind: 'own'; lines: string[] }
  | { kind: 'action'; url: string }
  /** What matters most, in one sentence. */
  | { kind: 'finding'; words: Words }
  /** A score on the one scale. */
  | { kind: 'score'; name: Words; score: number }
  /** Who signs; `portrait` is a path of our own pages. */
  | { kind: 'person'; lines: Words[]; initials: Words; portrait: string | null };

export const paragraph = (...lines: Words[]): Block => ({ kind: 'paragraph', lines });
export const list = (...items: Words[]): Block => ({ kind: 'list', items });
export const finding = (words: Words): Block => ({ kind: 'finding', words });
export const score = (name: string, value: number): Block => ({ kind: 'score', name: written(name), score: value });
export const action = (url: string): Block => ({ kind: 'action', url });
/** A visitor's message, line by line, up to `max` characters. */
export const quote = (text: string, max = 4000): Block => ({
  kind: 'quote',
  lines: text
    .slice(0, max)
    .split(/\r?\n/)
    .map((line) => written(line, max)),
});
/** Label and value; what is not known is left out. */
export const facts = (rows: Record<string, string | null | undefined>): Block => ({
  kind: 'facts',
  rows: Object.entries(rows).flatMap(([label, value]): [string, Words][] => (value ? [[label, written(value)]] : [])),
});

/** Formats the blocks as plain text, so that both parts of a message say the same. */
export function emailText(blocks: readonly Block[]): string {
  return `${blocks.map(textOf).filter(Boolean).join('\n\n')}\n`;
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'facts':
      return block.rows.map(([label, value]) => `${label}\u202f: ${value}`).join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'quote':
      return block.lines.map((line) => `> ${line}`).join('\n');
    case 'action':
      return block.url;
    case 'finding':
      return block.words;
    case 'score':
      return `${t`${block.name} : ${block.score} sur 100`} – ${SCORE_WORDS[labelOf(block.score)]}`;
    default:
      return block.lines.join('\n');
  }
}

const ADDRESS = /^https?:\/\/\S+$/;
const ITEM = /^[-–•] (.+)$/;

/** Parses a text that the agency wrote: an address on a line of its own is an action, lines with a dash are a list. */
export function ownBlocks(text: string): Block[] {
  return text.split(/\n{2,}/).flatMap((part) => {
    const blocks: Block[] = [];
    for (const line of part.split('\n').map((one) => one.trim())) {
      const last = blocks.at(-1);
      const item = ITEM.exec(line)?.[1];
      if (line === '') continue;
      if (ADDRESS.test(line)) blocks.push(action(line));
      else if (item !== undefined && last?.kind === 'list') last.items.push(written(item, 1000));
      else if (item !== undefined) blocks.push(list(written(item, 1000)));
      else if (last?.kind === 'own') last.lines.push(line);
      else blocks.push({ kind: 'own', lines: [line] });
    }
    return blocks;
  });
}
