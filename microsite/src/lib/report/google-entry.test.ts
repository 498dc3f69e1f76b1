import { aMeasurement, aReport } from '../../../test/a-report.ts';
import type { PublicReport } from '../api.ts';
import { googleEntry } from './google-entry.ts';

type Item = PublicReport['findings']['items'][number];
const found = (...ids: string[]) => ({ items: ids.map((id) => ({ id }) as Item) });
const page = (patch: Partial<PublicReport['page']>) => ({ ...aMeasurement(), ...patch });

describe('the entry in Google', () => {
  it('shows the title and the description, cut as Google does', () => {
    const entry = googleEntry(aReport({ page: page({ title: `${'Menuiserie '.repeat(9)}du Lac`, description: 'Sur mesure.' }) }));
    expect(entry?.title?.text.length).toBeLessThanOrEqual(61);
    expect(entry).toMatchObject({
      domain: 'menuiserie-du-lac.ch',
      title: { text: expect.stringMatching(/Menuiserie…$/), isMissing: false },
      summary: { text: 'Sur mesure.', isMissing: false },
    });
  });

  it('names missing texts, but not those that were not analysed', () => {
    const missing = googleEntry(aReport({ page: page({ title: ' ' }), findings: found('no-title', 'no-description') }));
    expect(missing).toMatchObject({ title: { isMissing: true }, summary: { isMissing: true } });
    expect(googleEntry(aReport({ page: page({ title: 'Menuiserie' }) }))?.summary).toBeNull();
    expect(googleEntry(aReport({ page: page({ description: 'Sur mesure.' }) }))).toBeNull();
    expect(googleEntry(aReport())).toBeNull();
  });
});
