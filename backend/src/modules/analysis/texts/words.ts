/** Words as a person counts them: runs of anything but white space. */
export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** French decimals, e.g. 4,1. One formatter of our own: Intl differs between versions (field notes). */
export const decimal = (value: number, digits = 1): string => value.toFixed(digits).replace('.', ',');

/** Seconds with their unit; the plural begins at two. */
export const seconds = (value: number): string => `${decimal(value)} ${Number(value.toFixed(1)) >= 2 ? 'secondes' : 'seconde'}`;

export const plural = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;

/** A company’s name short enough to stand in a sentence. */
export function shortName(company: string): string {
  const name = company.replace(/\s+/g, ' ').trim();
  const words = name.split(' ').slice(0, 7).join(' ');
  return words.length <= 60 ? words : `${words.slice(0, 59)}…`;
}

/** « de » before a company’s name: du Bistrot, des Jardins, d’Auberge, de La Ferme. */
export function ofCompany(company: string): string {
  const name = shortName(company);
  if (/^Le /.test(name)) return `du ${name.slice(3)}`;
  if (/^Les /.test(name)) return `des ${name.slice(4)}`;
  return /^[aàâeéèêiîoôuyœ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

/**
 * One paragraph of `min` to `max` words: all `required` sentences, then those of `more`, in order, that still fit.
 * Null when the sentences cannot give it that length.
 */
export function paragraph(required: string[], more: string[], min: number, max: number): string | null {
  const chosen = [...required];
  let words = chosen.reduce((sum, sentence) => sum + wordCount(sentence), 0);
  if (words > max) return null;
  for (const sentence of more) {
    if (words >= min) break;
    const length = wordCount(sentence);
    if (words + length > max) continue;
    chosen.push(sentence);
    words += length;
  }
  return words >= min ? chosen.join(' ') : null;
}
