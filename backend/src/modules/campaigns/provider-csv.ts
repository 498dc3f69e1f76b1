import { csvLines } from '../../common/csv.js';

export interface CsvContact {
  prenom: string;
  nom: string;
  email: string;
  link: string;
}

const HEADERS = ['First Name', 'Last Name', 'Email', 'Personalized Link'];

/** The list for the e-mail provider: its four English headers, commas, CRLF (decision 23). */
export const providerCsv = (contacts: readonly CsvContact[]): string =>
  csvLines([HEADERS, ...contacts.map(({ prenom, nom, email, link }) => [prenom, nom, email, link])], ',');
