import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Prospect } from '../../src/modules/prospects/prospect.entity.js';
import { writeProspectFigures } from '../../src/modules/prospects/write-figures.queries.js';

/** Stores prospects with their figures; everything not given is plausible. */
export async function prospectsWith(database: DataSource, all: readonly Partial<Prospect>[]): Promise<Prospect[]> {
  const prospects = all.map((values) => {
    // begins with a letter: capitals make another token of it
    const unique = `a${randomBytes(4).toString('hex').slice(1)}`;
    return {
      token: unique,
      email: `contact-${unique}@example.ch`,
      prenom: 'Anne',
      nom: 'Exemple',
      business_name: 'Boulangerie Exemple',
      site_url: 'https://boulangerie-exemple.ch/',
      ...values,
    } as Prospect;
  });
  const saved = await database.getRepository(Prospect).save(prospects, { transaction: false });
  await writeProspectFigures(
    database.manager,
    saved.map(({ id }) => id),
  );
  return saved;
}

/** One of them. */
export async function aProspect(database: DataSource, values: Partial<Prospect> = {}): Promise<Prospect> {
  const [prospect] = await prospectsWith(database, [values]);
  return prospect as Prospect;
}
