import { contrast } from './contrast';

describe('the contrast of two colours', () => {
  it('goes from 1 to 21 whichever comes first', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21);
    expect(contrast('#1e3fe0', '#1E3FE0')).toBe(1);
  });

  it('agrees with a published value: #767676 is the lightest grey that reaches 4.5 on white', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });

  it('is unknown for what is not a colour', () => expect(contrast('blue', '#ffffff')).toBeNull());
});
