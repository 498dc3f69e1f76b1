/** A list that says where it begins alone: every place shows a head of the same one. */
export type Said = string | number | boolean | null | readonly string[];

/** What one place says of one thing. */
export interface Statement {
  subject: string;
  says: Said;
  where: string;
}

/** What is said, as it can be compared: « 6 s » and « 6,0s » are one; spaces, apostrophes and ligatures have many shapes. */
export const plain = (says: Said): string =>
  String(says)
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/['’]/g, '’')
    .replace(/(\d)’(?=\d{3})/g, '$1')
    .replace(/(?<=\d)\.(?=\d)/g, ',')
    .replace(/(,\d*?)0+(?!\d)/g, '$1')
    .replace(/(\d),(?!\d)/g, '$1')
    .toLowerCase();

const isHeadOf = (head: readonly string[], whole: readonly string[]): boolean =>
  head.every((one, place) => plain(one) === plain(whole[place] ?? ''));

const agree = (one: Said, other: Said): boolean => {
  if (!Array.isArray(one) || !Array.isArray(other)) return plain(one) === plain(other);
  return one.length <= other.length ? isHeadOf(one, other) : isHeadOf(other, one);
};

function groups<T>(all: readonly T[], nameOf: (one: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) found.set(nameOf(one), [...(found.get(nameOf(one)) ?? []), one]);
  return found;
}

/** Every thing of which two places do not say the same, once for each pair of what is said. */
export function contradictions(statements: readonly Statement[]): string[] {
  const bySubject = groups(statements, ({ subject }) => subject);
  return [...bySubject].flatMap(([subject, all]) => {
    const [first, ...others] = [
      ...groups(all, ({ says }) => (Array.isArray(says) ? JSON.stringify(says.map(plain)) : plain(says))).values(),
    ];
    const said = (same: readonly Statement[]) =>
      `« ${String(same[0]?.says)} » (${[...new Set(same.map(({ where }) => where))].join(', ')})`;
    return others.flatMap((other) =>
      first?.[0] && other[0] && !agree(first[0].says, other[0].says) ? [`${subject}: ${said(first)} and ${said(other)}`] : [],
    );
  });
}
