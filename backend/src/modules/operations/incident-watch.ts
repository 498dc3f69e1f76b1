import { addMinutes } from 'date-fns/addMinutes';
import { CALM_MINUTES, INCIDENTS } from '../../rules/incidents.rules.js';
import type { Incident } from './incidents.js';
import type { StoredIncident } from './stored-incident.entity.js';

/** The changes of one run. */
export interface WatchStep {
  begin: Incident[];
  /** Still present, with their current text. */
  seen: { id: string; incident: Incident }[];
  end: StoredIncident[];
  settle: StoredIncident[];
  alert: IncidentAlert;
}

export interface IncidentAlert {
  began: StoredIncident[];
  ended: StoredIncident[];
  /** Over before an e-mail could be sent. */
  past: StoredIncident[];
}

interface WatchInput {
  /** Those that are not settled. */
  stored: readonly StoredIncident[];
  incidents: readonly Incident[];
  now: Date;
  /** False while alert e-mails are switched off; missed ones are not sent later. */
  isWanted: boolean;
  /** False while no e-mail can be sent; alerts wait. */
  canLeave: boolean;
}

/** Decides what to store and to alert: one e-mail when an incident persists, one when it is over. Intermittent ones count once. */
export function watchStep({ stored, incidents, now, isWanted, canLeave }: WatchInput): WatchStep {
  const open = stored.filter(({ ended_at }) => ended_at === null);
  const there = new Map(incidents.map((incident) => [incident.key, incident]));
  const seen = open.flatMap(({ id, key }) => {
    const incident = there.get(key);
    return incident ? [{ id, incident }] : [];
  });
  const end = open.filter(({ key, seen_at }) => !there.has(key) && addMinutes(seen_at, CALM_MINUTES) <= now);
  const began = open.filter(
    (one) => there.has(one.key) && one.told_at === null && saysItBegan(one) && addMinutes(one.began_at, patience(one)) <= now,
  );
  const over = [...stored.filter(({ ended_at }) => ended_at !== null), ...end];
  const ended = over.filter((one) => one.told_at !== null && saysItEnded(one));
  const past = over.filter((one) => one.told_at === null && saysItWas(one) && addMinutes(one.began_at, patience(one)) <= one.seen_at);
  const alert = { began, ended, past };
  const news = new Set([...ended, ...past]);
  return {
    begin: incidents.filter(({ key }) => !open.some((one) => one.key === key)),
    ...{ seen, end },
    settle: over.filter((one) => !isWanted || canLeave || !news.has(one)),
    alert: isWanted && canLeave ? alert : { began: [], ended: [], past: [] },
  };
}

/** Null for an incident of another version of the product. */
const ruleOf = ({ name }: StoredIncident) => (Object.hasOwn(INCIDENTS, name) ? INCIDENTS[name as keyof typeof INCIDENTS] : null);
const patience = (one: StoredIncident): number => ruleOf(one)?.patienceMinutes ?? 0;
const is = (one: StoredIncident, ...kinds: string[]): boolean => kinds.includes(ruleOf(one)?.emails ?? 'none');
const saysItBegan = (one: StoredIncident) => is(one, 'both', 'begin');
const saysItEnded = (one: StoredIncident) => is(one, 'both');
const saysItWas = (one: StoredIncident) => is(one, 'both', 'after');

export const isEmptyAlert = ({ began, ended, past }: IncidentAlert): boolean => began.length + ended.length + past.length === 0;
