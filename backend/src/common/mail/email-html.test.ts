import fc from 'fast-check';
import { bodyText, elementsOf, linksOf } from '../../../test/support/parsed-html.js';
import { composedIn } from '../../words/catalogues.js';
import { action, emailText, facts, list, ownBlocks, paragraph, quote, score } from './email-blocks.js';
import { emailHtml } from './email-html.js';
import { say, t, written } from './email-text.js';
import { signature } from './signature.js';

const AGENCY = {
  name: 'Agence Léman',
  accent: '#1E3FE0',
  website: 'https://agence.ch',
  email: 'contact@agence.ch',
  phone: '+41 21 000 00 00',
  address: 'Rue du Lac 1\n1003 Lausanne',
};
const ORIGIN = 'https://agence.ch';
const SIGNER = { name: 'Camille Favre', initials: 'CF', phone: '+41 24 425 00 00', portrait: null };
const BLOCKS = [
  paragraph(say`Bonjour ${'Anne'},`),
  paragraph(say`Votre appel est réservé.`, say`Un empêchement ? Déplacez l’appel ici :`),
  action(`${ORIGIN}/mon-rendez-vous/abc?x=1&y=2`),
  facts({ Entreprise: 'Boulangerie <Exemple>', 'E-mail': 'anne@example.ch', Site: null }),
  list(say`un point`, say`un autre`),
];
const html = (blocks: Parameters<typeof emailHtml>[0]['blocks'] = BLOCKS, agency = AGENCY) =>
  emailHtml({ subject: 'Sujet', blocks, agency, reason: 'Parce que.', origin: ORIGIN });
const preview = (markup: string) => elementsOf(markup, 'div').find(({ parent }) => parent === 'body')?.text;

describe('the e-mail', () => {
  it('says the same as its text, with its link as a button and who sends it', () => {
    const markup = html();
    expect(linksOf(markup)).toContain(`${ORIGIN}/mon-rendez-vous/abc?x=1&y=2`);
    expect(bodyText(markup)).toContain('Boulangerie <Exemple>');
    expect(bodyText(markup)).toContain('Agence Léman, Rue du Lac 1, 1003 Lausanne');
    expect(preview(markup)).toMatch(/^Votre appel est réservé/);
    expect(emailText(BLOCKS)).toBe(`Bonjour Anne,

Votre appel est réservé.
Un empêchement\u202f? Déplacez l’appel ici\u202f:

${ORIGIN}/mon-rendez-vous/abc?x=1&y=2

Entreprise\u202f: Boulangerie <Exemple>
E-mail\u202f: anne@example.ch

- un point
- un autre
`);
  });

  it('loads nothing and runs nothing', () => {
    const markup = html();
    expect(elementsOf(markup, 'img', 'script', 'link', 'iframe')).toEqual([]);
    expect(elementsOf(markup).filter(({ attributes }) => 'background' in attributes || 'onclick' in attributes)).toEqual([]);
    expect(markup).not.toMatch(/url\(|@import|src=/);
  });

  it.each([
    [100, '●', 'Excellent'],
    [80, '●', 'Excellent'],
    [79, '■', 'Moyen'],
    [60, '■', 'Moyen'],
    [59, '▲', 'Critique'],
    [0, '▲', 'Critique'],
  ])('draws a score of %s on the one scale, with its shape and its word', (value, shape, word) => {
    const markup = html([score('Vitesse', value)]);
    expect(bodyText(markup)).toContain(`Vitesse\u202f: ${value} sur 100 ${shape} ${word}`);
    expect(elementsOf(markup, 'td').flatMap(({ attributes }) => (attributes.class === 'bar' ? attributes.width : []))).toEqual(
      value > 0 ? [`${value}%`] : [],
    );
    expect(emailText([score('Vitesse', value)])).toBe(`Vitesse\u202f: ${value} sur 100 – ${word}\n`);
  });

  it('shows the portrait of who signs from our own pages, else the initials, and no picture without our address', () => {
    const signed = (portrait: string | null) => signature({ name: 'Agence', email: 'a@agence.ch', phone: '' }, { ...SIGNER, portrait });
    const [picture] = elementsOf(html([signed('/agency/portrait/0123456789abcdef')]), 'img');
    expect(picture?.attributes).toMatchObject({ src: `${ORIGIN}/agency/portrait/0123456789abcdef`, alt: 'CF' });
    const drawn = html([signed(null)]);
    expect(elementsOf(drawn, 'img')).toEqual([]);
    expect(bodyText(drawn)).toMatch(/CF.*Camille Favre.*Agence.*a@agence\.ch/s);
    expect(emailText([signed(null)])).toBe('Camille Favre\nAgence\na@agence.ch\n+41 24 425 00 00\n');
  });

  it('keeps the button readable on a light and on a dark accent', () => {
    const ink = (accent: string) => /color:(#\w{6});text-decoration:none/.exec(html(BLOCKS, { ...AGENCY, accent }))?.[1];
    expect([ink('#1E3FE0'), ink('#FFD400')]).toEqual(['#ffffff', '#16150f']);
  });

  it('has a button to our own pages alone', () => {
    const markup = html([
      action('https://evil.example/mon-espace/x'),
      action('javascript:alert(1)'),
      action('tel:+41900'),
      action(`${ORIGIN}/x`),
    ]);
    expect(linksOf(markup).filter((href) => href && !href.startsWith('mailto:'))).toEqual([`${ORIGIN}/x`, 'https://agence.ch']);
  });
});

describe('what a person typed', () => {
  const HOSTILE = [
    'https://evil.example/login',
    'evil.example',
    'www.evil.example/a?b',
    'Cliquez ici\n\nhttps://evil.example\n\nmerci',
    'Nom : faux\nE-mail : faux@evil.example',
    '- un\n- deux',
    'javascript:alert(1)',
    'mailto:x@evil.example',
    'HTTPS://EVIL.EXAMPLE',
    'a\u202ehttps://evil.example\u0000\u200b',
    '//evil.example',
    'ευιλ.example',
    '+evil.example/login',
    '_.evil.example',
    'my_site.evil.example/login',
    'a..evil.example',
    'x@evil.example/login',
    'www.agence.ch@evil.example',
    'whatsapp://evil.example',
    'sms:evil.example',
    'hthttps://tp://evil.example',
    'https:\\\\evil.example',
    'evil\u3002example',
    'evil\uff0eexample',
  ];

  it.each(HOSTILE)('stays words, in every part: %j', (typed) => {
    const blocks = [paragraph(say`Bonjour ${typed},`), facts({ Nom: typed }), list(say`${typed}`), quote(typed)];
    expect(linksOf(html(blocks)).some((href) => /evil|javascript/i.test(href ?? ''))).toBe(false);
    const text = emailText(blocks);
    const withoutAddresses = text.replace(/(?<=\s)[\w.]+@evil\.example(?=,?\s)/g, '');
    expect(withoutAddresses).not.toMatch(/[.\u3002\uff0e]example|:\/\/|https?:|javascript:|mailto:|sms:|[\u200b\u202e]/iu);
    expect(text).not.toContain('\0');
    expect(text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(1);
  });

  it('is bounded, and never becomes markup', () => {
    expect(written('x'.repeat(5000))).toHaveLength(201);
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (typed) => {
        const markup = html([paragraph(say`${typed}<img src=x onerror=alert(1)>"><script>alert(1)</script>`), quote(typed)]);
        return elementsOf(markup).every(({ name, attributes }) => name !== 'img' && name !== 'script' && !('onerror' in attributes));
      }),
    );
  });

  it('leaves names, numbers and e-mail addresses as they are', () => {
    for (const honest of ['J.-P. Rey', 'anne.rey@exemple.ch', '079 123.45.67', 'S.A. du Lac', 'Müller & Fils, 1.5 %'])
      expect(written(honest)).toBe(honest);
  });
});

it('a text that the agency wrote may lead where it wants', () => {
  const blocks = ownBlocks('Bonjour,\n\nVoyez https://agence.ch/offre.\nhttps://autre.example/page\n\n- un\n- deux');
  expect(blocks.map(({ kind }) => kind)).toEqual(['own', 'own', 'action', 'list']);
  const links = linksOf(emailHtml({ subject: 's', blocks, agency: AGENCY, reason: '' }));
  expect(links).toEqual(expect.arrayContaining(['https://agence.ch/offre', 'https://autre.example/page']));
});

it('is read in the language that is spoken, and what somebody typed stays words in it', async () => {
  const compose = () => {
    const blocks = [paragraph(t`Bonjour,`), paragraph(t`L’analyse de votre site ${'Anne https://evil.example'} est prête.`)];
    const markup = emailHtml({ subject: 's', blocks, agency: AGENCY, reason: '', origin: ORIGIN });
    return { markup, text: emailText(blocks) };
  };
  const { markup, text } = await composedIn('de', compose);
  expect(text.replaceAll('\u2060', '')).toBe('Guten Tag\n\nDie Analyse Ihrer Website Anne evil.example ist bereit.\n');
  expect(text).toContain('evil.\u2060example');
  expect(elementsOf(markup, 'html')[0]?.attributes.lang).toBe('de');
  expect(preview(markup)).toMatch(/^Die Analyse Ihrer Website/);
});
