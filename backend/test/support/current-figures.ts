import type { DataSource } from 'typeorm';
import { writeAllProspectFigures } from '../../src/modules/prospects/write-figures.queries.js';

/** Fails where a writer of prospects or of results has left out `writeProspectFigures`: a recomputation of all figures changes nothing. */
export async function expectCurrentFigures(database: DataSource): Promise<void> {
  const stored = () => database.query<object[]>('SELECT * FROM prospect_figures ORDER BY prospect_id');
  const before = await stored();
  expect(before.length).toBeGreaterThan(0);
  await writeAllProspectFigures(database.manager);
  expect(before).toEqual(await stored());
}
