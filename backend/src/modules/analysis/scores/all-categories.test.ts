import { categoriesOf } from './all-categories.js';
import type { Keyword } from './seo.js';

const rank = (position: number | null, volume: number | null = 100, keyword = 'plombier'): Keyword => ({ keyword, position, volume });
const nothing = {
  quiz: null,
  technical: { mobile: null, desktop: null, bestPractices: null, loadSeconds: null, criticalIssues: null },
  seo: { composite: 60, visibility: null, nonBrand: null, onPage: 60 },
  keywords: null,
  warnings: null,
  lighthouseSeo: null,
  overall: null,
  ...{ accessibility: null, bestPractices: null, ux: null, firstPaintSeconds: null },
};

describe('the three categories', () => {
  it.each<[string, Keyword[] | null, number]>([
    ['not measured', null, 60],
    ['ten of them', Array.from({ length: 10 }, () => rank(3)), 60],
    ['more than ten: a quarter of a point each', Array.from({ length: 14 }, () => rank(3)), 64],
    [
      'those that count alone (decisions, “Formulas made exact”)',
      [...Array.from({ length: 10 }, () => rank(3)), rank(null), rank(0), rank(3, null), rank(3, 100, ' ')],
      60,
    ],
  ])('acquisition gains by many keywords: %s', (_, keywords, value) =>
    expect(categoriesOf({ ...nothing, keywords }).acquisition.value).toBe(value),
  );

  it('come from the quiz where it has them', () => {
    const { maturity, acquisition, innovation } = categoriesOf({ ...nothing, quiz: { maturity: 90, acquisition: 80, innovation: 70 } });
    expect([maturity, acquisition, innovation]).toEqual([
      { value: 90, estimated: false, measuredParts: { k: 1, n: 6 } },
      { value: 74, estimated: false, measuredParts: { k: 2, n: 5 } },
      { value: 70, estimated: false, measuredParts: { k: 1, n: 5 } },
    ]);
  });
});
