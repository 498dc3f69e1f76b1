import Papa from 'papaparse';
import { csvLines } from '../src/common/csv.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('DELETE FROM prospects'));

const fetchCsv = async (query: Record<string, unknown>) => {
  const parameters = new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]));
  const response = await fetch(`${app.url}/api/admin/prospects/export.csv?${parameters}`, {
    headers: { authorization: `Bearer ${app.admin.token}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const lines = bytes.subarray(3).toString('utf8').split('\r\n');
  return { response, bytes, header: lines[0]?.split(';') ?? [], rows: lines.slice(1, -1).map((line) => line.split(';')) };
};

describe('the list as a CSV file', () => {
  it('has the format of Excel: byte order mark, semicolons, CRLF, French headers, no formulas', async () => {
    await aProspect(app.database, {
      nom: '=HYPERLINK("http://evil.example")',
      prenom: 'Zoé',
      telephone: '+41 79 123 45 67',
      created_at: new Date('2026-07-01T22:30:00Z'),
    });
    const { response, bytes, header, rows } = await fetchCsv({});
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="prospects-\d{4}-\d\d-\d\d\.csv"$/);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const row = Object.fromEntries(header.map((name, index) => [name, rows[0]?.[index]]));
    expect(row).toMatchObject({
      Prénom: 'Zoé',
      Nom: `"'=HYPERLINK(""http://evil.example"")"`,
      Téléphone: `"'+41 79 123 45 67"`,
      Statut: 'Nouveau',
      Relecture: 'Brouillon',
      'Score du quiz': '',
      'Page vue': 'non',
      'Créé le': '02.07.2026 00:30',
    });
    expect(row['Lien personnel']).toMatch(/^http:\/\/127\.0\.0\.1:3000\/t\/\w{8}$/);
  });

  it('has the rows of the list in its order: the whole filter, or one page of it', async () => {
    await app.database.query(`INSERT INTO prospects (token, email, nom, page_vue)
      SELECT lpad(n::text, 8, '0'), 'p' || n || '@example.ch', 'N' || lpad(n::text, 4, '0'), n % 2 = 0 FROM generate_series(1, 1234) n`);
    const names = async (query: Record<string, unknown>) => {
      const { header, rows } = await fetchCsv(query);
      return rows.map((row) => row[header.indexOf('Nom')]);
    };
    const all = await names({ filter: { page_vue: true }, sort: ['nom', 'ASC'] });
    expect([all.length, all[0], all.at(-1)]).toEqual([617, 'N0002', 'N1234']);
    expect(await names({ filter: { page_vue: true }, sort: ['nom', 'DESC'], range: [2, 4] })).toEqual(['N1230', 'N1228', 'N1226']);
    expect(await names({ filter: { q: 'p77@' } })).toEqual(['N0077']);
    expect(await names({ filter: { q: 'nobody' } })).toEqual([]);
  });

  it('escapes every cell, and neutralises formulas', async () => {
    const signs = [
      '=',
      '＝',
      '＋',
      '－',
      '＠',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      '"',
      "'",
      ';',
      ',',
      ' ',
      '\\',
      '\\N',
      '\\.',
      '\u{feff}',
      '$1',
      'é',
      '👍',
      '',
    ];
    const cells = signs.flatMap((one) => signs.map((other) => `${one}${other}x${one}`));
    await app.database.query(
      `INSERT INTO prospects (token, email, nom, prenom, notes, poste, source, metadata)
       SELECT lpad(n::text, 8, '0'), 'p' || lpad(n::text, 4, '0') || '@example.ch', cell, 'P', cell || n, cell, NULL, jsonb_build_object('industry', cell, 'company', 'A' || cell)
         FROM unnest($1::text[]) WITH ORDINALITY AS given(cell, n)`,
      [cells],
    );
    const { bytes, header } = await fetchCsv({ sort: ['email', 'ASC'] });
    const text = bytes.toString('utf8');
    const { data } = Papa.parse<string[]>(text.slice(0, -2), { delimiter: ';', newline: '\r\n' });
    const place = (name: string) => header.indexOf(name);
    const guarded = (cell: string) => (/^[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell);
    for (const [index, cell] of cells.entries()) {
      const row = data[index + 1] ?? [];
      expect(row).toHaveLength(header.length);
      expect(['Nom', 'Notes', 'Fonction', 'Secteur', 'Source', 'Entreprise'].map((name) => row[place(name)])).toEqual([
        ...[cell, `${cell}${index + 1}`, cell, cell].map(guarded),
        '',
        `A${cell}`.trim(),
      ]);
    }
    // quotes stand where they always stood
    const lines = data.map((row, index) => csvLines([cells[index - 1]?.startsWith("'") ? row : row.map((cell) => cell.replace(/^'/, ''))]));
    expect(text.slice(1)).toBe(lines.join(''));
  });

  it('accepts filters as they are written', async () => {
    await aProspect(app.database, { nom: `O'Neil $1 \\ "x"`, email: 'one@example.ch' });
    await aProspect(app.database, { nom: 'Autre, {nul}', email: 'two@example.ch' });
    const emails = async (filter: Record<string, unknown>) => {
      const { header, rows } = await fetchCsv({ filter, sort: ['email', 'ASC'] });
      return rows.map((row) => row[header.indexOf('E-mail')]);
    };
    expect(await emails({ nom: `O'Neil $1 \\ "x"` })).toEqual(['one@example.ch']);
    expect(await emails({ nom: [`O'Neil $1 \\ "x"`, 'Autre, {nul}', 'NULL'] })).toEqual(['one@example.ch', 'two@example.ch']);
    expect(await emails({ nom: `') TO STDOUT; DROP TABLE prospects --` })).toEqual([]);
    expect(await emails({ score: null, page_vue: [false], created_at_lt: '2999-01-01', q: `o'n` })).toEqual(['one@example.ch']);
  });

  it('refuses an unknown filter before sending anything', async () => {
    const { response } = await fetchCsv({ filter: { password: 'x' } });
    expect(response.status).toBe(400);
  });

  it('releases its connection when the reader disconnects', async () => {
    await app.database.query(`INSERT INTO prospects (token, email, nom, notes)
      SELECT lpad(n::text, 8, '0'), 'p' || n || '@example.ch', 'N' || n, repeat('x', 5000) FROM generate_series(1, 9000) n`);
    for (let round = 0; round < 8; round++) {
      const abort = new AbortController();
      const response = await fetch(`${app.url}/api/admin/prospects/export.csv`, {
        headers: { authorization: `Bearer ${app.admin.token}` },
        signal: abort.signal,
      });
      expect([200, 503]).toContain(response.status);
      await response.body?.getReader().read();
      abort.abort();
      await waitUntilIdle();
    }
    expect((await fetchCsv({ filter: { q: 'p77@' } })).rows).toHaveLength(1);
  });
});

async function waitUntilIdle(): Promise<void> {
  for (let waited = 0; waited < 100; waited++) {
    const [open] = await app.database.query<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND (state = 'idle in transaction' OR state = 'active' AND query LIKE 'COPY%')`,
    );
    if (open?.n === 0) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('a transaction stayed open');
}
