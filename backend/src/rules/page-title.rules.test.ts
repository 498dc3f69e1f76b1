import { filledTitle } from './page-title.rules.js';

const agency = { name: 'A', tagline: 'T' };

it('fills the places of a title, and keeps its own words where nothing is known', () => {
  const title = 'Pour {company|votre entreprise} – {agency.name|SmartIndex}';
  expect(filledTitle(title, { company: "$& {x|y} d'ici", agency })).toBe("Pour $& {x|y} d'ici – A");
  expect(filledTitle(title, { company: '', agency: { name: '', tagline: '' } })).toBe('Pour votre entreprise – SmartIndex');
});
