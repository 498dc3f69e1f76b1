import { countPress, isOpening } from './three-presses';

const after = (...times: number[]) => isOpening(times.reduce<number[]>(countPress, []));

describe('the keys of the danger panel', () => {
  it('open it when pressed three times within three seconds', () => {
    expect(after(0, 1000, 3000)).toBe(true);
    expect(after(0, 1000)).toBe(false);
  });

  it('are forgotten after three seconds', () => {
    expect(after(0, 1000, 3001)).toBe(false);
    expect(after(0, 2000, 4000, 4500)).toBe(true);
    expect(after(0, 5000, 10_000, 15_000)).toBe(false);
  });
});
