interface Named {
  prenom?: string | null;
  nom?: string | null;
}

interface Listed extends Named {
  company: string;
  site_url: string | null;
  email: string;
}

/** The person's name; a company that signed itself up has no first name. */
export const nameOf = ({ prenom, nom }: Named): string => [prenom, nom].filter(Boolean).join(' ');

/** Formats a URL for display: without scheme, www and trailing slash. */
export const displayUrl = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/**
 * What tells prospects apart beside the name: company, domain, e-mail; without what is only a repetition (a company
 * without a name of its own is shown by its domain or by the person's name).
 */
export function identifiersOf({ prenom, nom, company, site_url, email }: Listed): string[] {
  const site = site_url ? displayUrl(site_url) : null;
  const seen = new Set([nameOf({ prenom, nom })]);
  return [company, site, email].filter((text): text is string => {
    if (!text || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

/** How a line of the list names a prospect: by the company, with its person beside, then the rest. */
export function listedName(prospect: Listed): { company: string; person: string; identifiers: string[] } {
  const { company } = prospect;
  const person = nameOf(prospect);
  return { company, person: person === company ? '' : person, identifiers: identifiersOf(prospect).filter((text) => text !== company) };
}
