import { filledLine, isKnown, isShown, valueAt } from './page-places.rules.js';

const view = { speed: { state: 'shown', value: 0, rows: [] }, demo: false, claim: { rating: '', clients: '300+' }, none: null };

describe('the places of a page', () => {
  it('are read by paths, and what is not there is undefined', () => {
    expect(valueAt(view, 'speed.state')).toBe('shown');
    expect(valueAt(view, 'speed.missing.deep')).toBeUndefined();
    expect(valueAt(null, 'speed')).toBeUndefined();
  });

  it('decide what is visible', () => {
    expect(isShown(view, 'speed')).toBe(true);
    expect(isShown(view, 'demo')).toBe(false);
    expect(isShown(view, '!demo')).toBe(true);
    expect(isShown(view, '!speed.rows.length')).toBe(true);
    expect(isShown(view, 'speed.state=pending|shown')).toBe(true);
    expect(isShown(view, 'speed.state=missing')).toBe(false);
    expect(isShown(view, 'claim.rating claim.clients')).toBe(true);
    expect(isShown(view, 'claim.rating demo')).toBe(false);
  });

  it('can be told when all that they depend on is known', () => {
    expect(isKnown(view, 'claim.rating claim.clients')).toBe(true);
    expect(isKnown(view, 'none !demo speed.state=x')).toBe(true);
    expect(isKnown(view, 'claim.rating claim.price')).toBe(false);
    expect(isKnown({}, '!agency.logos.length')).toBe(false);
  });

  it('fill a line, and keep its own words where nothing is known', () => {
    expect(filledLine('Pour {company|votre entreprise} – {agency.name|A}', { company: "$& {x|y} d'ici" })).toBe("Pour $& {x|y} d'ici – A");
    expect(filledLine('{none|mots}', view)).toBe('mots');
  });
});
