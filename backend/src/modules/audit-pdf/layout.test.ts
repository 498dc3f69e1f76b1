import { betterLayout, FLOWING } from './layout.js';

const at = (part: [page: number, above: number], end: [page: number, above: number]) =>
  new Map([
    ['feuille', { page: part[0], above: part[1] }],
    ['fin', { page: end[0], above: end[1] }],
  ]);
const TIGHT = { ...FLOWING, isTight: true };

describe('the layout of an audit', () => {
  it('stays while its last page is half full', () => {
    expect(betterLayout(FLOWING, at([7, 0.3], [8, 0.45]))).toBeNull();
    expect(betterLayout(FLOWING, new Map())).toBeNull();
  });

  it('gives the last part a sheet of its own where the page before keeps half of its own', () => {
    expect(betterLayout(FLOWING, at([6, 0.45], [7, 0.2]))).toEqual({ ...FLOWING, isApart: true });
    expect(betterLayout(TIGHT, at([6, 0.6], [7, 0.3]))).toEqual({ ...TIGHT, isApart: true });
  });

  it('else stands closer, once', () => {
    for (const part of [
      [6, 0.44],
      [7, 0.1],
      [5, 0.9],
    ] as [number, number][])
      expect(betterLayout(FLOWING, at(part, [7, 0.2]))).toEqual(TIGHT);
    expect(betterLayout(TIGHT, at([6, 0.4], [7, 0.2]))).toBeNull();
    expect(betterLayout({ ...FLOWING, isApart: true }, at([6, 0.6], [7, 0.2]))).toBeNull();
  });

  it('is made compact beyond eight pages, then leaves out what other chapters repeat', () => {
    const nine = at([8, 0.6], [9, 0.7]);
    expect(betterLayout(FLOWING, nine)).toEqual(TIGHT);
    expect(betterLayout(TIGHT, nine)).toEqual({ ...TIGHT, isShort: true });
    expect(betterLayout({ ...TIGHT, isShort: true }, nine)).toBeNull();
    // a sheet of its own for the plan would be a ninth page
    expect(betterLayout(TIGHT, at([7, 0.6], [8, 0.3]))).toBeNull();
  });
});
