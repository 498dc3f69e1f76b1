import type { ProspectRecord } from '../../api/types';
import { formValues, isEmail, isWebAddress } from './prospect-form';

describe('formValues', () => {
  it('sends only what the form owns', () => {
    const record = {
      id: '7',
      prenom: 'Anne',
      nom: 'Muster',
      site_url: null,
      score: 70,
      metadata: { industry: 'Restauration', summary: '', analyze_status: 'in_progress' },
    } as unknown as ProspectRecord;
    expect(formValues(record)).toEqual({
      prenom: 'Anne',
      nom: 'Muster',
      site_url: null,
      metadata: { industry: 'Restauration', summary: null },
    });
  });

  it('leaves metadata out when the form has none of it', () => {
    expect(formValues({ nom: 'Muster' })).toEqual({ nom: 'Muster' });
  });
});

describe('isWebAddress', () => {
  it.each(['bistrot.ch', 'https://bistrot.ch', 'http://127.0.0.1:9134/', 'www.bistrot.ch/carte?x=1', 'müller.ch'])('accepts %s', (text) => {
    expect(isWebAddress(text)).toBe(true);
  });

  it.each(['bistrot', 'le bistrot.ch', 'ftp://bistrot.ch', 'javascript:alert(1)', 'https://'])('refuses %s', (text) => {
    expect(isWebAddress(text)).toBe(false);
  });
});

describe('isEmail', () => {
  it('asks for a name, an at sign and a domain', () => {
    expect(isEmail(' anne@bistrot.ch ')).toBe(true);
    for (const text of ['anne', 'anne@', '@bistrot.ch', 'anne@bistrot', 'a nne@bistrot.ch']) expect(isEmail(text)).toBe(false);
  });
});
