import { isDeepStrictEqual } from 'node:util';
import { normaliseRow } from '../src/modules/imports/normalise-row.js';
import { openSource } from '../src/modules/imports/spreadsheet/open-source.js';
import { survey } from '../src/modules/imports/spreadsheet/survey.js';
import { type GeneratedSpreadsheet, generateSpreadsheet } from './support/spreadsheets.js';

const FILES = 2000;
const COMPARED = ['email', 'prenom', 'nom', 'business_name', 'location', 'telephone'] as const;

/** What an import finds in a file, as the reading process does it. */
async function found(bytes: Uint8Array<ArrayBuffer>): Promise<Pick<GeneratedSpreadsheet, 'people' | 'counts'>> {
  const source = await openSource(bytes);
  const { sheet, headingLine, fields, total, empty } = await survey(source, {});
  const people: Record<string, string>[] = [];
  let refused = 0;
  for await (const rows of source.rows(sheet))
    for (const { line, cells } of rows) {
      if (line <= headingLine) continue;
      const { record, errors } = normaliseRow(line, cells, fields);
      if (errors.length > 0) refused++;
      else people.push(record);
    }
  const addresses = new Set(people.map(({ email = '' }) => email.toLowerCase()));
  return {
    people: people.map((record) =>
      Object.fromEntries(COMPARED.flatMap((field) => (record[field] === undefined ? [] : [[field, record[field]]]))),
    ) as unknown as GeneratedSpreadsheet['people'],
    counts: { read: total + empty, imported: addresses.size, refused, duplicates: people.length - addresses.size, empty },
  };
}

describe('an import of a spreadsheet', () => {
  it(`loses, merges and misspells nothing: ${FILES} files of programs, encodings, separators, line ends and quotings`, async () => {
    const failures: object[] = [];
    for (let seed = 1; seed <= FILES; seed++) {
      const { title, bytes, people, counts } = generateSpreadsheet(seed);
      const result = await found(bytes);
      if (!isDeepStrictEqual(result, { people, counts })) failures.push({ title, expected: { people, counts }, result });
      expect(counts.imported + counts.refused + counts.duplicates + counts.empty).toBe(counts.read);
    }
    expect(failures).toEqual([]);
  });
});
