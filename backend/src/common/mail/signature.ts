import { type Block, paragraph } from './letter-blocks.js';
import { say } from './words.js';

/** Who writes, and how to answer. */
export const signature = ({ name, email, phone }: { name: string; email: string; phone: string }): Block =>
  paragraph(...[name, email, phone].filter(Boolean).map((line) => say`${line}`));
