import { type Block, paragraph } from './email-blocks.js';
import { say } from './email-text.js';

/** The person who signs, as far as an e-mail shows it. */
export interface Signer {
  name: string;
  phone: string | null;
}

/** Who writes, and how to answer: a person of the agency where one was named. */
export const signature = ({ name, email, phone }: { name: string; email: string; phone: string }, person: Signer | null = null): Block =>
  paragraph(...[person?.name, name, email, person?.phone ?? phone].flatMap((line) => (line ? [say`${line}`] : [])));
