/** Something that the palette finds and does. */
export interface Command {
  id: string;
  group: 'page' | 'prospects' | 'subjects' | 'views' | 'screens' | 'actions' | 'settings';
  label: string;
  /** Beside the label, and found by too: a company’s town, the section of a setting. */
  detail?: string;
  /** Synonyms: searched, not shown. */
  also?: string;
  run: () => void;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Those of which each word of the query begins a word; the ones whose label begins as the query does come first, then those found by
 * their label alone. Accents and capitals do not matter. In the order given otherwise; without a query, all.
 */
export function matching(commands: readonly Command[], query: string): Command[] {
  const asked = wordsOf(query);
  const begins = (words: string[]) => asked.every((part) => words.some((word) => word.startsWith(part)));
  const nearness = ({ label, detail = '', also = '' }: Command): number => {
    if (!begins(wordsOf(`${label} ${detail} ${also}`))) return 0;
    if (plain(label).startsWith(plain(query.trim()))) return 3;
    return begins(wordsOf(label)) ? 2 : 1;
  };
  return commands
    .map((command) => ({ command, near: nearness(command) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .map(({ command }) => command);
}

/** Letters from which on a word says which subject is meant. */
const TELLING = 3;

/**
 * A query that begins with a subject and goes on with whom it is about: « effacer rey ». As many words as possible are the subject’s;
 * null where nothing is left to find somebody by, or no subject is meant.
 */
export function subjectsOf(subjects: readonly Command[], query: string): { subjects: Command[]; whom: string } | null {
  const words = query.trim().split(/\s+/);
  for (let count = words.length - 1; count > 0; count--) {
    const said = words.slice(0, count).join(' ');
    const meant = plain(said).length < TELLING ? [] : matching(subjects, said);
    if (meant.length > 0) return { subjects: meant, whom: words.slice(count).join(' ') };
  }
  return null;
}

/** At most so many of each group, groups together in the order in which the best of each comes. */
export function grouped(commands: readonly Command[], most: number): Command[] {
  const groups = [...new Set(commands.map(({ group }) => group))];
  return groups.flatMap((group) => commands.filter((command) => command.group === group).slice(0, most));
}
