const UNKNOWN_OPTION = 'ERR_PARSE_ARGS_UNKNOWN_OPTION';

const FILES: Record<string, string> = {
  ENOENT: 'Introuvable',
  ENOTDIR: 'Ce n’est pas un dossier',
  EISDIR: 'C’est un dossier, il faut un fichier',
  EACCES: 'Accès refusé au compte qui lance la commande',
  EPERM: 'Accès refusé au compte qui lance la commande',
  EROFS: 'Ce disque ne se laisse pas écrire',
  EEXIST: 'Existe déjà',
  ENAMETOOLONG: 'Nom trop long',
  ENOSPC: 'Le disque est plein',
};

/** Returns what is wrong with an option or a file given to a command, in one French line; null = the error has another cause. */
export function commandUsageError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code = '', path, message } = error as NodeJS.ErrnoException;
  if (code.startsWith('ERR_PARSE_ARGS_')) {
    const [, given = ''] = /'([^'\s]+)/.exec(message) ?? [];
    return code === UNKNOWN_OPTION ? `Option inconnue\u202f: ${given}` : `Mal donné\u202f: ${given}. Voyez la liste des commandes.`;
  }
  const words = FILES[code];
  if (!words || (path === undefined && code !== 'EISDIR')) return null;
  // a file in the making carries this ending
  return path === undefined ? `${words}.` : `${words}\u202f: ${path.replace(/\.part$/, '')}`;
}
