import { addMinutes } from 'date-fns/addMinutes';
import { CALM_MINUTES, TROUBLES } from '../../rules/troubles.rules.js';
import type { KeptTrouble } from './kept-trouble.entity.js';
import type { Trouble } from './troubles.js';

/** What one look changes. */
export interface WatchStep {
  begin: Trouble[];
  /** Still there, with today's words. */
  seen: { id: string; trouble: Trouble }[];
  end: KeptTrouble[];
  settle: KeptTrouble[];
  letter: TroubleLetter;
}

export interface TroubleLetter {
  began: KeptTrouble[];
  ended: KeptTrouble[];
  /** Over before anybody could be told. */
  past: KeptTrouble[];
}

interface Look {
  /** Those that are not settled. */
  kept: readonly KeptTrouble[];
  troubles: readonly Trouble[];
  now: Date;
  /** False while e-mails are turned off: nobody waits for them. */
  isWanted: boolean;
  /** False while no e-mail could leave: what is to be told waits. */
  canLeave: boolean;
}

/** One e-mail when a trouble has lasted, one when it is over; what comes and goes is one trouble, what passes none. */
export function watchStep({ kept, troubles, now, isWanted, canLeave }: Look): WatchStep {
  const open = kept.filter(({ ended_at }) => ended_at === null);
  const there = new Map(troubles.map((trouble) => [trouble.key, trouble]));
  const seen = open.flatMap(({ id, key }) => {
    const trouble = there.get(key);
    return trouble ? [{ id, trouble }] : [];
  });
  const end = open.filter(({ key, seen_at }) => !there.has(key) && addMinutes(seen_at, CALM_MINUTES) <= now);
  const began = open.filter(
    (one) => there.has(one.key) && one.told_at === null && saysItBegan(one) && addMinutes(one.began_at, patience(one)) <= now,
  );
  const over = [...kept.filter(({ ended_at }) => ended_at !== null), ...end];
  const ended = over.filter((one) => one.told_at !== null && saysItEnded(one));
  const past = over.filter((one) => one.told_at === null && saysItWas(one) && addMinutes(one.began_at, patience(one)) <= one.seen_at);
  const letter = { began, ended, past };
  const news = new Set([...ended, ...past]);
  return {
    begin: troubles.filter(({ key }) => !open.some((one) => one.key === key)),
    ...{ seen, end },
    settle: over.filter((one) => !isWanted || canLeave || !news.has(one)),
    letter: isWanted && canLeave ? letter : { began: [], ended: [], past: [] },
  };
}

/** Null for one of another version. */
const ruleOf = ({ name }: KeptTrouble) => (Object.hasOwn(TROUBLES, name) ? TROUBLES[name as keyof typeof TROUBLES] : null);
const patience = (one: KeptTrouble): number => ruleOf(one)?.patienceMinutes ?? 0;
const is = (one: KeptTrouble, ...kinds: string[]): boolean => kinds.includes(ruleOf(one)?.letters ?? 'none');
const saysItBegan = (one: KeptTrouble) => is(one, 'both', 'begin');
const saysItEnded = (one: KeptTrouble) => is(one, 'both');
const saysItWas = (one: KeptTrouble) => is(one, 'both', 'after');

export const isEmptyLetter = ({ began, ended, past }: TroubleLetter): boolean => began.length + ended.length + past.length === 0;
