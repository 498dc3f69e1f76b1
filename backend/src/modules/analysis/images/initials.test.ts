import { initialsOf } from '../../../rules/initials.rules.js';
import { initialsSvg } from './initials.js';

describe('initials', () => {
  it.each([
    ['Menuiserie du Lac', 'ML'],
    ['Carrosserie-Peinture Müller-Bächtold & Fils Sàrl', 'CP'],
    ['boulangerie', 'BO'],
    ['Élan', 'ÉL'],
    ['L’Atelier', 'AT'],
    ['La', 'LA'],
    ['B', 'B'],
    ['', '?'],
    ['***', '?'],
    ['menuiserie-du-lac.ch', 'ML'],
  ])('of « %s » are %s', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });

  it('are drawn without a way out of the drawing', () => {
    expect(initialsSvg('<script> &amp;')).not.toMatch(/<script|&amp;/i);
    expect(initialsSvg('Été')).toContain('>ÉT</text>');
  });
});
