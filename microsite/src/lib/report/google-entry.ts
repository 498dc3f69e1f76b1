import type { FindingId } from '../../../../backend/src/rules/findings.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { LIMITS } from '../../../../backend/src/rules/limits.rules.ts';
import type { PublicReport } from '../api.ts';
import { shorten } from '../format.ts';

interface Line {
  text: string;
  isMissing: boolean;
}

/** The site's entry in Google from its own title and description; lines that were not analysed are left out. Null = not read. */
export function googleEntry({ domain, page, findings }: PublicReport) {
  const isFound = (id: FindingId) => findings.items.some((finding) => finding.id === id);
  const line = (text: string | null, most: number, missing: FindingId, words: string): Line | null => {
    if (text?.trim()) return { text: shorten(text.trim(), most), isMissing: false };
    return isFound(missing) ? { text: words, isMissing: true } : null;
  };
  const title = line(page.title, LIMITS.titleCharacters.most, 'no-title', t`Aucun titre : Google en choisit un à votre place.`);
  const summary = line(
    page.description,
    LIMITS.descriptionCharacters.most,
    'no-description',
    t`Aucune description : Google prend un extrait de la page à votre place.`,
  );
  return domain && title ? { domain, title, summary } : null;
}
