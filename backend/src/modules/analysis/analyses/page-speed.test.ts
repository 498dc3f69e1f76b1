import type { DeviceReport, PageSpeedFinding } from '../../../providers/page-speed/page-speed.contract.js';
import { withCategories } from './page-speed.analysis.js';

const finding = (id: string, category: PageSpeedFinding['category']) => ({ id, category }) as PageSpeedFinding;
const report = (values: Partial<DeviceReport>) =>
  ({ performance: 0.5, accessibility: null, best_practices: null, seo: null, findings: [], ...values }) as DeviceReport;
const full = report({
  accessibility: 0.9,
  best_practices: 0.8,
  seo: 0.7,
  findings: [finding('slow-image', 'performance'), finding('no-alt', 'accessibility')],
});

describe('a quick measurement of speed', () => {
  it('brings the new speed and keeps the other categories with their findings', () => {
    const kept = withCategories(report({ performance: 0.8, findings: [finding('slow-script', 'performance')] }), full);
    expect(kept).toMatchObject({ performance: 0.8, accessibility: 0.9, best_practices: 0.8, seo: 0.7 });
    expect(kept?.findings.map(({ id }) => id)).toEqual(['slow-script', 'no-alt']);
  });

  it('takes nothing over into a full measurement, even where one category failed', () => {
    const measured = report({ accessibility: null, best_practices: 0.4, seo: 0.3 });
    expect(withCategories(measured, full)).toBe(measured);
  });

  it('stays without the others when there never was a full one', () => {
    expect(withCategories(report({}), null)).toMatchObject({ accessibility: null, seo: null });
  });
});
