import type { TextEncoding } from '../import.contract.js';
import { decodeText } from './decode-text.js';
import { openSource } from './open-source.js';
import { inEncodings, sampleNames } from './sample-names.js';
import type { TableRow } from './source.js';
import { encodeText } from './text-encodings.js';

const bytesOf = (text: string, encoding: TextEncoding): Uint8Array<ArrayBuffer> => {
  const bytes = encodeText(text, encoding);
  if (!bytes) throw new Error(`${encoding} has no character for a part of ${text}`);
  return new Uint8Array(bytes);
};
async function read(bytes: Uint8Array<ArrayBuffer> | string, chosen = {}) {
  const source = await openSource(typeof bytes === 'string' ? new Uint8Array(Buffer.from(bytes)) : bytes, chosen);
  const rows: TableRow[] = [];
  for await (const batch of source.rows(0)) rows.push(...batch);
  return { ...source, table: rows.map(({ cells }) => cells), lines: rows.map(({ line }) => line) };
}

describe('the encoding of a text file', () => {
  const FRENCH = 'Prénom;Nom;Ville\nHélène;Müller;Genève\nZoé;Français;Neuchâtel\n';
  const GERMAN = 'Vorname;Nachname;Ort\nJürg;Bächtold;Zürich\nJörg;Schär;Köniz\n';
  const ITALIAN = 'Nome;Società;Città\nNicolò;Caffè Perù;Muggiò\n';

  it.each(
    (['windows-1252', 'macintosh', 'cp850', 'cp437', 'iso-8859-15', 'utf-8'] as const).flatMap((encoding) =>
      [FRENCH, GERMAN, ITALIAN].flatMap((text) => ['\n', '\r\n', '\r'].map((end) => [encoding, end, text.replaceAll('\n', end)] as const)),
    ),
  )('%s with lines that end with %j gives every character back', (encoding, _, text) => {
    // what cp437 and iso-8859-15 share with another encoding is read the same
    const decoded = decodeText(bytesOf(text, encoding));
    expect([decoded.text, decoded.doubt]).toEqual([text, null]);
  });

  it.each([
    ['macintosh', 'É. Müller; l’Étoile – « Chez Zoé »; Cœur; François'],
    ['windows-1252', 'É. Müller; l’Étoile – « Chez Zoé »; Cœur; François'],
    ['iso-8859-15', 'Cœur de Lion; sœur; Œuvre; Hélène'],
    ['cp850', 'BÄCKEREI MÜLLER; CRÈCHE À GENÈVE; ÉCOLE'],
    ['windows-1252', 'CRÈCHE À GENÈVE; BÄCKEREI MÜLLER; ÉCOLE'],
    ['macintosh', 'CRÈCHE À GENÈVE; BÄCKEREI MÜLLER; ÉCOLE'],
    ['windows-1250', 'Petrović; Kovačević; Đorđević; Łukasz Wiśniewski'],
    ['windows-1254', 'Yıldız; Şahin; Doğan; İnan; Gülşen'],
    ['windows-1251', 'Иванов; Петрова; Москва; Сергей'],
  ] as const)('%s is known by %s', (encoding, text) => {
    expect(decodeText(bytesOf(text, encoding)).text).toBe(text);
  });

  it('is in doubt where two readings are nearly as plausible', () => {
    expect(decodeText(bytesOf('Ort;Bèle\n', 'cp850')).doubt).toBe('ambiguous');
    expect(decodeText(bytesOf('Nom;Müller\nVille;Genève', 'windows-1252')).doubt).toBeNull();
  });

  it('is mixed where files were joined, and no line is lost', () => {
    const joined = Buffer.concat([Buffer.from('Hélène;Müller\nZoé;Ré\n'), bytesOf('François;Bächtold\nl’école;Küng\n', 'windows-1252')]);
    expect(decodeText(joined)).toEqual({
      text: 'Hélène;Müller\nZoé;Ré\nFrançois;Bächtold\nl’école;Küng\n',
      encoding: 'utf-8',
      doubt: 'mixed',
    });
    // « ’é » in MacRoman is also UTF-8, of an Armenian character
    const mac = 'Prénom\nl’école\nMüller\n';
    expect(decodeText(bytesOf(mac, 'macintosh'))).toMatchObject({ text: mac, encoding: 'macintosh' });
  });

  it('does not hide that characters were lost before', () => {
    expect(decodeText(Buffer.from('M\ufffdller')).doubt).toBe('damaged');
    expect(decodeText(Buffer.from('MÃ¼ller;HÃ©lÃ¨ne')).doubt).toBe('damaged');
    expect(decodeText(Buffer.from('SÃO PAULO; Âge')).doubt).toBeNull();
  });

  it('is the chosen one', () => {
    expect(decodeText(bytesOf('Genève', 'cp850'), 'macintosh')).toMatchObject({ text: 'Genäve', encoding: 'macintosh', doubt: null });
  });

  it('is shown by three names as each encoding reads them', () => {
    const rows = [
      ['Urs', 'Meier', 'Bern'],
      ['Zoé', 'Müller', 'Genève'],
      ['Luc', 'Rey', 'Neuchâtel'],
    ].map((cells, line) => ({ line, cells }));
    const names = sampleNames(rows, ['Prénom', 'Nom', 'Ville'], ['prenom', 'nom', 'location']);
    expect(names).toEqual(['Zoé Müller', 'Genève', 'Neuchâtel']);
    const samples = inEncodings(names, 'macintosh');
    expect(samples[0]).toEqual({ encoding: 'macintosh', names });
    expect(samples.find(({ encoding }) => encoding === 'windows-1252')?.names).toEqual(['ZoŽ MŸller', 'Gen\u008fve', 'Neuch‰tel']);
    expect(inEncodings(['Zoé'], 'utf-16le')).toEqual([{ encoding: 'utf-16le', names: ['Zoé'] }]);
    expect(inEncodings([], 'utf-8')).toEqual([]);
  });
});

describe('the separator', () => {
  it.each([
    [';', 'Nom, prénom;Adresse (rue, no, NPA, localité);E-mail\nMartin, Zoé;Rue du Lac 5, 1003 Lausanne, Suisse;m@exemple.ch\n'],
    [';', 'Nom;Prix;E-mail\nRey;1,5;a@exemple.ch\nRoy;12,75;b@exemple.ch\n'],
    [',', 'Nom,Remarque,E-mail\nRey,"a; b; c",a@exemple.ch\nRoy,"d; e; f",b@exemple.ch\n'],
    [',', 'First Name,Last Name,Email,Tags\nA,B,a@exemple.ch,x;y;z\nC,D,c@exemple.ch,\n'],
    ['\t', 'Nom, prénom\tTél; mobile\tE-mail\nRey, Luc\t079; 021\ta@exemple.ch\n'],
    ['|', 'Nom|E-mail|Adresse, lieu\nRey|a@exemple.ch|Rue 1, Bern\n'],
    [';', 'Liste, état au 1.1.2026, complète, à jour\n\nNom;E-mail;Ville\nRey;a@exemple.ch;Nyon\nRoy;b@exemple.ch;Vevey\n'],
    [';', 'Nom;Longue description\nRey;un, deux, trois, quatre, cinq\nRoy;un\nRay;un, deux\n'],
    [',', 'a@exemple.ch,Anne\nb@exemple.ch,Luc\n'],
    [';', 'Nom;E-mail\n"Rey; Luc";a@exemple.ch\n"Roy, Zoé";b@exemple.ch\n'],
  ])('%j is guessed by rows of the same width (%#)', async (separator, text) => {
    expect((await read(text)).text).toMatchObject({ separator, isSeparatorChosen: false });
  });

  it('is the chosen one, also against the first line', async () => {
    expect((await read('a,b;c\nd,e;f', { separator: ',' })).table).toEqual([
      ['a', 'b;c'],
      ['d', 'e;f'],
    ]);
    const declared = await read('sep=;\na,b;c\n', { separator: ',' });
    expect([declared.table, declared.lines, declared.text?.isSeparatorChosen]).toEqual([[['a', 'b;c']], [2], true]);
  });

  it('is in doubt where another fits as well', async () => {
    expect((await read('1,5;2,5\n3,5;4,5\n')).text).toMatchObject({ separator: ';', isSeparatorDoubtful: true });
    expect((await read('Nom;E-mail\nRey, L.;a@exemple.ch\nRoy, Z.;b@exemple.ch')).text).toMatchObject({ isSeparatorDoubtful: false });
  });
});

describe('line ends', () => {
  const people = [
    ['Nom', 'Email', 'Ville'],
    ['Martin', 'm@exemple.ch', 'Renens'],
    ['Roux', 'r@exemple.ch', 'Pully'],
    ['Blanc', 'b@exemple.ch', 'Nyon'],
    ['Noir', 'n@exemple.ch', 'Morges'],
  ];
  const written = (ends: string[]) => people.map((cells, row) => cells.join(';') + (ends[row] ?? '')).join('');
  const KINDS = ['\n', '\r\n', '\r', '\r\r\n'];
  const mixtures = KINDS.flatMap((first) => KINDS.flatMap((second) => KINDS.map((third) => [first, second, third, second, first])));

  it('of every kind end a row, however they change within a file', async () => {
    for (const ends of mixtures) expect((await read(written(ends))).table).toEqual(people);
  });

  it('within quotes belong to their cell', async () => {
    const { table } = await read('a;"b\r\nc";d\n"e\rf";g;h\r\ni;"j\nk";l\r');
    expect(table).toEqual([
      ['a', 'b\nc', 'd'],
      ['e\nf', 'g', 'h'],
      ['i', 'j\nk', 'l'],
    ]);
  });

  it('of another kind within a cell without quotes do not tear the row', async () => {
    const { table } = await read(
      'Nom;Adresse;Email\r\nRey;Rue 1\n1000 Lausanne;r@exemple.ch\r\nRoy;Rue 2\r2000 Neuchâtel;o@exemple.ch\r\nRay;x;y@exemple.ch\r\n',
    );
    expect(table.slice(1)).toEqual([
      ['Rey', 'Rue 1\n1000 Lausanne', 'r@exemple.ch'],
      ['Roy', 'Rue 2\n2000 Neuchâtel', 'o@exemple.ch'],
      ['Ray', 'x', 'y@exemple.ch'],
    ]);
  });

  it('of another kind never join two people, be their rows short', async () => {
    const { table } = await read('Nom;Email;Ville\nRey;r@exemple.ch\rRoy;o@exemple.ch\nRay;y@exemple.ch;Nyon\nRua;u@exemple.ch;Vevey\n');
    expect(table.map(([name]) => name)).toEqual(['Nom', 'Rey', 'Roy', 'Ray', 'Rua']);
    expect((await read('a@exemple.ch\nb@exemple.ch\rc@exemple.ch\r\nd@exemple.ch')).table).toHaveLength(4);
  });

  it('after a quoted cell, or before one, end a row', async () => {
    const { table } = await read('Nom;Email\n"Rey;x";r@exemple.ch\r"Roy";o@exemple.ch\nRay;"y@exemple.ch"\rRua;u@exemple.ch\n');
    expect(table.map(([name]) => name)).toEqual(['Nom', 'Rey;x', 'Roy', 'Ray', 'Rua']);
  });

  it('are counted with the empty rows, but for the last', async () => {
    expect((await read('a;b\n\nc;d\n;;\n')).lastLine).toBe(4);
    expect((await read('sep=;\na;b\n\nc;d')).lastLine).toBe(4);
  });
});

describe('quotes', () => {
  it('that enclose a display name and no cell are text', async () => {
    const { table } = await read('Nom;Email\nRey;"Rey, Luc" <luc@exemple.ch>\nRoy;"Roy" <o@exemple.ch>\n');
    expect(table.slice(1)).toEqual([
      ['Rey', '"Rey, Luc" <luc@exemple.ch>'],
      ['Roy', '"Roy" <o@exemple.ch>'],
    ]);
  });
});

describe('cells', () => {
  it('lose invisible characters and what protects a text from Excel, and nothing else', async () => {
    const { table } = await read(
      [
        '\u200binfo@exemple.ch',
        '\u202a+41 79 555 01 02\u202c',
        '="079 555 01 02"',
        "'0795550102",
        'Zürich\u00adberg',
        '\u00a0Rey\u202f',
        '👩‍💻 Atelier',
        '="a""b"',
      ]
        .map((cell) => `${cell};x`)
        .join('\n'),
    );
    expect(table.map(([cell]) => cell)).toEqual([
      ...['info@exemple.ch', '+41 79 555 01 02', '079 555 01 02', '0795550102', 'Zürichberg', 'Rey', '👩‍💻 Atelier', 'a"b'],
    ]);
  });
});
