import { type Config, InvalidEnvironment } from './config/env.js';
import { OtherPostgresVersion } from './database/embedded-postgres.js';

const OLDEST = [24, 14] as const;

/** Why this Node cannot run the product, in French; null = it can. */
export function nodeObjection(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return null;
  return `Node ${OLDEST.join('.')} ou plus récent est nécessaire\u202f; celui-ci est la version ${version}.`;
}

/** Returns the cause of a failed start in one French line; null = unknown, the error itself must be shown. */
export function startFailure(error: unknown, place: Partial<Pick<Config, 'host' | 'port' | 'dataDir' | 'databaseUrl'>>): string | null {
  const { code = '', message } = innermost(error);
  const database = URL.parse(place.databaseUrl ?? '')?.host ?? 'DATABASE_URL';
  if (error instanceof InvalidEnvironment || error instanceof OtherPostgresVersion) return message;
  if (code === 'EADDRINUSE')
    return `Le port ${place.port} est déjà pris sur ${place.host}\u202f: arrêtez l’autre programme, ou choisissez un autre PORT.`;
  if (code === 'EADDRNOTAVAIL') return `L’adresse ${place.host} n’est pas de cette machine\u202f: corrigez HOST.`;
  if (code === 'EACCES' && /listen/.test(message))
    return `Le port ${place.port} est réservé au système\u202f: choisissez un PORT au-dessus de 1024.`;
  if (code === 'ENOSPC' || code === '53100' || /no space left on device|could not (extend|write)/i.test(message))
    return `Le disque est plein\u202f: libérez de la place pour ${place.dataDir ?? 'les données'}, puis relancez.`;
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `Écriture refusée dans ${place.dataDir ?? 'les données'}\u202f: donnez ce dossier au compte qui lance le produit.`;
  if (['28P01', '28000'].includes(code)) return `La base ${database} refuse l’identifiant ou le mot de passe de DATABASE_URL.`;
  if (code === '3D000') return `La base de DATABASE_URL n’existe pas sur ${database}.`;
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', '57P03'].includes(code))
    return `La base ${database} n’est pas joignable\u202f: vérifiez DATABASE_URL et qu’elle tourne.`;
  if (['42P07', '42723'].includes(code))
    return `La base ${database} contient déjà d’autres tables, ou celles d’une version d’avant 1.0\u202f: choisissez une base ou un DATA_DIR vide.`;
  return null;
}

/** The first cause; of several attempts, the first one. */
function innermost(error: unknown): { code?: string; message: string } {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  if (error instanceof Error && error.cause instanceof Error) return innermost(error.cause);
  return error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) };
}
