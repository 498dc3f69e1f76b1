import { domainMatch, FRESH_TRIAL, isComplete, stillNeeded, type TrialValues, trialErrors, withScheme } from './trial-form.ts';

const complete: TrialValues = {
  websiteUrl: 'https://www.exemple.ch/fr',
  email: 'anne@exemple.ch',
  companyName: 'Exemple SA',
  city: 'Yverdon',
  consent: true,
};

describe('the fields of a trial', () => {
  it('are all required', () => {
    expect(trialErrors(FRESH_TRIAL)).toEqual({
      websiteUrl: 'URL requise',
      email: 'Email requis',
      companyName: "Nom de l'entreprise requis",
      city: 'Ville requise',
      consent: 'Vous devez accepter les conditions',
    });
    expect(trialErrors(complete)).toEqual({});
  });

  it.each([
    ['', 'URL requise'],
    ['http://', 'URL requise'],
    ['exemple.ch', "L'URL doit commencer par http:// ou https://"],
    ['https://exemple', "Format d'URL invalide"],
    ['https://deux mots.ch', "Format d'URL invalide"],
    ['HTTP://Exemple.ch', undefined],
  ])('the site %j: %s', (websiteUrl, message) => {
    expect(trialErrors({ ...complete, websiteUrl }).websiteUrl).toBe(message);
  });

  it.each(['anne', 'anne@exemple', 'anne@@exemple.ch', 'anne @exemple.ch', 'anne@exemple.c'])('%j is no e-mail', (email) => {
    expect(trialErrors({ ...complete, email }).email).toBe("Format d'email invalide");
  });
});

describe('the rule of the domain', () => {
  it.each([
    ['anne@exemple.ch', true],
    ['anne@mail.exemple.ch', true],
    ['anne@gmail.com', false],
    ['anne@monexemple.ch', false],
  ])('%s for www.exemple.ch: %s', (email, matches) => {
    expect(domainMatch({ ...complete, email })).toEqual({ domain: 'exemple.ch', matches });
  });

  it('ignores www, capitals and accents', () => {
    expect(domainMatch({ websiteUrl: 'https://WWW.Müller.ch', email: 'Info@MÜLLER.ch' })).toEqual({ domain: 'müller.ch', matches: true });
  });

  it('needs both values', () => {
    expect(domainMatch({ websiteUrl: 'https://', email: 'anne@exemple.ch' })).toBeNull();
    expect(domainMatch({ websiteUrl: 'https://exemple.ch', email: 'anne@' })).toBeNull();
  });
});

describe('the button', () => {
  it('names what is missing', () => {
    expect(isComplete(complete, false)).toBe(true);
    expect(stillNeeded(complete, false)).toBeNull();
    expect(stillNeeded({ ...complete, email: '', consent: false }, true)).toBe('Il manque encore\u202f: votre e-mail, votre accord.');
    const stranger = { ...complete, email: 'anne@gmail.com' };
    const wanted = 'Utilisez une adresse e-mail du domaine de votre site.';
    expect([isComplete(stranger, false), stillNeeded(stranger, false)]).toEqual([false, wanted]);
    expect([isComplete(stranger, true), stillNeeded(stranger, true)]).toEqual([true, null]);
    expect(isComplete({ ...stranger, city: '' }, true)).toBe(false);
  });

  it.each([
    ['exemple.ch', 'https://exemple.ch'],
    [' www.exemple.ch/fr ', 'https://www.exemple.ch/fr'],
    ['http://exemple.ch', 'http://exemple.ch'],
    ['ftp://exemple.ch', 'ftp://exemple.ch'],
    ['exemple.ch:8080', 'https://exemple.ch:8080'],
    ['', ''],
  ])('%j is visited as %j', (typed, address) => expect(withScheme(typed)).toBe(address));
});
