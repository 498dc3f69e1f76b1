import { utils, write } from '@e965/xlsx';
import { outsideTransactions } from '../src/common/database/one-connection.js';
import type { ImportResult, ImportReview } from '../src/modules/imports/import.contract.js';
import { refusal } from '../src/modules/imports/import-problems.js';
import { SpreadsheetReader } from '../src/modules/imports/spreadsheet-reader.service.js';
import { Suppressions } from '../src/modules/suppressions/suppressions.service.js';
import { type Account, type Answer, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { expectCurrentFigures } from './support/current-figures.js';
import { wholeDatabase } from './support/whole-database.js';
import { inlineRows, workbookOf, zip } from './support/workbook-files.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('TRUNCATE prospects, imports CASCADE'));

interface ProblemBody {
  code: string;
  message: string;
  errors?: Record<string, string>;
}
type Body = ImportReview & ProblemBody;

async function upload(name: string, content: string | Uint8Array, as: Account | null = app.admin): Promise<Answer<Body>> {
  const form = new FormData();
  form.set('file', new Blob([content as never]), name);
  const response = await fetch(`${app.url}/api/admin/imports`, {
    method: 'POST',
    body: form,
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  });
  return { status: response.status, body: (await response.json()) as Body, headers: response.headers };
}
const confirm = (id: string, choices: object = {}, as = app.admin) =>
  app.call<ImportResult & ProblemBody>('POST', `/api/admin/imports/${id}/confirm`, { body: choices, as });
const undo = (id: string, body: object = {}) =>
  app.call<{ removed: number; restored: number } & ProblemBody>('POST', `/api/admin/imports/${id}/undo`, { body, as: app.admin });
const stored = (columns = 'email, prenom, nom') => app.database.query(`SELECT ${columns} FROM prospects ORDER BY created_at DESC, id`);

/** A member of staff with another role. */
async function account(role: string): Promise<Account> {
  const email = `${role}@example.ch`;
  await app.database.query(
    `INSERT INTO users (email, name, role, password_hash) SELECT $1, $1, $2, password_hash FROM users WHERE email = 'admin@example.ch' ON CONFLICT DO NOTHING`,
    [email, role],
  );
  return app.signIn(email, 'correct-horse-battery');
}

const workbook = (rows: unknown[][], bookType: 'xlsx' | 'biff8' = 'xlsx'): Uint8Array => {
  const sheet = utils.aoa_to_sheet(rows, { cellDates: true });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Contacts');
  return write(book, { type: 'buffer', bookType }) as Uint8Array;
};

describe('parsing a file', () => {
  const HEADER = 'email;prénom;nom';
  const GOOD = `${HEADER}\nanne@exemple.ch;Anne;Müller\n`;

  it.each([
    ['UTF-8', Buffer.from(GOOD)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${GOOD}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${GOOD}`, 'utf16le')],
    ['UTF-16 without', Buffer.from(GOOD, 'utf16le')],
    ['UTF-16 big endian', Buffer.from(`\ufeff${GOOD}`, 'utf16le').swap16()],
    ['windows-1252', Buffer.from(GOOD, 'latin1')],
  ])('understands %s', async (_name, content) => {
    const { body } = await upload('contacts.csv', content);
    await confirm(body.importId);
    expect(await stored()).toEqual([{ email: 'anne@exemple.ch', prenom: 'Anne', nom: 'Müller' }]);
  });

  it.each([';', ',', '\t', '|'])('detects the separator %j, also with quoted line ends', async (separator) => {
    const lines = [
      ['email', 'notes', 'nom'],
      ['a@exemple.ch', `"deux${separator} ""mots""\nsur deux lignes"`, 'Rey'],
      ['b@exemple.ch', '', 'Roy'],
    ];
    const { status, body } = await upload('c.csv', lines.map((cells) => cells.join(separator)).join('\r\n'));
    expect([status, body.total, body.errors]).toEqual([201, 2, []]);
    expect(body.preview[1]).toEqual(['a@exemple.ch', `deux${separator} "mots"\nsur deux lignes`, 'Rey']);
  });

  it('applies the separator that Excel declares in the first line, and old line ends', async () => {
    const { body } = await upload('c.csv', 'sep=|\remail|nom\ra@exemple.ch|Rey\r');
    expect(body.preview).toEqual([
      ['email', 'nom'],
      ['a@exemple.ch', 'Rey'],
    ]);
  });

  it.each(['xlsx', 'biff8'] as const)('reads a workbook (%s): numbers, dates, blank rows, results of formulas', async (kind) => {
    const rows = [
      ['Email', 'Nom', 'Téléphone', 'Remarques', 'Type'],
      ['a@exemple.ch', 'Rey', 41791234567, new Date('2026-11-12T00:00:00Z'), true],
      [],
      ['x', 'Roy'],
    ];
    const { status, body } = await upload(kind === 'xlsx' ? 'c.xlsx' : 'c.xls', workbook(rows, kind));
    expect(status).toBe(201);
    expect(body.preview[1]).toEqual(['a@exemple.ch', 'Rey', '41791234567', '2026-11-12', 'true']);
    expect(body.errors).toEqual([{ line: 4, field: 'email', value: 'x', reason: 'Email invalide ou manquant: x' }]);
  });

  it('detects the format by content when the name is wrong', async () => {
    const book = workbook([['email'], ['a@exemple.ch']]);
    expect((await upload('c.csv', book)).body.total).toBe(1);
    expect((await upload('c.xlsx', GOOD)).body.total).toBe(1);
  });

  it('shows ten rows with the header, and counts all', async () => {
    const rows = Array.from({ length: 12 }, (_, row) => `p${row}@exemple.ch`);
    const { body } = await upload('c.csv', ['email', ...rows].join('\n'));
    expect([body.total, body.preview.length, body.preview[0], body.preview[9]]).toEqual([12, 10, ['email'], ['p8@exemple.ch']]);
  });

  const NO_SHEET = zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook><sheets/></workbook>' });
  const ENCRYPTED = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from('EncryptedPackage', 'utf16le')]);
  const PARSE = "Erreur lors de l'analyse du fichier: ";
  it.each([
    [415, 'contacts.pdf', GOOD, 'Type de fichier non supporté. Veuillez utiliser un fichier Excel (.xlsx, .xls) ou CSV.'],
    [413, 'c.csv', GOOD + 'x'.repeat(5 * 1024 * 1024), 'Le fichier est trop volumineux. La taille maximale autorisée est de 5 Mo.'],
    [422, 'c.csv', '', 'Le fichier ne contient aucune donnée utilisable'],
    [422, 'c.csv', ' \n;;\n', 'Le fichier ne contient aucune donnée utilisable'],
    [422, 'c.xlsx', workbook([[]]), 'Le fichier ne contient aucune donnée utilisable'],
    [422, 'c.xlsx', NO_SHEET, 'Le fichier Excel ne contient aucune feuille'],
    [422, 'c.csv', 'email;nom\n', 'Le fichier doit contenir au moins un en-tête et une ligne de données'],
    [422, 'c.csv', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'Format de fichier non reconnu'],
    [422, 'c.xls', '<html><table><tr><td>email</td></tr></table></html>', 'Format de fichier non reconnu'],
    [422, 'c.csv', Buffer.from('fffe0000650000006d000000', 'hex'), 'Format de fichier non reconnu'],
    [422, 'c.xlsx', zip({ 'word/document.xml': '<a/>' }), 'Format de fichier non reconnu'],
    [422, 'c.xlsx', ENCRYPTED, `${PARSE}le classeur est protégé par un mot de passe. Enregistrez-le sans mot de passe et réessayez.`],
    [
      422,
      'c.xlsx',
      workbook([['email'], ['a@exemple.ch']]).subarray(0, 4000),
      `${PARSE}le classeur est endommagé. Ouvrez-le dans Excel, enregistrez-le à nouveau et réessayez.`,
    ],
    [
      422,
      'c.csv',
      'email;nom\na@exemple.ch;"Rey\nb@exemple.ch;Roy',
      `${PARSE}guillemets mal fermés à la ligne 2. Corrigez-la et réessayez.`,
    ],
    [
      422,
      'c.xlsx',
      zip({ 'xl/workbook.xml': '<a/>', 'xl/worksheets/sheet1.xml': 'x' }, 3_000_000_000),
      `${PARSE}une fois décompressé, le classeur est trop grand. Enregistrez la feuille en CSV et réessayez.`,
    ],
  ])('rejects with %i: %s (%#)', async (status, name, content, message) => {
    const answer = await upload(name, content);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await app.database.query('SELECT id FROM imports')).toEqual([]);
  });

  it('links to the template when the format is unknown', async () => {
    const { headers } = await upload('c.csv', Buffer.from([0, 1, 2, 3]));
    expect(headers.get('link')).toBe('</static/modele-import-prospects.csv>; rel="help"');
  });

  it('reports a missing file', async () => {
    const answers = [
      await app.call<ProblemBody>('POST', '/api/admin/imports', { body: {}, as: app.admin }),
      await app.call<ProblemBody>('POST', '/api/admin/imports', {
        body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nema',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        as: app.admin,
      }),
    ];
    for (const { status, body } of answers) expect([status, body.message]).toEqual([422, 'Impossible de lire le fichier']);
  });

  it('stores nothing of a file whose parsing fails in the middle', async () => {
    const reader = app.app.get(SpreadsheetReader, { strict: false });
    const read = reader.read.bind(reader);
    reader.read = async (order) => {
      const table = await read(order);
      async function* broken() {
        yield* table.rows;
        throw refusal('parse', 'le fichier demande trop de mémoire');
      }
      return { ...table, rows: broken() };
    };
    const { status, body } = await upload('c.csv', GOOD);
    reader.read = read;
    expect([status, body.message]).toEqual([422, "Erreur lors de l'analyse du fichier: le fichier demande trop de mémoire"]);
    expect(
      await app.database.query('SELECT (SELECT count(*) FROM imports)::int AS imports, (SELECT count(*) FROM import_rows)::int AS rows'),
    ).toEqual([{ imports: 0, rows: 0 }]);
    expect((await upload('c.csv', GOOD)).status).toBe(201);
  });

  describe('of a malicious file', () => {
    const book = (sheet: string, strings: string) => workbookOf({ sheets: { A: sheet }, strings });
    const cell = (row: number) => `<row r="${row}"><c r="A${row}" t="s"><v>0</v></c></row>`;

    it('resolves no entities', async () => {
      const levels = Array.from({ length: 12 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`);
      const strings = `<?xml version="1.0"?><!DOCTYPE sst [<!ENTITY e0 "email">${levels.join('')}<!ENTITY f SYSTEM "file:///etc/passwd">]><sst><si><t>&e12;&f;</t></si></sst>`;
      const { status, body } = await upload('c.xlsx', book(cell(1) + cell(2), strings));
      expect([status, body.preview]).toEqual([201, [['&e12;&f;'], ['&e12;&f;']]]);
    });

    it('stops at the memory limit, and continues with other files', async () => {
      const rows = Array.from({ length: 900_000 }, (_, row) => cell(row + 1)).join('');
      const bomb = book(rows, '<sst><si><t>email</t></si></sst>');
      expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
      const [refused, accepted] = await Promise.all([upload('c.xlsx', bomb), upload('c.csv', GOOD)]);
      expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining("Erreur lors de l'analyse du fichier: ")]);
      expect(accepted.status).toBe(201);
    });
  });
});

describe('the columns', () => {
  it('are recognised in French, English and as Emelia names them', async () => {
    const header = [
      'email_emelia',
      'firstName',
      'Nom de famille',
      'Entreprise',
      'Site web',
      'LinkedIn URL',
      'gender_emelia',
      'Secteur d’activité',
      'Effectif',
      'Inconnu',
    ];
    const row = ['a@exemple.ch', 'Anne', 'Rey', 'Rey SA', 'www.rey.ch', 'linkedin.com/in/rey', 'F', 'Menuiserie', '11-50', 'x'];
    const { body } = await upload('c.csv', [header, row].map((cells) => cells.join(';')).join('\n'));
    expect(body.columns.map(({ field }) => field)).toEqual([
      'email',
      'prenom',
      'nom',
      'company',
      'site_url',
      'linkedin',
      'gender_emelia',
      'industry',
      'companySize',
      null,
    ]);
    await confirm(body.importId);
    const [prospect] = await stored('*');
    expect(prospect).toMatchObject({
      ...{
        email: 'a@exemple.ch',
        prenom: 'Anne',
        nom: 'Rey',
        business_name: 'Rey SA',
        site_url: 'https://www.rey.ch/',
        linkedin: 'linkedin.com/in/rey',
      },
      ...{ page_vue: false, quiz_fait: false, rdv_pris: false, source: 'import', status: 'new' },
      metadata: { company: 'Rey SA', gender_emelia: 'F', industry: 'Menuiserie', companySize: '11-50' },
    });
    expect(prospect.token).toMatch(/^[a-z0-9]{8}$/);
  });

  it('can be mapped otherwise before the confirmation, each field once, the e-mail always', async () => {
    const { body } = await upload('c.csv', 'mail;a;b\na@exemple.ch;Rey;Anne');
    const assign = (fields: (string | null)[]) =>
      app.call<Body>('PUT', `/api/admin/imports/${body.importId}/columns`, { body: { fields }, as: app.admin });
    expect((await assign([null, 'nom', 'prenom'])).body.message).toContain("une colonne d'email");
    expect((await assign(['email', 'nom', 'nom'])).status).toBe(422);
    expect((await assign(['email', 'nom'])).status).toBe(422);
    expect((await assign(['email', 'nom', 'prenom'])).status).toBe(200);
    await confirm(body.importId);
    expect(await stored()).toEqual([{ email: 'a@exemple.ch', prenom: 'Anne', nom: 'Rey' }]);
  });

  it('are shown also without addresses; nothing is imported without an address column', async () => {
    const { status, body } = await upload('c.csv', 'nom;emailType\nRey;list');
    expect([status, body.total, body.columns.map(({ field }) => field), body.errors]).toEqual([201, 1, ['nom', null], []]);
    const refused = await confirm(body.importId);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      "Le fichier doit contenir une colonne d'email (email, email_emelia, e-mail, etc.)",
    ]);
  });

  it('are those of the chosen sheet and heading', async () => {
    const sheets = {
      Un: inlineRows([['email'], ['a@exemple.ch']]),
      Deux: inlineRows([['Liste'], ['Nom', 'Courriel'], ['Rey', 'b@exemple.ch'], ['', 'x']]),
    };
    const { body } = await upload('c.xlsx', workbookOf({ sheets }));
    expect(body).toMatchObject({ sheets: ['Un', 'Deux'], sheet: 0, headingLine: 1, total: 1 });
    const again = async (update: object) =>
      (await app.call<Body>('PUT', `/api/admin/imports/${body.importId}/columns`, { body: update, as: app.admin })).body;
    expect(await again({ sheet: 1 })).toMatchObject({
      ...{ sheet: 1, headingLine: 2, total: 2, previewLines: [3, 4] },
      errors: [{ line: 4, field: 'email', value: 'x' }],
    });
    expect(await again({ headingLine: 3 })).toMatchObject({
      sheet: 1,
      headingLine: 3,
      total: 1,
      columns: [{ header: 'Rey' }, { header: 'b@exemple.ch' }],
    });
    expect((await again({ sheet: 7 })).message).toBe('Le fichier Excel ne contient aucune feuille');
    expect(await again({ headingLine: 0 })).toMatchObject({ headingLine: 0, total: 4 });
    expect(await again({ fields: ['nom', 'email'] })).toMatchObject({ headingLine: 0, counts: { valid: 1, invalid: 3 } });
  });

  it('report every fault of a row at its column', async () => {
    const { body } = await upload('c.csv', `email;nom;fonction\nfaux;${'n'.repeat(301)};${'p'.repeat(201)}`);
    expect(body.errors.map(({ line, field }) => [line, field])).toEqual([
      [2, 'email'],
      [2, 'nom'],
      [2, 'poste'],
    ]);
    const { errors } = (await confirm(body.importId)).body;
    expect(errors).toEqual({
      'line 2':
        'Email invalide ou manquant: faux · Texte trop long\u202f: 300 caractères au maximum · Texte trop long\u202f: 200 caractères au maximum',
    });
  });

  it('accept a language in any wording, and skip languages without pages', async () => {
    const { body } = await upload('c.csv', 'email;Sprache\na@exemple.ch;Deutsch\nb@exemple.ch;it-CH\nc@exemple.ch;Anglais\nd@exemple.ch;');
    expect(body.columns.map(({ field }) => field)).toEqual(['email', 'language']);
    expect(body.warnings).toEqual([
      { line: 4, field: 'language', value: 'Anglais', reason: 'Langue que nos pages ne parlent pas\u202f: elle ne sera pas reprise' },
    ]);
    await confirm(body.importId);
    expect(await stored('email, language, metadata')).toEqual([
      { email: 'a@exemple.ch', language: 'de', metadata: {} },
      { email: 'b@exemple.ch', language: 'it', metadata: {} },
      { email: 'c@exemple.ch', language: null, metadata: {} },
      { email: 'd@exemple.ch', language: null, metadata: {} },
    ]);
    const again = await upload('c.csv', 'email;langue\na@exemple.ch;français\nb@exemple.ch;');
    await confirm(again.body.importId, { onDuplicate: 'update' });
    expect(await stored('language')).toEqual(['fr', 'it', null, null].map((language) => ({ language })));
  });

  it('skip an impossible website, with a message', async () => {
    const { body } = await upload('c.csv', 'email;site\na@exemple.ch;pas de site');
    expect(body.warnings).toEqual([
      { line: 2, field: 'site_url', value: 'pas de site', reason: "Format d'URL invalide\u202f: ce site ne sera pas repris" },
    ]);
    await confirm(body.importId);
    expect(await stored('site_url')).toEqual([{ site_url: null }]);
  });
});

/** As the function was written before, for the rows that the index was made of. */
const HOST = `lower(substring(url FROM '^[Hh][Tt][Tt][Pp][Ss]?://(?:[Ww][Ww][Ww]\\.)?([^/:?#]+)'))`;

it('the host for comparing companies equals that of the index for any address', async () => {
  const schemes = ['http://', 'https://', 'HTTPS://', 'https:/', 'ftp://', '', 'xhttps://', 'https:// '];
  const hosts = [
    'www.exemple.ch',
    'WWW.Exemple.ch',
    'www.',
    'www',
    'wwww.ch',
    'exemple.ch',
    '',
    'www.www.ch',
    'é.ch',
    'user@exemple.ch',
    'a b.ch',
  ];
  const rests = ['', '/', '/www.a?b#c', ':8080/x', '?q', '#', '//x', '\n'];
  const urls = schemes.flatMap((scheme) => hosts.flatMap((host) => rests.map((rest) => scheme + host + rest)));
  const rows = await app.database.query<{ url: string; host: string | null; before: string | null }[]>(
    `SELECT url, site_domain(url) AS host, ${HOST} AS before FROM unnest($1::text[]) AS url UNION ALL SELECT NULL, site_domain(NULL), NULL`,
    [urls],
  );
  expect(rows.filter(({ host }) => host !== null).length).toBeGreaterThan(200);
  expect(rows.filter(({ host, before }) => host !== before)).toEqual([]);
});

describe('confirming an import', () => {
  const MIXED = 'email;nom\na@exemple.ch;Rey\nfaux;Roy\n;Rochat\nb@exemple.ch;Favre';

  it('reports all invalid rows at once and writes nothing', async () => {
    const { body } = await upload('c.csv', MIXED);
    expect(body.errors.map(({ line, value }) => [line, value])).toEqual([
      [3, 'faux'],
      [4, ''],
    ]);
    const { status, body: problem } = await confirm(body.importId);
    expect([status, problem.message]).toEqual([422, 'Email invalide ou manquant: ligne 3 (faux), ligne 4 (vide)']);
    expect(await stored()).toEqual([]);
  });

  it('writes valid rows only on request', async () => {
    const { body } = await upload('c.csv', MIXED);
    expect((await confirm(body.importId, { onlyValid: true })).body).toEqual({ imported: 2, updated: 0, skipped: 2, moved: 0 });
    expect(await stored('nom')).toEqual([{ nom: 'Rey' }, { nom: 'Favre' }]);
  });

  it('reports when no row is valid', async () => {
    const { body } = await upload('c.csv', 'email\nfaux');
    expect((await confirm(body.importId, { onlyValid: true })).body.message).toBe('Aucune donnée à importer');
  });

  it('rejects known addresses without a decision', async () => {
    const known = await aProspect(app.database, {
      email: 'Anne@Exemple.ch',
      nom: 'Avant',
      prenom: 'Anne',
      notes: 'à garder',
      metadata: { industry: 'bois' },
    });
    const file = 'email;nom;notes;société\nANNE@exemple.ch;Après;;Rey SA\nneu@exemple.ch;Roy;;\nneu@exemple.ch;Favre;;';
    const first = (await upload('c.csv', file)).body;
    expect(first.counts).toEqual({ valid: 3, invalid: 0, warnings: 0, sameEmail: 2, repeated: 1, sameSite: 0, suppressed: 0, erased: 0 });
    expect(first.duplicates).toMatchObject([
      { line: 2, match: 'email', otherLine: null, prospect: { id: known.id } },
      { line: 4, match: 'email', otherLine: 3, prospect: null },
    ]);
    const refused = await confirm(first.importId);
    expect([refused.status, refused.body.code]).toEqual([409, 'duplicate_rows']);
    expect(refused.body.message).toBe(
      'Ces adresses existent déjà\u00a0: ligne 2 (anne@exemple.ch). Ces adresses se répètent dans le fichier\u00a0: ligne 4 (neu@exemple.ch, comme à la ligne 3). Choisissez de les ignorer ou de les compléter.',
    );
    expect(await stored('nom')).toEqual([{ nom: 'Avant' }]);

    expect((await confirm(first.importId, { onDuplicate: 'update' })).body).toEqual({ imported: 1, updated: 2, skipped: 0, moved: 0 });
    const [after] = await app.database.query('SELECT * FROM prospects WHERE id = $1', [known.id]);
    expect(after).toMatchObject({
      email: 'Anne@Exemple.ch',
      nom: 'Après',
      notes: 'à garder',
      metadata: { industry: 'bois', company: 'Rey SA' },
    });
    expect(await app.database.query(`SELECT nom FROM prospects WHERE email = 'neu@exemple.ch'`)).toEqual([{ nom: 'Favre' }]);

    const again = (await upload('c.csv', file)).body;
    expect((await confirm(again.importId, { onDuplicate: 'skip' })).body).toEqual({ imported: 0, updated: 0, skipped: 3, moved: 0 });
  });

  it('lists other contacts of a known website, creates them, and accepts a decision per row', async () => {
    const known = await aProspect(app.database, { email: 'chef@rey.ch', site_url: 'https://www.rey.ch/accueil' });
    const { body } = await upload('c.csv', 'email;site;nom\na@rey.ch;rey.ch;Un\nb@rey.ch;http://REY.ch/x;Deux\nc@rey.ch;rey.ch;Trois');
    expect(body.counts).toMatchObject({ sameEmail: 0, sameSite: 3 });
    expect(body.duplicates[0]).toMatchObject({ line: 2, match: 'site', prospect: { id: known.id } });
    const decisions = [
      { line: 3, action: 'skip' },
      { line: 4, action: 'update' },
    ];
    expect((await confirm(body.importId, { decisions })).body).toEqual({ imported: 1, updated: 1, skipped: 1, moved: 0 });
    expect(await app.database.query('SELECT nom, email FROM prospects WHERE id = $1', [known.id])).toEqual([
      { nom: 'Trois', email: 'chef@rey.ch' },
    ]);
  });

  it('happens once, also when requested twice at the same time', async () => {
    const { body } = await upload('c.csv', 'email\na@exemple.ch\nb@exemple.ch');
    const answers = await Promise.all([confirm(body.importId), confirm(body.importId), confirm(body.importId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await stored('email')).toHaveLength(2);
  });

  it('creates each person once when two files with the same people are confirmed at the same time', async () => {
    const [one, other] = await Promise.all([upload('a.csv', 'email\na@exemple.ch'), upload('b.csv', 'email\na@exemple.ch')]);
    const answers = await Promise.all([confirm(one.body.importId), confirm(other.body.importId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stored('email')).toHaveLength(1);
  });

  describe('with a duplicate token', () => {
    // a sequence counts on when a step is undone
    const taken = (first: number) => `
      CREATE SEQUENCE tried;
      CREATE FUNCTION taken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('tried') <= ${first} THEN
          INSERT INTO prospects (token, email, prenom, nom) SELECT NEW.token, 'x@exemple.ch', '', '' WHERE NEW.email <> 'x@exemple.ch';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER taken BEFORE INSERT ON prospects FOR EACH ROW WHEN (NEW.email <> 'x@exemple.ch') EXECUTE FUNCTION taken()`;
    const FILE = 'email\na@exemple.ch\nb@exemple.ch\nc@exemple.ch';
    afterEach(() => app.database.query('DROP TRIGGER taken ON prospects; DROP FUNCTION taken; DROP SEQUENCE tried'));

    it('repeats the batch with other tokens', async () => {
      const { body } = await upload('c.csv', FILE);
      await app.database.query(taken(1));
      expect((await confirm(body.importId)).body).toEqual({ imported: 3, updated: 0, skipped: 0, moved: 0 });
      expect(await stored('email')).toEqual([{ email: 'a@exemple.ch' }, { email: 'b@exemple.ch' }, { email: 'c@exemple.ch' }]);
    });

    it('gives up after some attempts, and writes nothing', async () => {
      const { body } = await upload('c.csv', FILE);
      await app.database.query(taken(1000));
      const { status, body: problem } = await confirm(body.importId);
      expect([status, problem.code]).toEqual([409, 'token_taken']);
      expect(await stored('email')).toEqual([]);
    });
  });

  it('is allowed to administrators and staff', async () => {
    const [staff, viewer] = [await account('staff'), await account('viewer')];
    const { status, body } = await upload('c.csv', 'email\na@exemple.ch', staff);
    expect([status, (await confirm(body.importId, {}, staff)).status]).toEqual([201, 200]);
    expect((await upload('c.csv', 'email\na@exemple.ch', viewer)).status).toBe(403);
    expect((await app.call('GET', `/api/admin/imports/${body.importId}`, { as: viewer })).status).toBe(403);
    expect((await upload('c.csv', 'email\na@exemple.ch', null)).status).toBe(401);
  });

  it('stores hostile cells as text', async () => {
    const cells = ['\u0000nul', '=HYPERLINK("http://x")', "'); DROP TABLE prospects;--", '\ud800', '𝕳🇨🇭', '‮rtl', '{"a":1}'];
    const { body } = await upload('c.xlsx', workbook([['email', 'nom'], ...cells.map((cell, row) => [`p${row}@exemple.ch`, cell])]));
    expect((await confirm(body.importId)).body.imported).toBe(cells.length);
    const names = (await stored('nom')).map(({ nom }: { nom: string }) => nom);
    expect(names.slice(1, 3)).toEqual(cells.slice(1, 3));
    expect(names[4]).toBe('𝕳🇨🇭');
  });

  it('preserves tabs, lines and backslashes, also in a rejected address', async () => {
    const notes = ['C:\\new\\table', 'une\tdeux', 'a\nb\r\nc', '\\N', '\\.', '"\\"'];
    const rows = notes.map((note, row) => [`p${row}@exemple.ch`, note]);
    const { body } = await upload('c.xlsx', workbook([['email', 'notes'], ...rows, ['x\\N\ty\nz', 'sans adresse']]));
    expect(body.errors).toMatchObject([{ line: notes.length + 2, value: 'x\\N\ty\nz' }]);
    await confirm(body.importId, { onlyValid: true });
    expect((await stored('notes')).map((prospect: { notes: string }) => prospect.notes)).toEqual(notes);
  });
});

describe('addresses on the suppression list', () => {
  const ROWS = 'email;nom\nun@exemple.ch;Un\ndeux@exemple.ch;Deux\ntrois@exemple.ch;Trois\nquatre@exemple.ch;Quatre\n';
  const erase = (email: string) => app.database.transaction((manager) => app.app.get(Suppressions).addErased(manager, email));
  const object = async (email: string, reason: string) => {
    await app.call('POST', '/api/admin/suppressions', { as: app.admin, body: { email } });
    await app.database.query(`UPDATE suppressions SET reason = $1 WHERE reason = 'manual'`, [reason]);
  };
  afterEach(() => app.database.query('DELETE FROM suppressions'));

  it('are marked and counted; erased people are left out, the others imported', async () => {
    await object('Deux@Exemple.ch', 'unsubscribed');
    await object('trois@exemple.ch', 'bounced');
    await object('quatre@exemple.ch', 'unsubscribed');
    await erase('quatre@exemple.ch');
    const { body } = await upload('c.csv', ROWS);
    expect(body.counts).toMatchObject({ valid: 3, invalid: 0, suppressed: 2, erased: 1 });
    expect(body.objections).toEqual([
      { line: 3, field: 'email', value: 'deux@exemple.ch', reason: expect.stringMatching(/^Adresse désinscrite/) },
      { line: 4, field: 'email', value: 'trois@exemple.ch', reason: expect.stringMatching(/^Adresse inexistante/) },
      { line: 5, field: 'email', value: 'quatre@exemple.ch', reason: expect.stringMatching(/^Personne effacée/) },
    ]);
    expect((await confirm(body.importId)).body).toEqual({ imported: 3, updated: 0, skipped: 1, moved: 0 });
    expect(await stored('email')).toEqual([{ email: 'un@exemple.ch' }, { email: 'deux@exemple.ch' }, { email: 'trois@exemple.ch' }]);
    expect(await app.database.query('SELECT * FROM import_rows')).toEqual([]);
    expect((await undo(body.importId)).body).toEqual({ removed: 3, restored: 0 });
  });

  it('are matched again when the columns change and when the file is confirmed', async () => {
    const { body } = await upload('c.csv', 'email;mail 2\nun@exemple.ch;deux@exemple.ch\nautre@exemple.ch;trois@exemple.ch\n');
    expect(body.counts).toMatchObject({ suppressed: 0, erased: 0 });
    await erase('deux@exemple.ch');
    const { body: other } = await app.call<ImportReview>('PUT', `/api/admin/imports/${body.importId}/columns`, {
      as: app.admin,
      body: { fields: [null, 'email'] },
    });
    expect(other.counts).toMatchObject({ valid: 1, erased: 1 });
    await erase('trois@exemple.ch');
    const refused = await confirm(body.importId);
    expect([refused.status, refused.body.message]).toEqual([422, 'Aucune donnée à importer']);
    await app.database.query('DELETE FROM suppressions');
    expect((await confirm(body.importId)).body).toEqual({ imported: 2, updated: 0, skipped: 0, moved: 0 });
  });

  it('update no known prospect either', async () => {
    const known = await aProspect(app.database, { email: 'un@exemple.ch' });
    await erase('un@exemple.ch');
    const { body } = await upload('c.csv', ROWS);
    expect(body.counts).toMatchObject({ valid: 3, sameEmail: 0, erased: 1 });
    await confirm(body.importId, { onDuplicate: 'update' });
    expect(await app.database.query('SELECT nom FROM prospects WHERE id = $1', [known.id])).toEqual([{ nom: known.nom }]);
  });

  it('are matched in a file of many batches', async () => {
    const many = Array.from({ length: 12_001 }, (_, n) => `p${n}@exemple.ch`);
    for (const n of [0, 4999, 5000, 12_000]) await erase(`p${n}@exemple.ch`);
    const { body } = await upload('c.csv', ['email', ...many].join('\n'));
    expect(body.objections.map(({ line }) => line)).toEqual([2, 5001, 5002, 12_002]);
  });

  it('reject the file when the list cannot be read, so that no erased person returns', async () => {
    await erase('un@exemple.ch');
    const [remaining] = await app.database.query<{ value: string }[]>(`SELECT value FROM sealed_secrets WHERE name = 'contact_hash'`);
    await app.database.query(`UPDATE sealed_secrets SET value = 'v1:unreadable' WHERE name = 'contact_hash'`);
    const refused = await upload('c.csv', ROWS);
    expect([refused.status, refused.body.code]).toEqual([503, 'secret_unreadable']);
    await app.database.query(`UPDATE sealed_secrets SET value = $1 WHERE name = 'contact_hash'`, [remaining?.value]);
  });
});

/** All but the history of what was done. */
const everything = () => wholeDatabase(app.database, ['imports', 'audit_log', 'workers', 'sessions', 'rate_limits', 'rate_limit_counters']);

describe('the permission chosen for a file', () => {
  const permission = { basis: 'customer', obtained_on: '2026-03-01', source: 'Contrats de maintenance 2026' };
  const FILE =
    'email;nom\nneuf@exemple.ch;Neuf\nneuf@exemple.ch;Neuf\nconnu@exemple.ch;Connu\nretire@exemple.ch;R\nnote@exemple.ch;N\noppose@exemple.ch;O';
  const permissions = () =>
    app.database.query(
      `SELECT email, basis, obtained_on::text, contact_permissions.source, withdrawn_at IS NOT NULL AS withdrawn, import_id FROM contact_permissions JOIN prospects ON prospects.id = prospect_id ORDER BY email`,
    );
  const idOf = async (email: string) => (await app.database.query('SELECT id FROM prospects WHERE email = $1', [email]))[0].id;
  const grant = (ids: string[], more: object = {}) =>
    app.call('POST', '/api/admin/contact-permissions', { body: { ...permission, prospectIds: ids, ...more }, as: app.admin });
  const recorded = async (id: string) => {
    const filter = encodeURIComponent(JSON.stringify({ prospect_id: id }));
    return (await app.call<{ id: string }[]>('GET', `/api/admin/contact-permissions?filter=${filter}`, { as: app.admin })).body;
  };
  const withdraw = async (email: string) => {
    const [found] = await recorded(await idOf(email));
    await app.call('DELETE', `/api/admin/contact-permissions/${found?.id}`, { as: app.admin });
  };
  const brought = async () => {
    const { body } = await upload('foire.csv', FILE);
    expect((await confirm(body.importId, { permission, onDuplicate: 'update' })).body).toMatchObject({ imported: 2, updated: 4 });
    return body.importId;
  };
  beforeEach(async () => {
    await app.database.query('DELETE FROM suppressions');
    for (const email of ['connu', 'retire', 'note']) await aProspect(app.database, { email: `${email}@exemple.ch` });
    await grant([await idOf('retire@exemple.ch'), await idOf('note@exemple.ch')], { basis: 'consent', source: 'Foire 2025' });
    await withdraw('retire@exemple.ch');
    await app.call('POST', '/api/admin/suppressions', { as: app.admin, body: { email: 'oppose@exemple.ch' } });
  });
  afterEach(() => app.database.query('DELETE FROM suppressions'));

  it('is recorded for created and updated people, except objections and existing permissions', async () => {
    const importId = await brought();
    const own = { ...permission, withdrawn: false, import_id: importId };
    const earlier = { basis: 'consent', obtained_on: '2026-03-01', source: 'Foire 2025', import_id: null };
    expect(await permissions()).toEqual([
      { email: 'connu@exemple.ch', ...own },
      { email: 'neuf@exemple.ch', ...own },
      { email: 'note@exemple.ch', ...earlier, withdrawn: false },
      { email: 'retire@exemple.ch', ...earlier, withdrawn: true },
    ]);
    const { body: review } = await app.call<ImportReview>('GET', `/api/admin/imports/${importId}`, { as: app.admin });
    expect(review.permission).toEqual({ ...permission, recorded: 2 });
    const id = await idOf('neuf@exemple.ch');
    expect(await recorded(id)).toMatchObject([{ ...permission, import_file: 'foire.csv', withdrawn_at: null }]);
    const permitted = encodeURIComponent(JSON.stringify({ permitted: true }));
    const { body: list } = await app.call<{ email: string }[]>('GET', `/api/admin/prospects?filter=${permitted}`, { as: app.admin });
    expect(list.map(({ email }) => email).sort()).toEqual(['connu@exemple.ch', 'neuf@exemple.ch', 'note@exemple.ch']);
    const { body: file } = await app.call<{ tables: Record<string, object[]> }>('GET', `/api/admin/prospects/${id}/export`, {
      as: app.admin,
    });
    expect(file.tables.contact_permissions).toMatchObject([{ ...permission, import_id: importId }]);
    const audit = await app.database.query(`SELECT after FROM audit_log WHERE resource_id = $1 AND action = 'import'`, [importId]);
    expect(audit[0].after.permission).toEqual({ ...permission, recorded: 2 });
  });

  it('is optional, and requires a date and a source', async () => {
    const { body } = await upload('c.csv', 'email\nneuf@exemple.ch');
    const refused = await confirm(body.importId, { permission: { basis: 'customer', obtained_on: '', source: ' ' } });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'permission.obtained_on': 'Indiquez la date', 'permission.source': 'Indiquez d’où vient cette permission' },
    ]);
    expect((await confirm(body.importId)).body).toMatchObject({ imported: 1 });
    expect(await recorded(await idOf('neuf@exemple.ch'))).toEqual([]);
  });

  it('is removed by an undo, and nothing else is', async () => {
    const before = await everything();
    expect((await undo(await brought())).body).toEqual({ removed: 2, restored: 3 });
    expect(await everything()).toEqual(before);
  });

  it('requires a confirmation when withdrawn since; objections and later permissions survive the undo', async () => {
    const importId = await brought();
    await withdraw('connu@exemple.ch');
    expect((await undo(importId)).body).toMatchObject({ code: 'import_used', message: expect.stringMatching(/^Un prospect/) });
    await grant([await idOf('neuf@exemple.ch')], { source: 'Au téléphone' });
    expect((await undo(importId)).body.message).toMatch(/^2 prospects/);
    expect((await undo(importId, { force: true })).body).toEqual({ removed: 2, restored: 3 });
    expect(await permissions()).toMatchObject([
      { email: 'connu@exemple.ch', withdrawn: true },
      { email: 'note@exemple.ch', withdrawn: false },
      { email: 'retire@exemple.ch', withdrawn: true },
    ]);
  });
});

describe('undoing an import', () => {
  it('restores the whole database, also updated rows', async () => {
    await aProspect(app.database, { email: 'a@exemple.ch', metadata: { company: 'Avant', title: 'x' }, notes: null });
    await aProspect(app.database, { email: 'chef@rey.ch', site_url: 'https://rey.ch/' });
    const before = await everything();
    const { body } = await upload(
      'c.csv',
      'email;nom;entreprise;notes;site\na@exemple.ch;Après;Autre;n;x.ch\na@exemple.ch;Encore;;;\nn@exemple.ch;Neuf;;;\nn@exemple.ch;Neuf 2;;;\nz@rey.ch;Z;;;rey.ch',
    );
    await confirm(body.importId, { onDuplicate: 'update', onSameSite: 'update' });
    const during = await everything();
    expect(during.prospects).toHaveLength(3);
    await expectCurrentFigures(app.database);
    expect(during.prospects).not.toEqual(expect.arrayContaining(before.prospects ?? []));
    expect((await undo(body.importId)).body).toMatchObject({ removed: 1, restored: 2 });
    expect(await everything()).toEqual(before);
    expect((await undo(body.importId)).status).toBe(409);
  });

  it('requires a confirmation before removing what was changed or used since', async () => {
    const { body } = await upload('c.csv', 'email;nom\na@exemple.ch;A\nb@exemple.ch;B\nc@exemple.ch;C');
    await confirm(body.importId);
    const [a, b, c] = await stored('id');
    expect((await app.call('GET', `/api/admin/prospects/${c.id}/analysis`, { as: app.admin })).status).toBe(200);
    expect(await app.database.query('SELECT prospect_id FROM site_judgements')).toEqual([]); // looking leaves nothing behind
    await app.database.query(
      `INSERT INTO site_judgements (prospect_id, judged_at, basis, facts, findings, unmeasured, plan, total, critical, warnings, notices)
       VALUES ($1, now(), '', '{}', '[]', '[]', '[]', 0, 0, 0, 0)`, // nobody’s work either
      [c.id],
    );
    await app.call('PUT', `/api/admin/prospects/${a.id}`, { body: { notes: 'appelé' }, as: app.admin });
    await app.database.query(`INSERT INTO notes (prospect_id, content) VALUES ($1, 'vu')`, [b.id]);
    const refused = await undo(body.importId);
    expect([refused.status, refused.body.code]).toEqual([409, 'import_used']);
    expect(refused.body.message).toContain('2 prospects de cet import ont été modifiés ou utilisés depuis');
    expect(await stored('id')).toHaveLength(3);
    expect((await undo(body.importId, { force: true })).body).toMatchObject({ removed: 3 });
    expect(await stored('id')).toEqual([]);
  });

  describe('while others work', () => {
    const waiting = async (count: number) => {
      const blocked = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`;
      // a look from beside: the test's own transaction is open
      while ((await outsideTransactions(() => app.database.query(blocked)))[0].n !== count);
    };
    const people = async () => {
      const { body } = await upload('c.csv', 'email;nom\na@exemple.ch;A\nb@exemple.ch;B\nc@exemple.ch;C');
      await confirm(body.importId);
      return { importId: body.importId, prospects: await app.database.query(`SELECT id, token FROM prospects ORDER BY id`) };
    };

    it('requires a confirmation when a prospect is changed at that moment', async () => {
      const { importId, prospects } = await people();
      const { undone } = await app.database.transaction(async (manager) => {
        await manager.query(`INSERT INTO notes (prospect_id, content) VALUES ($1, 'vu')`, [prospects[1].id]);
        const undone = undo(importId);
        await waiting(1);
        return { undone };
      });
      expect((await undone).body.code).toBe('import_used');
      expect(await app.database.query('SELECT content FROM notes')).toEqual([{ content: 'vu' }]);
      expect(await stored('id')).toHaveLength(3);
    });

    it('rejects requests about its prospects, and leaves nothing behind', async () => {
      const { importId, prospects } = await people();
      const [{ id: questionId, options }] = await app.database.query('SELECT id, options FROM quiz_questions ORDER BY position LIMIT 1');
      const basis = { basis: 'customer', obtained_on: '2026-11-01', source: 'Facture' };
      const { undone, late } = await app.database.transaction(async (manager) => {
        await manager.query('SELECT FROM prospects WHERE id = $1 FOR KEY SHARE', [prospects[2].id]);
        const undone = undo(importId);
        await waiting(1);
        const path = (place: number) => `/api/public/prospects/${prospects[place].token}/events`;
        const late = [
          app.call('PUT', `/api/public/quiz/${prospects[0].token}/answers/${questionId}`, { body: { answer: options[0] } }),
          app.call('POST', path(1), { body: { type: 'page_view', engaged: true }, headers: { 'user-agent': 'Mozilla/5.0' } }),
          app.call('POST', '/api/admin/contact-permissions', { body: { ...basis, prospectIds: [prospects[0].id] }, as: app.admin }),
        ];
        await waiting(4);
        return { undone, late };
      });
      expect((await undone).body).toMatchObject({ removed: 3, restored: 0 });
      const answers = await Promise.all(late);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 201]);
      expect(answers[2]?.body).toEqual({ granted: 0 }); // whom the agency does not know is passed over
      for (const table of ['prospects', 'reponses_quiz', 'events', 'contact_permissions'])
        expect(await app.database.query(`SELECT 1 FROM ${table}`)).toEqual([]);
    });
  });

  it('does not restore a prospect that was erased since', async () => {
    const known = await aProspect(app.database, { email: 'a@exemple.ch' });
    const { body } = await upload('c.csv', 'email;nom\na@exemple.ch;Après');
    await confirm(body.importId, { onDuplicate: 'update' });
    await app.call('DELETE', `/api/admin/prospects/${known.id}`, { as: app.admin });
    expect(await app.database.query('SELECT * FROM import_rows')).toEqual([]);
    expect((await undo(body.importId)).body).toMatchObject({ removed: 0, restored: 0 });
    expect(await stored()).toEqual([]);
  });
});

it('an import reads its file a few times, not once per prospect, also with empty statistics', async () => {
  const rows = 6000;
  const lines = Array.from({ length: rows }, (_, index) => `p${index}@exemple.ch;Rey`);
  const { body } = await upload('c.csv', ['email;nom', ...lines, 'p0@exemple.ch;Favre'].join('\n'));
  const readBy = async (work: () => Promise<{ body: unknown }>, answered: object) => {
    // as an ANALYZE leaves them that comes while an import fills the table
    await app.database.query(
      `UPDATE pg_class SET relpages = 500, reltuples = 0 WHERE oid = 'prospects'::regclass OR oid IN (SELECT indexrelid FROM pg_index WHERE indrelid = 'prospects'::regclass)`,
    );
    const before = await rowsRead();
    expect((await work()).body).toMatchObject(answered);
    return (await rowsRead()) - before;
  };
  const written = await readBy(() => confirm(body.importId, { onDuplicate: 'update' }), { imported: rows, updated: 1 });
  expect(written).toBeGreaterThanOrEqual(rows);
  expect(written).toBeLessThan(100 * rows);
  expect(await readBy(() => undo(body.importId), { removed: rows })).toBeLessThan(100 * rows);
});

/** Of the file’s rows, by whatever plan, since the database began. */
async function rowsRead(): Promise<number> {
  // each connection of the product tells what it has read
  const tell = () => app.database.query('SELECT pg_stat_force_next_flush(), pg_sleep(0.3)');
  await Promise.all(Array.from({ length: 6 }, tell));
  const [row] = await app.database.query(
    `SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_user_tables WHERE relname = 'import_rows'`,
  );
  return row.read;
}

describe('the history of imports', () => {
  it('lists imports and authors, without cells', async () => {
    const { body } = await upload('contacts été.csv', 'email;nom\na@exemple.ch;Rey');
    await confirm(body.importId);
    const { body: list } = await app.call<Record<string, unknown>[]>('GET', '/api/admin/imports', { as: app.admin });
    expect(list).toMatchObject([
      { id: body.importId, file_name: 'contacts été.csv', status: 'done', imported: 1, user_email: 'admin@example.ch' },
    ]);
    const remaining = await app.database.query(
      'SELECT imports::text AS text, (SELECT count(*) FROM import_rows)::int AS rows FROM imports',
    );
    expect(remaining[0].text).not.toMatch(/Rey|a@exemple/);
    expect(remaining[0].rows).toBe(0);
    const audit = await app.database.query(`SELECT action, after FROM audit_log WHERE resource = 'imports' AND resource_id = $1`, [
      body.importId,
    ]);
    expect(audit).toMatchObject([{ action: 'import', after: { imported: 1, updated: 0, skipped: 0, moved: 0 } }]);
  });

  it('deletes an abandoned file at once or after a day', async () => {
    const [one, other] = [(await upload('a.csv', 'email\na@exemple.ch')).body, (await upload('b.csv', 'email\nb@exemple.ch')).body];
    expect((await app.call('DELETE', `/api/admin/imports/${one.importId}`, { as: app.admin })).status).toBe(204);
    const { Imports } = await import('../src/modules/imports/imports.service.js');
    await app.app.get(Imports).forgetUnconfirmed();
    expect((await app.call('GET', `/api/admin/imports/${other.importId}`, { as: app.admin })).status).toBe(200);
    await app.database.query(`UPDATE imports SET created_at = now() - interval '25 hours'`);
    await app.app.get(Imports).forgetUnconfirmed();
    expect(await app.database.query('SELECT count(*)::int AS n FROM import_rows')).toEqual([{ n: 0 }]);
  });
});
