import { displayUrl, identifiersOf, listedName, nameOf } from './prospect-name';

const anne = { prenom: 'Anne', nom: 'Muster', company: 'Le Bistrot', site_url: 'https://www.bistrot.ch/', email: 'anne@bistrot.ch' };

describe('nameOf', () => {
  it('joins what there is', () => {
    expect(nameOf(anne)).toBe('Anne Muster');
    expect(nameOf({ prenom: '', nom: 'Garage du Lac' })).toBe('Garage du Lac');
  });
});

describe('spokenUrl', () => {
  it.each([
    ['https://www.bistrot.ch/', 'bistrot.ch'],
    ['http://127.0.0.1:9134/', '127.0.0.1:9134'],
    ['https://bistrot.ch/carte', 'bistrot.ch/carte'],
  ])('%s', (url, spoken) => {
    expect(displayUrl(url)).toBe(spoken);
  });
});

describe('identifiersOf', () => {
  it('lists company, site and e-mail', () => {
    expect(identifiersOf(anne)).toEqual(['Le Bistrot', 'bistrot.ch', 'anne@bistrot.ch']);
  });

  it('repeats nothing', () => {
    expect(identifiersOf({ ...anne, prenom: '', nom: 'bistrot.ch', company: 'bistrot.ch' })).toEqual(['anne@bistrot.ch']);
  });

  it('does without a site', () => {
    expect(identifiersOf({ ...anne, site_url: null })).toEqual(['Le Bistrot', 'anne@bistrot.ch']);
  });
});

describe('the name of a line', () => {
  it('is the company’s, with its person, site and e-mail beside', () => {
    expect(listedName(anne)).toEqual({ company: 'Le Bistrot', person: 'Anne Muster', identifiers: ['bistrot.ch', 'anne@bistrot.ch'] });
  });

  it('repeats nothing', () => {
    const unnamed = { ...anne, prenom: '', nom: 'bistrot.ch', company: 'bistrot.ch' };
    expect(listedName(unnamed)).toEqual({ company: 'bistrot.ch', person: '', identifiers: ['anne@bistrot.ch'] });
    expect(listedName({ ...anne, company: 'Anne Muster', site_url: null })).toMatchObject({ person: '', identifiers: ['anne@bistrot.ch'] });
  });
});
