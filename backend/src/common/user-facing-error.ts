/**
 * An error whose message is French and safe to show. The message of every other error is for developers: it belongs in the log or
 * in the technical details for administrators.
 */
export abstract class UserFacingError extends Error {}

/** French messages for errors of the operating system, by code. */
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

/** Returns the message of an error for a screen, an e-mail or a file; `otherwise` when the error has none for users. */
export function userMessageOf(error: unknown, otherwise: string): string {
  if (error instanceof UserFacingError) return error.message;
  const { code } = (error ?? {}) as { code?: unknown };
  return (typeof code === 'string' ? SYSTEM[code] : undefined) ?? otherwise;
}
