import type { FindingId } from './findings.rules.js';

/** What a region of the phone picture is evidence of. */
type EvidenceOf = 'main-content' | 'image-text' | 'accessibility';

const SHOWS: Readonly<Record<EvidenceOf, readonly FindingId[]>> = {
  'main-content': ['slow-mobile', 'slow-main-content', 'mobile-to-improve', 'late-main-content'],
  'image-text': ['images-without-alt'],
  accessibility: ['low-accessibility'],
};

const MOST_CALLOUTS = 3;

/** The regions of the phone picture that show a finding of the list, in the picture's order; that of the opening finding is number 1. */
export function calloutsOf<Place extends { about: EvidenceOf }>(
  places: readonly Place[],
  findings: readonly { id: string; title: string }[],
  opening: string | null = null,
): (Omit<Place, 'about'> & { number: string; title: string })[] {
  const shows = (about: EvidenceOf, id: string | null): boolean => (SHOWS[about] as readonly (string | null)[]).includes(id);
  return [...places]
    .sort((one, other) => Number(shows(other.about, opening)) - Number(shows(one.about, opening)))
    .flatMap(({ about, ...place }) => {
      const finding = findings.find(({ id }) => shows(about, id));
      return finding ? [{ ...place, title: finding.title }] : [];
    })
    .slice(0, MOST_CALLOUTS)
    .map((callout, index) => ({ ...callout, number: String(index + 1) }));
}
