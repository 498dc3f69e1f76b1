import { accentOf, contrast } from './accent.ts';

describe('the agency’s accent', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('keeps a readable colour', () => {
    expect(accentOf('#1E3FE0')?.light).toBe('#1e3fe0');
  });

  it.each(['#ffff00', '#ff6600', '#000000', '#ffffff', '#7fb3d5', '#1E3FE0'])('makes %s readable on both papers', (hex) => {
    const accent = accentOf(hex);
    expect(contrast(accent?.light ?? '', '#fbfaf7')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent?.dark ?? '', '#14140f')).toBeGreaterThanOrEqual(4.5);
  });

  it('rejects a text that is no colour', () => {
    expect(accentOf('red')).toBeNull();
    expect(accentOf('#12')).toBeNull();
  });
});
