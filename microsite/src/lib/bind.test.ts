import { isShown, valueAt } from './bind.ts';

const view = { speed: { state: 'shown', value: 0, rows: [] }, demo: false };

describe('the view of a page', () => {
  it('is read by paths, and what is not there is undefined', () => {
    expect(valueAt(view, 'speed.state')).toBe('shown');
    expect(valueAt(view, 'speed.missing.deep')).toBeUndefined();
    expect(valueAt(null, 'speed')).toBeUndefined();
  });

  it('decides what is visible', () => {
    expect(isShown(view, 'speed')).toBe(true);
    expect(isShown(view, 'demo')).toBe(false);
    expect(isShown(view, '!demo')).toBe(true);
    expect(isShown(view, 'speed.state=pending|shown')).toBe(true);
    expect(isShown(view, 'speed.state=missing')).toBe(false);
  });
});
