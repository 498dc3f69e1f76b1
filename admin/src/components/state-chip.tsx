import { type TextKey, useText } from '../i18n/use-text';
import { type Shape, Status, type Tone } from './Status';

/** A tone, or a tone with its own shape; `quiet` for states that need no attention. */
export type Look = Tone | { tone: Tone; shape?: Shape; quiet?: boolean };

type Worded<Words extends string, State extends string> = `${Words}.${State}` extends TextKey ? Words : never;

/** Makes a chip for a set of states: the look of each, and its label in the catalogue under `words`. */
export function stateChip<Words extends string, State extends string>(words: Words & Worded<Words, State>, looks: Record<State, Look>) {
  return function StateChip({ state }: { state: State }) {
    const t = useText();
    const look = looks[state] ?? 'neutral';
    return <Status {...(typeof look === 'string' ? { tone: look } : look)}>{t(`${words}.${state}` as TextKey)}</Status>;
  };
}
