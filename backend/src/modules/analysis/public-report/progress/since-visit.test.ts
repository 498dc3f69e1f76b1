import { lastVisit } from './since-visit.js';

const now = new Date('2026-11-23T14:00:00Z');
const ago = (...minutes: number[]) => minutes.map((each) => new Date(now.getTime() - each * 60_000));

describe('the visit before this one', () => {
  it('is none on a first visit, however often its pages are opened', () => {
    expect(lastVisit([], now)).toBeNull();
    expect(lastVisit(ago(0, 10, 35, 60), now)).toBeNull();
  });

  it('is the last page of an earlier one', () => {
    expect(lastVisit(ago(0, 10, 35, 2000, 2010), now)).toEqual(ago(2000)[0]);
    expect(lastVisit(ago(2000, 2010), now)).toEqual(ago(2000)[0]);
  });
});
