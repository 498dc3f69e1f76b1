import { Clock } from '../../src/common/clock.js';
import type { TestApp } from './app.js';

/** So much time has gone by for this process; the database has a clock of its own. */
export function letPass(app: TestApp, ms: number): void {
  const clock = app.app.get(Clock, { strict: false });
  const before = clock.now.bind(clock);
  clock.now = () => new Date(before().getTime() + ms);
}
