/** So many presses of Shift+Alt+X within this time open the danger panel (specification 2, section 4). */
const PRESSES = 3;
const WITHIN_MS = 3000;

/** The presses still counted after one more at `now`, ms; three of them open, older than three seconds are forgotten. */
export const countPress = (earlier: readonly number[], now: number): number[] => [...earlier.filter((at) => now - at <= WITHIN_MS), now];

export const isOpening = (presses: readonly number[]): boolean => presses.length >= PRESSES;
