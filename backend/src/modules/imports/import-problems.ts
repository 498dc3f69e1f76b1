import { conflict, Problem } from '../../common/errors.js';

/** The refusals of a file; words of the specification (file 3, sections 5 and 8) letter for letter. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const TEMPLATE_PATH = '/static/modele-import-prospects.csv';

const REFUSALS = {
  file_type: [415, 'Type de fichier non supporté. Veuillez utiliser un fichier Excel (.xlsx, .xls) ou CSV.'],
  file_too_large: [413, 'Le fichier est trop volumineux. La taille maximale autorisée est de 5 Mo.'],
  no_email_column: [422, "Le fichier doit contenir une colonne d'email (email, email_emelia, e-mail, etc.)"],
  no_content: [422, 'Le fichier ne contient aucune donnée utilisable'],
  no_sheet: [422, 'Le fichier Excel ne contient aucune feuille'],
  no_rows: [422, 'Le fichier doit contenir au moins un en-tête et une ligne de données'],
  nothing_to_import: [422, 'Aucune donnée à importer'],
  format: [422, 'Format de fichier non reconnu'],
  reading_failed: [422, 'Erreur lors de la lecture du fichier'],
  unreadable: [422, 'Impossible de lire le fichier'],
  parse: [422, "Erreur lors de l'analyse du fichier"],
} as const;

export type Refusal = keyof typeof REFUSALS;

/** `detail` says why, and what to do. */
export function refusal(code: Refusal, detail?: string): Problem {
  const [status, message] = REFUSALS[code];
  const headers = code === 'format' || code === 'file_type' ? { link: `<${TEMPLATE_PATH}>; rel="help"` } : undefined;
  return new Problem(
    status,
    code,
    `Import refused: ${code}`,
    detail ? `${message}: ${detail}` : message,
    { file: detail ?? message },
    headers,
  );
}

const NAMED = 5;

/** One sentence for all the rows that keep a file out. */
export function invalidRows(total: number, first: { line: number; value: string; reason: string }[]): Problem {
  const named = first.slice(0, NAMED).map(({ line, value }) => `ligne ${line} (${value || 'vide'})`);
  const rest = total > named.length ? ` et ${total - named.length} de plus` : '';
  const errors = Object.fromEntries(first.map(({ line, reason }) => [`line ${line}`, reason]));
  return new Problem(422, 'invalid_rows', 'Invalid rows', `Email invalide ou manquant: ${named.join(', ')}${rest}`, errors);
}

export function duplicateRows(total: number, first: { line: number; email: string }[]): Problem {
  const named = first.slice(0, NAMED).map(({ line, email }) => `ligne ${line} (${email})`);
  const rest = total > named.length ? ` et ${total - named.length} de plus` : '';
  return conflict(
    'duplicate_rows',
    `Ces adresses existent déjà\u00a0: ${named.join(', ')}${rest}. Choisissez de les ignorer ou de les compléter.`,
    Object.fromEntries(first.map(({ line, email }) => [`line ${line}`, `${email} existe déjà`])),
  );
}
