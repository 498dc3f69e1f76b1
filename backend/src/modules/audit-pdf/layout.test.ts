import { betterLayout, FLOWING } from './layout.js';

const at = (part: [page: number, above: number], end: [page: number, above: number]) =>
  new Map([
    ['feuille', { page: part[0], above: part[1] }],
    ['fin', { page: end[0], above: end[1] }],
  ]);
const TIGHT = { ...FLOWING, isTight: true };

describe('the layout of an audit', () => {
  it('stays while its last page is half full', () => {
    expect(betterLayout(FLOWING, at([8, 0.3], [9, 0.45]))).toBeNull();
    expect(betterLayout(FLOWING, new Map())).toBeNull();
  });

  it('gives the last part a sheet of its own where the page before keeps half of its own', () => {
    expect(betterLayout(FLOWING, at([8, 0.45], [9, 0.2]))).toEqual({ isTight: false, isApart: true });
    expect(betterLayout(TIGHT, at([7, 0.6], [8, 0.3]))).toEqual({ isTight: true, isApart: true });
  });

  it('else stands closer, once', () => {
    for (const part of [
      [8, 0.44],
      [9, 0.1],
      [7, 0.9],
    ] as [number, number][])
      expect(betterLayout(FLOWING, at(part, [9, 0.2]))).toEqual(TIGHT);
    expect(betterLayout(TIGHT, at([8, 0.4], [9, 0.2]))).toBeNull();
    expect(betterLayout({ ...FLOWING, isApart: true }, at([8, 0.6], [9, 0.2]))).toBeNull();
  });
});
