import { type Block, paragraph } from './email-blocks.js';
import { say } from './email-text.js';

/** The person who signs, as far as an e-mail shows it. */
export interface Signer {
  name: string;
  initials: string;
  phone: string | null;
  /** A path of our own pages. */
  portrait: string | null;
}

/** Who writes, and how to answer: a person of the agency, with the portrait, where one was named. */
export function signature({ name, email, phone }: { name: string; email: string; phone: string }, person: Signer | null = null): Block {
  const lines = [person?.name, name, email, person?.phone ?? phone].flatMap((line) => (line ? [say`${line}`] : []));
  return person ? { kind: 'person', lines, initials: say`${person.initials}`, portrait: person.portrait } : paragraph(...lines);
}
