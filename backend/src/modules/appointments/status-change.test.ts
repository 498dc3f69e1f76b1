import { statusObstacle } from './status-change.js';

const now = new Date('2026-11-24T10:00:00Z');
const past = new Date('2026-11-24T09:00:00Z');
const ahead = new Date('2026-11-24T11:00:00Z');

describe('the status of a call', () => {
  it.each([
    ['booked', 'held', past],
    ['booked', 'missed', past],
    ['held', 'missed', past],
    ['missed', 'booked', past],
    ['booked', 'cancelled', ahead],
    ['cancelled', 'cancelled', ahead],
  ] as const)('may go from %s to %s', (from, to, start) => expect(statusObstacle(from, to, start, now)).toBeNull());

  it.each([
    ['booked', 'held', ahead],
    ['booked', 'missed', ahead],
    ['cancelled', 'booked', ahead],
    ['held', 'cancelled', past],
  ] as const)('may not go from %s to %s', (from, to, start) => expect(statusObstacle(from, to, start, now)).toMatch(/rendez-vous/i));
});
