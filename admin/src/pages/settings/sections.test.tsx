import { isValidElement } from 'react';
import { en } from '../../i18n/en';
import { fr } from '../../i18n/fr';
import { SECTIONS } from './sections';

const at = (tree: unknown, path: string): unknown =>
  path.split('.').reduce((part, name) => (part as Record<string, unknown>)?.[name], tree);

describe('the declared sections of the settings', () => {
  it.each([fr, en])('have a title and a name for each of their fields', ({ settings }) => {
    const names = Object.entries(SECTIONS).flatMap(([document, fields]) => [
      `${document}.title`,
      ...fields
        .filter((field) => !isValidElement(field))
        .map((field) => `${document}.${typeof field === 'string' ? field : (field as { name: string }).name}`),
    ]);
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => typeof at(settings, name) !== 'string')).toEqual([]);
  });
});
