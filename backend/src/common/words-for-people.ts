/**
 * An error whose message is French and fit to be shown. Every other one speaks to developers, in the words of its library, its
 * vendor or the system: it goes into the log, or into the technical details of administrators.
 */
export abstract class SaidToPeople extends Error {}

/** What the system refuses, in words. */
const SYSTEM: Readonly<Record<string, string>> = {
  ENOSPC: 'Le disque est plein.',
  EDQUOT: 'L’espace réservé sur le disque est plein.',
  EACCES: 'L’accès au dossier ou au fichier est refusé.',
  EPERM: 'L’accès au dossier ou au fichier est refusé.',
  EROFS: 'Le disque est en lecture seule.',
  ENOENT: 'Le dossier ou le fichier n’existe pas.',
  ENOTDIR: 'Ce chemin n’est pas un dossier.',
  EISDIR: 'Ce chemin est un dossier.',
  EMFILE: 'Trop de fichiers sont ouverts en même temps.',
  EIO: 'Le disque ne répond pas correctement.',
  ECONNREFUSED: 'Le serveur refuse la connexion.',
  ECONNRESET: 'La connexion a été coupée.',
  EPIPE: 'La connexion a été coupée.',
  ETIMEDOUT: 'Le serveur n’a pas répondu à temps.',
  ENOTFOUND: 'Le nom du serveur n’est pas connu.',
  EAI_AGAIN: 'Le nom du serveur ne peut pas être cherché maintenant.',
  EHOSTUNREACH: 'Le serveur n’est pas joignable.',
  ENETUNREACH: 'Le réseau n’est pas joignable.',
};

/** What a screen, a list, a letter or a file may say of a failure; `otherwise` where it speaks to developers alone. */
export function wordsOf(error: unknown, otherwise: string): string {
  if (error instanceof SaidToPeople) return error.message;
  const { code } = (error ?? {}) as { code?: unknown };
  return (typeof code === 'string' ? SYSTEM[code] : undefined) ?? otherwise;
}
