import { load } from 'cheerio';
import fc from 'fast-check';
import { letterHtml } from './letter.js';
import { letterBlocks } from './letter-blocks.js';

const AGENCY = {
  name: 'Agence Léman',
  accent: '#1E3FE0',
  website: 'https://agence.ch',
  email: 'contact@agence.ch',
  phone: '+41 21 000 00 00',
  address: 'Rue du Lac 1\n1003 Lausanne',
};
const html = (text: string, agency = AGENCY) => load(letterHtml({ subject: 'Sujet', text, agency, reason: 'Parce que.' }));

const LETTER = `Bonjour Anne,

Votre appel est réservé.
Un empêchement\u202f? Déplacez l’appel ici\u202f:
https://agence.ch/mon-rendez-vous/abc?x=1&y=2

Entreprise\u202f: Boulangerie <Exemple>
E-mail\u202f: anne@example.ch

- un point
- un autre
`;

describe('the parts of a letter', () => {
  it('finds paragraphs, the action, facts and lists', () => {
    expect(letterBlocks(LETTER)).toEqual([
      { kind: 'paragraph', lines: ['Bonjour Anne,'] },
      { kind: 'paragraph', lines: ['Votre appel est réservé.', 'Un empêchement\u202f? Déplacez l’appel ici\u202f:'] },
      { kind: 'action', url: 'https://agence.ch/mon-rendez-vous/abc?x=1&y=2', label: 'Déplacer ou annuler l’appel' },
      {
        kind: 'facts',
        rows: [
          ['Entreprise', 'Boulangerie <Exemple>'],
          ['E-mail', 'anne@example.ch'],
        ],
      },
      { kind: 'list', items: ['un point', 'un autre'] },
    ]);
  });

  it('keeps a single sentence with a colon as it is', () => {
    expect(letterBlocks('Votre appel est déplacé. Nouvelle date : mardi')).toEqual([
      { kind: 'paragraph', lines: ['Votre appel est déplacé. Nouvelle date : mardi'] },
    ]);
  });
});

describe('the letter', () => {
  it('says what the text says, with its link as a button and who sends it', () => {
    const $ = html(LETTER);
    expect(
      $('a')
        .map((_, link) => $(link).attr('href'))
        .get(),
    ).toContain('https://agence.ch/mon-rendez-vous/abc?x=1&y=2');
    expect($('body').text()).toContain('Boulangerie <Exemple>');
    expect($('body').text()).toContain('Agence Léman, Rue du Lac 1, 1003 Lausanne');
    expect($('a[href="mailto:anne@example.ch"]').text()).toBe('anne@example.ch');
    expect($('body > div').first().text()).toMatch(/^Votre appel est réservé/);
  });

  it('loads nothing and runs nothing', () => {
    const $ = html(LETTER);
    expect($('img, script, link, iframe, [background], [onclick]')).toHaveLength(0);
    expect($.html()).not.toMatch(/url\(|@import|src=/);
  });

  it('never lets words become markup, whoever typed them', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (typed) => {
        const $ = html(`Bonjour,\n\n${typed}<img src=x onerror=alert(1)>"><script>alert(1)</script>`);
        return $('img, script').length === 0 && $('[onerror]').length === 0;
      }),
    );
  });

  it('keeps the button readable on a light and on a dark accent', () => {
    const ink = (accent: string) => /color:(#\w{6});text-decoration:none/.exec(html(LETTER, { ...AGENCY, accent }).html())?.[1];
    expect([ink('#1E3FE0'), ink('#FFD400')]).toEqual(['#ffffff', '#14171d']);
  });
});
