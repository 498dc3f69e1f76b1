import { parseEmailCell } from './email-cell.js';

/** Lower case without accents, spaces and signs. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Names of address columns, folded: French, English, German, Italian, Outlook, Google Contacts, HubSpot, LinkedIn, Emelia. */
const NAMES = new Set(
  `email mail mel emails courriel courriels emailaddress mailadresse emailadresse adresseemail adressemail adressecourriel adressedemessagerie
   adresseelectronique courrierelectronique email1value email1address emailpro mailpro emailprofessionnel mailprofessionnel courrielprofessionnel
   messagerie workemail businessemail primaryemail postaelettronica indirizzoemail indirizzodipostaelettronica epost emailemelia`.split(
    /\s+/,
  ),
);
const PART = /email|courriel|messagerie|adressemail|electronique|postaelettronica|^mail(pro|perso|prive|d[eu])|mail$/;
/** Columns about an address: its kind, its state, a consent. */
const ABOUT =
  /type|label|libelle|statu|state|domain|verif|valid|opt|consent|display|count|nombre|score|date|campaign|campagne|bounce|owner|proprietaire|confidence|source|catchall|sent$|open$|emails$/;

/** A column of addresses by its name: the specification's rule (file 3, section 5), and the names that other products give it. */
export function isEmailHeader(header: string): boolean {
  const name = folded(header);
  return NAMES.has(name) || (PART.test(name) && !ABOUT.test(name));
}

const isUsual = (header: string): boolean => NAMES.has(folded(header));

export const isAddress = (cell: string): boolean => cell.includes('@') && parseEmailCell(cell).isAddressCell;

/** Distinct addresses per column after which counting stops. */
const ENOUGH = 5000;

/** Counts what a column holds while a sheet is walked through. */
export class EmailTally {
  private readonly columns: { filled: number; addresses: number; different: Set<string> }[] = [];

  add(cells: readonly string[]): void {
    for (let index = 0; index < cells.length; index++) {
      const cell = cells[index];
      if (!cell) continue; // nothing is written in most of them
      const column = this.columns[index] ?? { filled: 0, addresses: 0, different: new Set() };
      this.columns[index] = column;
      column.filled++;
      if (!isAddress(cell)) continue;
      column.addresses++;
      if (column.different.size < ENOUGH) column.different.add(cell.toLowerCase());
    }
  }

  /**
   * Returns the column with most distinct addresses, among those named as such, else among those with little other content. An owner's
   * address in each row counts once. Without addresses, a column with a usual name; null when undecidable.
   */
  best(header: readonly string[]): number | null {
    const columns = header.map((name, index) => ({ index, name, ...this.columnAt(index) }));
    const called = columns.filter(({ name }) => isEmailHeader(name));
    const holding = ({ addresses }: { addresses: number }) => addresses > 0;
    const mostly = columns.filter(({ addresses, filled }) => addresses * 2 > filled);
    const choices = [called.filter(holding), mostly, called.filter(({ name }) => isUsual(name)), called];
    const [best] = (choices.find(({ length }) => length > 0) ?? []).sort(
      (one, other) => other.different - one.different || Number(isUsual(other.name)) - Number(isUsual(one.name)) || one.index - other.index,
    );
    return best?.index ?? null;
  }

  private columnAt(index: number): { filled: number; addresses: number; different: number } {
    const { filled, addresses, different } = this.columns[index] ?? { filled: 0, addresses: 0, different: new Set() };
    return { filled, addresses, different: different.size };
  }
}
