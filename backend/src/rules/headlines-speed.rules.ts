import { counted, decimal, duration, integer, megabytes } from './figures.rules.js';
import { compared } from './headline-comparison.rules.js';
import { constant, figured, type Headline, type Headlined, plain } from './headline-wording.rules.js';
import { t } from './language.rules.js';
import { LIMITS } from './limits.rules.js';
import type { SiteFacts } from './site-facts.rules.js';
import { SCORE_AIM } from './verdicts.rules.js';

const { mainContentMs, firstInputDelayMs, timeToInteractiveMs, loadingMs, transferBytes } = LIMITS;
const bare = (ms: number): string => decimal(ms / 1000);

/** What clients wait for on a phone, beside what Google advises; null where no phone has measured it. */
export const waiting = ({ phoneContentMs: ms }: SiteFacts): Headline | null =>
  ms === null
    ? null
    : {
        sentence:
          ms > mainContentMs.late
            ? t`Sur téléphone, vos clients attendent ${duration(ms)}. Google en conseille ${bare(mainContentMs.late)}.`
            : t`Sur téléphone, vos clients attendent ${duration(ms)}. Google en conseille ${bare(mainContentMs.late)} au plus.`,
        comparison: compared(ms, mainContentMs.late, duration),
      };

const points = (sentence: string, value: number): Headline => ({
  sentence,
  comparison: compared(value, SCORE_AIM, integer, { label: t`Bon dès`, full: 100 }),
});
const pointsInWords = (value: number): string => counted(value, t`point`, t`points`);
const pointsOnPhone = (value: number): Headline =>
  points(t`Sur téléphone, votre site obtient ${pointsInWords(value)} sur 100. Un bon site en a ${SCORE_AIM}.`, value);
const pointsOnComputer = (value: number): Headline =>
  points(t`Sur ordinateur, votre site obtient ${pointsInWords(value)} sur 100. Un bon site en a ${SCORE_AIM}.`, value);

/** The wait itself where it is clearly too long, else the mark. */
const phone: Headlined = (facts) => {
  const waited = (facts.phoneContentMs ?? 0) > mainContentMs.late ? waiting(facts) : null;
  if (waited?.comparison?.isClear) return waited;
  return facts.mobilePoints === null ? plain(t`Sur téléphone, votre page est lente.`) : pointsOnPhone(facts.mobilePoints);
};

const mainContent: Headlined = (facts) =>
  waiting(facts) ??
  figured(
    'mainContentMs',
    (ms) => ({
      sentence: t`L’essentiel de votre page apparaît après ${duration(ms)}. Google en conseille ${bare(mainContentMs.late)}.`,
      comparison: compared(ms, mainContentMs.late, duration),
    }),
    () => t`L’essentiel de votre page apparaît tard.`,
  )(facts);

/** Headlines about the loading speed. */
export const SPEED_HEADLINES = {
  'slow-mobile': phone,
  'mobile-to-improve': phone,
  'slow-desktop': figured('desktopPoints', pointsOnComputer, () => t`Sur ordinateur, votre page est lente.`),
  'slow-main-content': mainContent,
  'late-main-content': mainContent,
  'slow-first-input': figured(
    'firstInputDelayMs',
    (ms) => ({
      sentence: t`Au premier clic, votre page réagit après ${duration(ms)}. Visez ${integer(firstInputDelayMs)} au plus.`,
      comparison: compared(ms, firstInputDelayMs, duration),
    }),
    () => t`Votre page tarde à réagir au premier clic.`,
  ),
  'late-interactivity': figured(
    'timeToInteractiveMs',
    (ms) => ({
      sentence: t`Votre page ne répond aux gestes qu’après ${duration(ms)}. Visez ${bare(timeToInteractiveMs)} au plus.`,
      comparison: compared(ms, timeToInteractiveMs, duration),
    }),
    () => t`Votre page tarde à répondre aux gestes.`,
  ),
  'high-loading-time': figured(
    'loadingMs',
    (ms) => ({
      sentence: t`Votre page se charge en ${duration(ms)}. Visez ${bare(loadingMs)} au plus.`,
      comparison: compared(ms, loadingMs, duration),
    }),
    () => t`Votre page met longtemps à se charger.`,
  ),
  'render-blocking': constant(() => t`Des fichiers retardent l’affichage de votre page.`),
  'no-compression': constant(() => t`Votre serveur envoie la page sans la compresser.`),
  'large-page': figured(
    'transferBytes',
    (bytes) => ({
      sentence: t`Votre page pèse ${megabytes(bytes)}. Visez ${decimal(transferBytes / 1_000_000)} au plus.`,
      comparison: compared(bytes, transferBytes, megabytes),
    }),
    () => t`Votre page est lourde.`,
  ),
};
