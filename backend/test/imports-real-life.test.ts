import type { ImportReview, RowCounts } from '../src/modules/imports/import.contract.js';
import { encodeText } from '../src/modules/imports/spreadsheet/text-encodings.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { generateSpreadsheet } from './support/spreadsheets.js';
import { workbookOf } from './support/workbook-files.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('TRUNCATE prospects, imports CASCADE'));

type Body = ImportReview & { code: string; message: string };

async function upload(content: string | Uint8Array, name = 'contacts.csv'): Promise<Body> {
  const form = new FormData();
  form.set('file', new Blob([content as never]), name);
  const headers = { authorization: `Bearer ${app.admin.token}` };
  return (await (await fetch(`${app.url}/api/admin/imports`, { method: 'POST', body: form, headers })).json()) as Body;
}
const call = (method: string, path: string, body?: object) =>
  app.call<Body>(method, `/api/admin/imports/${path}`, { as: app.admin, ...(body && { body }) });
const review = async (id: string) => (await call('GET', id)).body;
const confirm = (id: string, choices: object = {}) => call('POST', `${id}/confirm`, { onlyValid: true, onDuplicate: 'skip', ...choices });
const stored = (columns: string) => app.database.query(`SELECT ${columns} FROM prospects ORDER BY created_at DESC, id`);
const sumOf = ({ imported, refused, duplicates, empty }: RowCounts) => imported + refused + duplicates + empty;

/** Imports a file and returns its review and what is stored of its people. */
async function imported(content: string | Uint8Array, columns: string, name?: string) {
  const before = await upload(content, name);
  await confirm(before.importId);
  return { review: before, people: await stored(columns) };
}

describe('a real-world file', () => {
  it('gives the same rows with other line ends', async () => {
    const file = 'Nom;Email;Ville\r\nDuc;duc@exemple.ch;Vevey\nRey;rey@exemple.ch;Aigle\nRoy;roy@exemple.ch;Bex\r';
    const { people } = await imported(file, 'nom, location');
    expect(people).toEqual([
      { nom: 'Duc', location: 'Vevey' },
      { nom: 'Rey', location: 'Aigle' },
      { nom: 'Roy', location: 'Bex' },
    ]);
  });

  it('is parsed by the separator of its rows, which staff can choose', async () => {
    const file = 'Nom, prénom;Adresse (rue, lieu, pays);E-mail\nRey, Zoé;Rue 5, Aigle, Suisse;zoe@exemple.ch\n';
    const found = await upload(file);
    expect(found).toMatchObject({ textFormat: { separator: ';' }, counts: { valid: 1, invalid: 0 } });
    const torn = await call('PUT', `${found.importId}/columns`, { separator: ',' });
    expect(torn.body).toMatchObject({ textFormat: { separator: ',', isSeparatorChosen: true } });
    expect(torn.body.columns.length).toBeGreaterThan(3);
    expect((await call('PUT', `${found.importId}/columns`, { headingLine: 1 })).body.textFormat?.separator).toBe(',');
    expect((await call('PUT', `${found.importId}/columns`, { separator: 'ab' })).status).toBe(422);
    await call('PUT', `${found.importId}/columns`, { separator: ';' });
    await confirm(found.importId);
    expect(await stored('prenom, nom, email')).toEqual([{ prenom: 'Zoé', nom: 'Rey', email: 'zoe@exemple.ch' }]);
  });

  it('shows three names in each encoding before anything is stored, and is read in the chosen one', async () => {
    const text = 'Prénom;Nom;Email;Ville\rAgnès;Müller;agnes@exemple.ch;Genève\rRené;Küng;rene@exemple.ch;Delémont\r';
    const found = await upload(encodeText(text, 'macintosh') ?? '');
    expect(found.textFormat).toMatchObject({ encoding: 'macintosh', encodingDoubt: null, isEncodingChosen: false });
    expect(found.textFormat?.samples[0]).toEqual({ encoding: 'macintosh', names: ['Agnès Müller', 'René Küng', 'Genève'] });
    expect(await stored('id')).toEqual([]);
    const wrong = (await call('PUT', `${found.importId}/columns`, { encoding: 'cp850' })).body;
    expect(wrong.textFormat).toMatchObject({ encoding: 'cp850', isEncodingChosen: true });
    expect(wrong.preview[1]).not.toContain('Müller');
    expect(wrong.textFormat?.samples.find(({ encoding }) => encoding === 'macintosh')?.names).toEqual(['Müller', 'Küng', 'Genève']);
    expect((await review(found.importId)).textFormat?.encoding).toBe('cp850');
    await call('PUT', `${found.importId}/columns`, { encoding: 'macintosh' });
    await confirm(found.importId);
    expect(await stored('prenom, nom, location')).toEqual([
      { prenom: 'Agnès', nom: 'Müller', location: 'Genève' },
      { prenom: 'René', nom: 'Küng', location: 'Delémont' },
    ]);
    expect(await app.database.query(`SELECT text_format FROM imports`)).toEqual([{ text_format: null }]);
  });

  it('reports a doubtful encoding by name', async () => {
    const found = await upload(encodeText('Email;Ort\na@exemple.ch;Bèle\n', 'cp850') ?? '');
    expect(found.textFormat).toMatchObject({ encodingDoubt: 'ambiguous' });
  });

  it('gives addresses copied from mail programs, and addresses with internationalised domains', async () => {
    const { review: found, people } = await imported(
      [
        'Nom;Email',
        'Un;Un Meier <un@exemple.ch>',
        'Deux;<deux@exemple.ch>;',
        'Trois;mailto:trois@exemple.ch?subject=Bonjour',
        'Quatre;quatre@exemple.ch (Quatre)',
        'Cinq;info@bäckerei-meier.ch',
        'Cinq bis;INFO@xn--bckerei-meier-bfb.ch',
        'Six;jean,rey@exemple.ch',
      ].join('\n'),
      'email',
    );
    expect(found.counts).toMatchObject({ valid: 6, invalid: 1, sameEmail: 1 });
    expect(people.map(({ email }: { email: string }) => email)).toEqual([
      ...['un@exemple.ch', 'deux@exemple.ch', 'trois@exemple.ch', 'quatre@exemple.ch', 'info@bäckerei-meier.ch'],
    ]);
  });

  it('gives the first of several addresses and numbers, and stores the others', async () => {
    const { review: found, people } = await imported(
      'Family Name,E-mail 1 - Value,Phone 1 - Value,Website 1 - Value\nRey,rey@exemple.ch ::: info@exemple.ch,+41 79 555 01 02 ::: +41 21 555 01 02,http://www.exemple.ch\n',
      'email, telephone, site_url, metadata',
    );
    expect(found.warnings.map(({ field }) => field)).toEqual(['email', 'telephone']);
    expect(people).toEqual([
      {
        ...{ email: 'rey@exemple.ch', telephone: '+41795550102', site_url: 'http://www.exemple.ch/' },
        metadata: { otherEmails: 'info@exemple.ch', otherPhones: '+41 21 555 01 02' },
      },
    ]);
  });

  it('gives no invisible character and no error value of Excel', async () => {
    const { people } = await imported(
      'Prénom;Nom;Entreprise;Email;Téléphone\n#N/A;Duc;#REF!;\u200bduc@exemple.ch;########\n#NOM?;Null;-;rey@exemple.ch\u200b;\u202a079 555 01 02\u202c\nNULL;Rüe\u00adgg;null;roy@exemple.ch;0\n',
      'prenom, nom, business_name, email, telephone',
    );
    expect(people).toEqual([
      { prenom: '', nom: 'Duc', business_name: null, email: 'duc@exemple.ch', telephone: null },
      { prenom: '', nom: 'Null', business_name: null, email: 'rey@exemple.ch', telephone: '+41795550102' },
      { prenom: '', nom: 'Rüegg', business_name: null, email: 'roy@exemple.ch', telephone: null },
    ]);
  });

  it('gives phones of any country as E.164, and reports lost digits', async () => {
    const { review: found, people } = await imported(
      'Nom;Téléphone;Email\nUn;4,17955E+10;un@exemple.ch\nDeux;="079 555 01 02";deux@exemple.ch\nTrois;+49 30 901820;trois@exemple.ch\nQuatre;12;quatre@exemple.ch\nCinq;031 555 01 02 int. 7;cinq@exemple.ch',
      'telephone',
    );
    expect(found.warnings.map(({ line, value }) => [line, value])).toEqual([
      [2, '4,17955E+10'],
      [5, '12'],
      [6, '031 555 01 02 int. 7'],
    ]);
    expect(found.warnings[0]?.reason).toContain('des chiffres sont perdus');
    expect(people.map(({ telephone }: { telephone: string | null }) => telephone)).toEqual([
      null,
      '+41795550102',
      '+4930901820',
      null,
      '+41315550102',
    ]);
  });

  it('gives phones as the cells of a workbook display them', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0## ### ## ##"/><numFmt numFmtId="165" formatCode="&quot;+&quot;0"/></numFmts>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;
    const row = (email: string, style: number, value: string) =>
      `<row><c t="str"><v>${email}</v></c><c s="${style}"><v>${value}</v></c></row>`;
    const sheet = `<row><c t="str"><v>Email</v></c><c t="str"><v>Téléphone</v></c></row>${row('un@exemple.ch', 1, '795550102')}${row('deux@exemple.ch', 2, '41795550103')}`;
    const { review: found, people } = await imported(workbookOf({ sheets: { A: sheet }, styles }), 'telephone', 'c.xlsx');
    expect(found.preview.slice(1)).toEqual([
      ['un@exemple.ch', '079 555 01 02'],
      ['deux@exemple.ch', '+41795550103'],
    ]);
    expect(found.textFormat).toBeNull();
    expect(people).toEqual([{ telephone: '+41795550102' }, { telephone: '+41795550103' }]);
  });

  it.each([
    ['Vorname;Nachname;Firma;Position;Mobiltelefon;E-Mail-Adresse;Webseite;Ort geschäftlich', 'Outlook in German'],
    ['Nome;Cognome;Società;Posizione;Cellulare;Indirizzo posta elettronica;Pagina Web;Città (ufficio)', 'Outlook in Italian'],
  ])('has columns recognised by %s (%s)', async (header) => {
    const { people } = await imported(
      `${header}\nUrs;Meier;Meier AG;Inhaber;079 555 01 02;urs@meier.ch;www.meier.ch;Bern\n`,
      'prenom, nom, business_name, poste, telephone, email, site_url, location',
    );
    expect(people).toEqual([
      {
        ...{ prenom: 'Urs', nom: 'Meier', business_name: 'Meier AG', poste: 'Inhaber', telephone: '+41795550102' },
        ...{ email: 'urs@meier.ch', site_url: 'https://www.meier.ch/', location: 'Bern' },
      },
    ]);
  });
});

describe('a rejected cell', () => {
  const FILE = 'Nom;Email;Tél.\nRey;rey(at)exemple.ch;079 555 01 02\nRoy;roy@exemple.ch;12\n';
  const mend = (id: string, cells: object[]) => call('PUT', `${id}/cells`, { cells });

  it('is corrected in the preview, validated again and stored with the import', async () => {
    const { importId, rows } = await upload(FILE);
    expect(rows).toEqual({ read: 2, imported: 1, refused: 1, duplicates: 0, empty: 0 });
    const still = (await mend(importId, [{ line: 2, field: 'email', value: 'rey@exemple' }])).body;
    expect(still).toMatchObject({ counts: { invalid: 1 }, errors: [{ line: 2, value: 'rey@exemple' }], mended: 1 });
    const mended = (
      await mend(importId, [
        { line: 2, field: 'email', value: ' Rey <rey@exemple.ch> ' },
        { line: 3, field: 'telephone', value: '021 555 01 02' },
      ])
    ).body;
    expect(mended).toMatchObject({ counts: { valid: 2, invalid: 0, warnings: 0 }, rows: { imported: 2, refused: 0 }, mended: 2 });
    expect(await review(importId)).toEqual(mended);
    const { body } = await call('PUT', `${importId}/columns`, { fields: [null, 'email', 'telephone'] });
    expect(body).toMatchObject({ counts: { valid: 2 }, mended: 2 });
    expect((await confirm(importId, { onlyValid: false })).body).toMatchObject({ imported: 2 });
    expect(await stored('email, telephone')).toEqual([
      { email: 'rey@exemple.ch', telephone: '+41795550102' },
      { email: 'roy@exemple.ch', telephone: '+41215550102' },
    ]);
    const [{ after }] = await app.database.query(`SELECT after FROM audit_log WHERE resource_id = $1`, [importId]);
    expect(after).toMatchObject({ imported: 2, mended: 2 });
    expect(await app.database.query('SELECT mended FROM imports')).toEqual([{ mended: [] }]);
    expect((await mend(importId, [{ line: 2, field: 'email', value: 'x@exemple.ch' }])).status).toBe(409);
  });

  it('must exist in the file', async () => {
    const { importId } = await upload(FILE);
    expect((await mend(importId, [{ line: 9, field: 'email', value: 'x@exemple.ch' }])).status).toBe(422);
    expect((await mend(importId, [{ line: 1, field: 'email', value: 'x@exemple.ch' }])).status).toBe(422);
    expect((await mend(importId, [{ line: 2, field: 'poste', value: 'x' }])).status).toBe(422);
    expect((await mend(importId, [])).status).toBe(422);
    expect((await mend('00000000-0000-4000-8000-000000000000', [{ line: 2, field: 'email', value: 'x' }])).status).toBe(404);
    expect((await review(importId)).mended).toBe(0);
  });

  it('has its original value again with another separator', async () => {
    const { importId } = await upload(FILE);
    await mend(importId, [{ line: 2, field: 'email', value: 'rey@exemple.ch' }]);
    expect((await call('PUT', `${importId}/columns`, { separator: ',' })).body.mended).toBe(0);
  });
});

describe('every row of a file is counted', () => {
  it('before and after the confirmation, also in the history of earlier imports', async () => {
    const known = await aProspect(app.database, { email: 'connu@exemple.ch' });
    const { importId, rows } = await upload(
      'Nom;Email\nA;connu@exemple.ch\n\nB;b@exemple.ch\n;;\nC;b@exemple.ch\nD;faux\nE;e@exemple.ch\n',
    );
    expect(rows).toEqual({ read: 7, imported: 2, refused: 1, duplicates: 2, empty: 2 });
    await confirm(importId, { onDuplicate: 'update' });
    expect((await review(importId)).rows).toEqual(rows);
    expect(await app.database.query('SELECT nom FROM prospects WHERE id = $1', [known.id])).toEqual([{ nom: 'A' }]);
    await app.database.query('UPDATE imports SET refused = NULL');
    expect((await review(importId)).rows).toBeNull();
  });

  it('when a decision creates a duplicate, and when no column contains addresses', async () => {
    const { importId } = await upload('Nom;Email\nB;b@exemple.ch\nC;b@exemple.ch\n');
    await confirm(importId, { decisions: [{ line: 3, action: 'create' }] });
    expect((await review(importId)).rows).toEqual({ read: 2, imported: 2, refused: 0, duplicates: 0, empty: 0 });
    expect((await upload('Nom;Lieu\nB;Bex\n')).rows).toEqual({ read: 1, imported: 0, refused: 1, duplicates: 0, empty: 0 });
  });

  it.each(Array.from({ length: 12 }, (_, index) => 3000 + index))('of generated spreadsheet %i', async (seed) => {
    const { bytes, name, people, counts, title } = generateSpreadsheet(seed);
    const { importId, rows } = await upload(bytes, name);
    expect({ title, rows }).toEqual({ title, rows: counts });
    await confirm(importId);
    const { rows: after } = await review(importId);
    expect({ title, rows: after }).toEqual({ title, rows: counts });
    expect(after && sumOf(after)).toBe(after?.read);
    const first = people.filter(
      ({ email }, index) => people.findIndex((other) => other.email.toLowerCase() === email.toLowerCase()) === index,
    );
    const found = await stored('email, prenom, nom, business_name, location, telephone');
    expect(found).toEqual(first.map((person) => ({ telephone: null, ...person })));
  });
});
