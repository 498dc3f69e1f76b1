import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { addSeconds } from 'date-fns/addSeconds';
import { max } from 'date-fns/max';
import { lastDue } from '../../common/jobs/daily-due.js';
import type { ScheduleOptions } from '../../common/jobs/define-job.js';
import { moment } from '../../common/local-time.js';
import { localDate } from '../../rules/dates.rules.js';
import { decimal, integer } from '../../rules/figures.rules.js';
import { OPERATION_LIMITS } from '../../rules/operations.rules.js';

/** A schedule as it was seen. */
export interface ScheduleSeen extends ScheduleOptions {
  job: string;
  title: string;
  /** Of a daily one: its time of day, and since when it has been so; null = it is turned off. */
  daily: { time: string; since: Date } | null;
  last: { localDate: string; startedAt: Date; outcome: Record<string, unknown> | null } | null;
  succeededAt: Date | null;
  failingSince: Date | null;
}

/** `waiting`: no worker is there to run it. */
export type ScheduleState = 'fine' | 'off' | 'waiting' | 'late' | 'failing';

export interface ScheduleJudgement {
  state: ScheduleState;
  /** French; null without a fault. */
  fault: string | null;
}

export type JudgedSchedule = ScheduleSeen & ScheduleJudgement;

const { dailyLateMinutes, settlingMinutes, lateWaits, lateMinutes, failingMinutes, endlessHours } = OPERATION_LIMITS;
const fine: ScheduleJudgement = { state: 'fine', fault: null };

/** `workersSince`: since when the oldest living worker has been there; null = none is. */
export function judgeSchedule(seen: ScheduleSeen, workersSince: Date | null, now: Date): ScheduleJudgement {
  if (seen.everySeconds === null && seen.daily === null) return { state: 'off', fault: null };
  const runnersSince = workersSince ?? (seen.runBy === 'everybody' ? seen.succeededAt : null);
  if (runnersSince === null) return { state: 'waiting', fault: null };
  if (seen.failingSince && addMinutes(seen.failingSince, failingMinutes) <= now)
    return { state: 'failing', fault: `Échoue depuis le ${moment(seen.failingSince)}\u202f; la cause est dans le journal du serveur.` };
  return seen.daily ? judgeDaily(seen, seen.daily, runnersSince, now) : judgeContinuous(seen, runnersSince, now);
}

function judgeDaily({ last }: ScheduleSeen, { time, since }: { time: string; since: Date }, workersSince: Date, now: Date) {
  if (typeof last?.outcome?.error === 'string')
    return { state: 'failing', fault: `A échoué le ${moment(last.startedAt)}\u202f: ${last.outcome.error}` } as const;
  const due = lastDue(now, time);
  const isMissing = due >= since && (last === null || last.localDate < localDate(due));
  if (isMissing && max([addMinutes(due, dailyLateMinutes), addMinutes(workersSince, settlingMinutes)]) <= now)
    return { state: 'late', fault: `N’a pas eu lieu à son heure\u202f: le ${moment(due)}.` } as const;
  if (last && last.outcome === null && addHours(last.startedAt, endlessHours) <= now && last.localDate === localDate(due))
    return { state: 'failing', fault: `A commencé le ${moment(last.startedAt)} et n’a pas abouti.` } as const;
  return fine;
}

function judgeContinuous({ everySeconds, succeededAt }: ScheduleSeen, workersSince: Date, now: Date): ScheduleJudgement {
  const latest = succeededAt ? max([succeededAt, workersSince]) : workersSince;
  if (addMinutes(addSeconds(latest, (everySeconds ?? 0) * lateWaits), lateMinutes) > now) return fine;
  return { state: 'late', fault: succeededAt ? `N’a plus tourné depuis le ${moment(succeededAt)}.` : 'N’a encore jamais tourné.' };
}

/** Words the outcome of the last run of a daily schedule, French. */
export function resultWords(outcome: Record<string, unknown> | null, scan: { total: number; failed: number } | null): string {
  if (scan) return `${counted(scan.total, 'prospect')}${scan.failed > 0 ? `, ${counted(scan.failed, 'échec')}` : ''}`;
  if (outcome === null) return 'Commencée';
  const { error, prospects, messages, campaigns, rows, bytes, removed, runId } = outcome;
  if (typeof error === 'string') return `Échec\u202f: ${error}`;
  if (typeof prospects === 'number') return counted(prospects, 'prospect');
  if (typeof messages === 'number') return messages === 0 ? 'Rien à dire' : counted(messages, 'message');
  if (typeof campaigns === 'number') return campaigns === 0 ? 'Aucune campagne à suivre' : counted(campaigns, 'campagne');
  if (typeof rows === 'number' && typeof bytes === 'number') return `${counted(rows, 'ligne')}, ${decimal(bytes / 1e6)} Mo`;
  if (removed) return removedWords(removed as Record<string, number>);
  return runId === undefined ? 'Faite' : 'Commencée';
}

function removedWords(removed: Record<string, number>): string {
  const total = Object.values(removed).reduce((sum, count) => sum + count, 0);
  return total === 0 ? 'Rien à supprimer' : `${counted(total, 'ligne')} supprimée${total > 1 ? 's' : ''}`;
}

const counted = (count: number, noun: string): string => `${integer(count)} ${noun}${count > 1 ? 's' : ''}`;
