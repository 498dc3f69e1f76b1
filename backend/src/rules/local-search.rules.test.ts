import { isLocalSearch } from './local-search.rules.js';

describe('a local search', () => {
  it.each([
    ['carrosserie yverdon', 'Yverdon-les-Bains', true],
    ['Carrosserie Yverdon-les-Bains', 'Yverdon-les-Bains', true],
    ['menuisier la chaux de fonds', 'La Chaux-de-Fonds', true],
    ['boulangerie genève', 'Genève', true],
    ['boulangerie geneve', 'Genève', true],
    ['dentiste saint imier', 'Saint-Imier', true],
    ['dentiste saint gall', 'Saint-Imier', false],
    ['yverdon les bains', 'Yverdon-les-Bains', false],
    ['peinture voiture prix', 'Yverdon-les-Bains', false],
    ['carrosserie lausanne', 'Yverdon-les-Bains', false],
    ['carrosserie yverdon', null, false],
    ['carrosserie yverdon', '', false],
  ])('%j of a company in %j: %p', (keyword, town, isLocal) => {
    expect(isLocalSearch(keyword, town)).toBe(isLocal);
  });
});
