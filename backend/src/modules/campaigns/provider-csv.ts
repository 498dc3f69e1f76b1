export interface CsvContact {
  prenom: string;
  nom: string;
  email: string;
  link: string;
}

const HEADERS = ['First Name', 'Last Name', 'Email', 'Personalized Link'];

/** The list for the e-mail provider: its four English headers, commas, CRLF (decision 23). */
export const providerCsv = (contacts: readonly CsvContact[]): string =>
  [HEADERS, ...contacts.map(({ prenom, nom, email, link }) => [prenom, nom, email, link])].map(line).join('');

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** A cell that a spreadsheet would run as a formula gets an apostrophe before it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
