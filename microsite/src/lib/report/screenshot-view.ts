import { calloutsOf } from '../../../../backend/src/rules/evidence.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { type PublicReport, reportPath } from '../api.ts';
import { day, duration } from '../format.ts';

type About = NonNullable<PublicReport['pagespeed']['evidence']>['places'][number]['about'];

/** The findings that a region of the screenshot is evidence for. */
const SHOWS: Record<About, readonly FindingId[]> = {
  'main-content': ['slow-mobile', 'slow-main-content', 'mobile-to-improve', 'late-main-content'],
  'image-text': ['images-without-alt'],
  accessibility: ['low-accessibility'],
};
const MOST_CALLOUTS = 3;

const shows = (about: About, finding: string | null): boolean => (SHOWS[about] as readonly (string | null)[]).includes(finding);

/** The screenshot of the measured site on a phone with its visible findings; null without a stored screenshot. */
export function screenshotView({ pagespeed, findings, headline, token, domain }: PublicReport) {
  const { evidence, measured_at } = pagespeed;
  if (!evidence) return null;
  const src = (name: string) => `/api/public/${reportPath(token)}/seen/${encodeURIComponent(evidence.run)}/${name}`;
  const found = evidence.places.flatMap(({ about, ...place }) => {
    const finding = findings.items.find(({ id }) => (SHOWS[about] as readonly string[]).includes(id));
    return finding ? [{ ...place, title: finding.title, opens: shows(about, headline.finding) }] : [];
  });
  // the finding that opens the page has the number 1
  found.sort((one, other) => Number(other.opens) - Number(one.opens));
  return {
    screen: { src: src('screen'), alt: t`${domain}, tel qu’un téléphone l’affichait` },
    callouts: calloutsOf(evidence.places, findings.items),
    film: evidence.film.map((ms, place) => ({ src: src(`film-${place}`), ms, words: duration(ms), alt: t`Après ${duration(ms)}` })),
    caption: measured_at ? t`Votre site sur un téléphone, le ${day(measured_at)}` : t`Votre site sur un téléphone`,
  };
}
