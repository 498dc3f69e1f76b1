import { calloutsOf } from '../../../../backend/src/rules/evidence.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { type PublicReport, reportPath } from '../api.ts';
import { day, duration } from '../format.ts';

/** The screenshot of the measured site on a phone with its visible findings; null without a stored screenshot. */
export function screenshotView({ pagespeed, findings, headline, token, domain }: PublicReport) {
  const { evidence, measured_at } = pagespeed;
  if (!evidence) return null;
  const src = (name: string) => `/api/public/${reportPath(token)}/seen/${encodeURIComponent(evidence.run)}/${name}`;
  return {
    screen: { src: src('screen'), alt: t`${domain}, tel qu’un téléphone l’affichait` },
    callouts: calloutsOf(evidence.places, findings.items, headline.finding),
    film: evidence.film.map((ms, place) => ({ src: src(`film-${place}`), ms, words: duration(ms), alt: t`Après ${duration(ms)}` })),
    caption: measured_at ? t`Votre site sur un téléphone, le ${day(measured_at)}` : t`Votre site sur un téléphone`,
  };
}
