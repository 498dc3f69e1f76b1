import { localDate } from './dates.rules.js';
import { isPublicHoliday } from './public-holidays.rules.js';

/** Effects of a logged call or e-mail on the tasks of a prospect: which one it completes, and what comes next. */

/** Outcomes of a call. `call_back` occurs in earlier notes: the person asked for another call. */
export const CALL_OUTCOMES = ['reached', 'voicemail', 'no_answer', 'wrong_number'] as const;
export const NOTED_OUTCOMES = [...CALL_OUTCOMES, 'call_back'] as const;
export type NotedOutcome = (typeof NOTED_OUTCOMES)[number];

/** Returns whether a call reached a person of the company. */
export const hasReached = (outcome: NotedOutcome): boolean => outcome === 'reached' || outcome === 'call_back';

export type Act = NotedOutcome | 'mail';

/** Calendar days until the next step, which falls on the first working day from then on. */
const NEXT_STEPS: Readonly<Record<Act, { title: string; days: number }>> = {
  reached: { title: 'Relancer', days: 7 },
  call_back: { title: 'Rappeler', days: 1 },
  voicemail: { title: 'Rappeler', days: 1 },
  no_answer: { title: 'Rappeler', days: 1 },
  wrong_number: { title: 'Trouver le bon numéro', days: 1 },
  mail: { title: 'Relancer', days: 7 },
};

const DAY_MS = 86_400_000;

/** The first working day of the agency, `yyyy-MM-dd`, that is at least so many days after an instant. */
export function workingDayAfter(now: Date, days: number): string {
  let noon = Date.parse(`${localDate(now)}T12:00:00Z`) + days * DAY_MS;
  const day = () => new Date(noon).toISOString().slice(0, 10);
  while ([0, 6].includes(new Date(noon).getUTCDay()) || isPublicHoliday(day())) noon += DAY_MS;
  return day();
}

/** What is proposed after a call or an e-mail, with its local day and time. */
export const proposedStep = (act: Act, now: Date): { title: string; day: string; time: string } => ({
  title: NEXT_STEPS[act].title,
  day: workingDayAfter(now, NEXT_STEPS[act].days),
  time: '09:00',
});

interface OpenTask {
  title: string;
  due_at: Date | null;
  created_at: Date;
}

const OF_CALLS = /appel|t[ée]l[ée]phon|joindre|num[ée]ro|\bcall|\bphone|anruf|telefon|chiam/i;
const OF_MAILS = /[ée]cri(?:re|s|t|vez)|e-?mail|courriel|message|envo(?:i|y)|\bwrite|\bsend|schreib|scriv|invia/i;

/**
 * Returns the open task that a call or e-mail completes: the first with this channel, else the first due one without a channel. `tasks` are
 * sorted. Tasks created on a later day are not completed.
 */
export function answeredTask<Task extends OpenTask>(kind: 'call' | 'mail', tasks: readonly Task[], at: Date, now: Date): Task | null {
  const [own, other] = kind === 'call' ? [OF_CALLS, OF_MAILS] : [OF_MAILS, OF_CALLS];
  const known = tasks.filter(({ created_at }) => localDate(created_at) <= localDate(at));
  const isDue = ({ due_at }: OpenTask) => due_at === null || localDate(due_at) <= localDate(now);
  return known.find(({ title }) => own.test(title)) ?? known.find((task) => !other.test(task.title) && isDue(task)) ?? null;
}
