import { t, wordsBy } from './language.rules.js';
export type SpeedDevice = 'mobile' | 'desktop';

/** Causes that lie in the page itself; every other one is ours to mend. */
export const MISSING_SPEED_CAUSES = wordsBy({
  page_hangs: () => t`la page n’a pas fini de travailler dans le temps prévu`,
  timeout: () => t`la page n’a pas fini de se charger dans le temps prévu`,
  no_paint: () => t`la page s’est ouverte sans rien afficher`,
  no_score: () => t`la page n’a pas permis de calculer une note`,
  memory_exceeded: () => t`la page a demandé plus de mémoire qu’un appareil n’en a`,
  page_error: () => t`la page n’a pas pu être chargée`,
  tls_invalid: () => t`le navigateur a refusé le certificat du site`,
  unreachable: () => t`le site n’a pas répondu`,
  http_error: () => t`le site a répondu par une erreur`,
  not_html: () => t`l’adresse ne mène pas à une page web`,
  ours: () => t`notre mesure n’a pas abouti, elle sera refaite`,
});

export type MissingSpeedCause = keyof typeof MISSING_SPEED_CAUSES;
const isInThePage = (code: string): code is MissingSpeedCause => code in MISSING_SPEED_CAUSES;

interface Speed {
  mobile_performance_score?: number | null | undefined;
  desktop_performance_score?: number | null | undefined;
  failures?: readonly { device: SpeedDevice; code: string }[] | undefined;
  error?: { code: string } | null | undefined;
}

/** Returns why a device has no score; null where there is one, or before the first measurement. */
export function missingSpeedCause(device: SpeedDevice, speed: Speed): MissingSpeedCause | null {
  const score = speed[`${device}_performance_score`];
  const code = speed.failures?.find((failure) => failure.device === device)?.code ?? speed.error?.code;
  if (score != null || code === undefined) return null;
  return isInThePage(code) ? code : 'ours';
}

/** Returns the message shown instead of the score. */
export function missingSpeed(device: SpeedDevice, speed: Speed): string | null {
  const cause = missingSpeedCause(device, speed);
  if (cause === null) return null;
  return device === 'mobile'
    ? t`Vitesse sur téléphone non mesurée\u202f: ${MISSING_SPEED_CAUSES[cause]}.`
    : t`Vitesse sur ordinateur non mesurée\u202f: ${MISSING_SPEED_CAUSES[cause]}.`;
}
