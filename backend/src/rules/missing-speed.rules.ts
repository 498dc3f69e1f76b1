export type SpeedDevice = 'mobile' | 'desktop';

const PLACES: Record<SpeedDevice, string> = { mobile: 'sur téléphone', desktop: 'sur ordinateur' };

/** Causes that lie in the page itself; every other one is ours to mend. */
export const MISSING_SPEED_CAUSES = {
  page_hangs: 'la page n’a pas fini de travailler dans le temps prévu',
  timeout: 'la page n’a pas fini de se charger dans le temps prévu',
  no_paint: 'la page s’est ouverte sans rien afficher',
  no_score: 'la page n’a pas permis de calculer un score',
  memory_exceeded: 'la page a demandé plus de mémoire qu’un appareil n’en a',
  page_error: 'la page n’a pas pu être chargée',
  tls_invalid: 'le navigateur a refusé le certificat du site',
  unreachable: 'le site n’a pas répondu',
  http_error: 'le site a répondu par une erreur',
  not_html: 'l’adresse ne mène pas à une page web',
  ours: 'notre mesure n’a pas abouti, elle sera refaite',
} as const;

export type MissingSpeedCause = keyof typeof MISSING_SPEED_CAUSES;
const isInThePage = (code: string): code is MissingSpeedCause => code in MISSING_SPEED_CAUSES;

interface Speed {
  mobile_performance_score?: number | null | undefined;
  desktop_performance_score?: number | null | undefined;
  failures?: readonly { device: SpeedDevice; code: string }[] | undefined;
  error?: { code: string } | null | undefined;
}

/** Why a device has no score; null where there is one, or nobody has looked. */
export function missingSpeedCause(device: SpeedDevice, speed: Speed): MissingSpeedCause | null {
  const score = speed[`${device}_performance_score`];
  const code = speed.failures?.find((failure) => failure.device === device)?.code ?? speed.error?.code;
  if (score != null || code === undefined) return null;
  return isInThePage(code) ? code : 'ours';
}

/** The same for whoever reads the place where the score would be. */
export function missingSpeed(device: SpeedDevice, speed: Speed): string | null {
  const cause = missingSpeedCause(device, speed);
  return cause && `Score ${PLACES[device]} non mesuré\u202f: ${MISSING_SPEED_CAUSES[cause]}.`;
}
