import { UserFacingError } from '../../common/user-facing-error.js';
import type { CauseCode, ProviderError } from '../provider-error.js';

const WORDS = {
  wrong_password: 'Le serveur refuse l’utilisateur ou le mot de passe.',
  not_caldav: 'Cette adresse n’est pas celle d’un serveur d’agendas (CalDAV). Copiez celle que votre fournisseur indique.',
  not_feed: 'Cette adresse ne mène pas à un agenda. Copiez l’adresse secrète au format iCal, qui finit souvent par .ics.',
  no_calendar: 'Ce compte ne contient aucun agenda.',
  gone: 'L’agenda n’existe plus à cette adresse. Testez le compte pour en relire la liste.',
  read_only: 'L’agenda est en lecture seule\u202f: choisissez-en un autre pour les rendez-vous.',
  too_large: 'L’agenda est trop volumineux pour être lu.',
  unreadable: 'L’agenda contient un événement illisible.',
  unreachable: 'Le serveur de l’agenda ne répond pas.',
  refused_address: 'Cette adresse mène à un réseau privé ou n’est pas autorisée.',
  insecure: 'Le certificat du serveur de l’agenda n’est pas valide\u202f: rien ne lui est envoyé.',
  machine_busy: 'Notre serveur est trop occupé\u202f: l’agenda sera relu dans quelques minutes.',
  failing: 'Le serveur de l’agenda répond par une erreur.',
  sending_suspended: 'Les envois sont suspendus depuis une restauration.',
} as const;

export type CalendarFailure = keyof typeof WORDS;

/** What a server asks for instead of the usual password. */
const APP_PASSWORDS: readonly { host: RegExp; words: string }[] = [
  {
    host: /(?:^|\.)(?:icloud|apple)\.com$/,
    words: 'iCloud demande un mot de passe d’app\u202f: créez-le sur account.apple.com, sous « Connexion et sécurité ».',
  },
  {
    host: /(?:^|\.)infomaniak\.com$/,
    words: 'Infomaniak demande un mot de passe d’application\u202f: créez-le dans le Manager, sous « Mon profil », « Sécurité ».',
  },
];
const OTHER_PASSWORD = 'Vérifiez-les. Avec une double authentification, créez chez votre fournisseur un mot de passe d’application.';

/** A calendar that cannot be used; its message says what to do. */
export class CalendarError extends UserFacingError {
  constructor(
    readonly code: CalendarFailure,
    message: string = WORDS[code],
  ) {
    super(message);
    this.name = 'CalendarError';
  }
}

export function refusedPassword(host: string): CalendarError {
  const { words } = APP_PASSWORDS.find(({ host: known }) => known.test(host)) ?? { words: OTHER_PASSWORD };
  return new CalendarError('wrong_password', `${WORDS.wrong_password} ${words}`);
}

const CAUSES: Partial<Record<CauseCode, CalendarFailure>> = {
  invalid_url: 'refused_address',
  blocked_address: 'refused_address',
  blocked_port: 'refused_address',
  tls_invalid: 'insecure',
  page_unreadable: 'unreadable',
  machine_busy: 'machine_busy',
};

export const calendarErrorOf = ({ code }: ProviderError): CalendarError => new CalendarError(CAUSES[code] ?? 'unreachable');

/** What an answer without the expected content says; `otherwise` where the address may be wrong. */
export function errorOfStatus(status: number, host: string, otherwise: CalendarFailure): CalendarError {
  if (status === 401) return refusedPassword(host);
  if (status === 429 || status >= 500) return new CalendarError('failing', `Le serveur de l’agenda répond par une erreur (${status}).`);
  return new CalendarError(otherwise);
}
