import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Prospect } from '../../src/modules/prospects/prospect.entity.js';

/** A stored prospect; everything not given is plausible. */
export async function aProspect(database: DataSource, values: Partial<Prospect> = {}): Promise<Prospect> {
  const unique = randomBytes(4).toString('hex');
  return database.getRepository(Prospect).save({
    token: unique,
    email: `contact-${unique}@example.ch`,
    prenom: 'Anne',
    nom: 'Exemple',
    business_name: 'Boulangerie Exemple',
    site_url: 'https://boulangerie-exemple.ch/',
    ...values,
  } as Prospect);
}
