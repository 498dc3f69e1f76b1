import { en } from '../../i18n/en';
import { fr } from '../../i18n/fr';
import { PLACES } from './places';

const at = (tree: unknown, path: string): unknown =>
  path.split('.').reduce((part, name) => (part as Record<string, unknown>)?.[name], tree);

describe('the places of the settings', () => {
  it.each([fr, en])('have a name of their own, and most fields can be found', (catalogue) => {
    const titles = PLACES.map(({ title }) => at(catalogue, title));
    expect(titles.filter((title) => typeof title !== 'string')).toEqual([]);
    const fields = PLACES.filter(({ label }) => label);
    const nameless = fields.filter(({ label = '' }) => typeof at(catalogue, label) !== 'string').map(({ field }) => field);
    // a drawing, and a table of several fields: their section leads to them
    expect(nameless).toEqual(['booking.hours', 'seoConfig.preview']);
  });

  it('are named once', () => {
    const names = PLACES.map(({ tab, section, field }) => `${tab}#${field ?? section}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
