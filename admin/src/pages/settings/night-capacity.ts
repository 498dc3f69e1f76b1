/** The working day begins; the night's work should be over. */
const MORNING = 7 * 3600;
const DAY = 24 * 3600;

/** How many prospects can be measured from `time` to 07:00 at the pace of an estimate; null while there is no pace. */
export function nightCapacity(
  time: string,
  { prospects, seconds }: { prospects: number; seconds: number },
): { prospects: number; secondsEach: number } | null {
  const match = /^(\d{2}):(\d{2})$/.exec(time);
  if (!match || prospects === 0 || seconds === 0) return null;
  const start = Number(match[1]) * 3600 + Number(match[2]) * 60;
  const secondsEach = seconds / prospects;
  return { prospects: Math.floor(((MORNING - start + DAY) % DAY) / secondsEach), secondsEach };
}
