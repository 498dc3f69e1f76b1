/** What the title of a page may name. */
export interface TitleWords {
  company: string;
  agency: { name: string; tagline: string };
}

/** « Analyse pour {company|votre entreprise} – {agency.name|SmartIndex} »: each place takes what is known, else its own words. */
export function filledTitle(title: string, { company, agency }: TitleWords): string {
  const known: Readonly<Record<string, string>> = { company, 'agency.name': agency.name, 'agency.tagline': agency.tagline };
  return title.replace(/\{([\w.]+)\|([^}]*)\}/g, (_place, path: string, words: string) => known[path] || words);
}
