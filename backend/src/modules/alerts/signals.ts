import type { SignalName } from '../settings/alert-settings.contract.js';

/** Something a person did that is worth a call. */
export interface Signal {
  name: SignalName;
  /** ISO instant of the last time. */
  at: string;
  count: number;
}

const WORDS: Record<SignalName, string> = {
  return_visit: 'est revenu sur sa page un autre jour',
  quiz_complete: 'a terminé le quiz',
  plan_view: 'a lu son plan d’action',
  cta_click: 'a cliqué pour prendre contact',
  audit_request: 'a demandé l’audit',
};

export const signalWords = ({ name, count }: Signal): string => (count > 1 ? `${WORDS[name]} (${count} fois)` : WORDS[name]);

/** Whether a local time of day (`HH:mm`) is within quiet hours, which may pass midnight; equal ends mean none. */
export function isQuiet(time: string, { from, to }: { from: string; to: string }): boolean {
  if (from === to) return false;
  return from < to ? time >= from && time < to : time >= from || time < to;
}
