import { conflict, Problem } from '../../common/errors.js';
import type { LineIssue } from './import.contract.js';

/** The refusals of a file; words of the specification (file 3, sections 5 and 8) verbatim. */
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

/** `detail`: cause and remedy, French. */
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

/** Returns one problem for all invalid rows, with every fault of the first ones. */
export function invalidRows(total: number, first: LineIssue[]): Problem {
  const faulty = [...new Set(first.map(({ line }) => line))].map((line) => [line, first.filter((issue) => issue.line === line)] as const);
  const named = faulty.slice(0, NAMED).map(([line, issues]) => `ligne ${line} (${issues.map(({ value }) => value || 'vide').join(' ; ')})`);
  const kinds = new Set(first.map(({ field, reason }) => (field === 'email' ? 'Email invalide ou manquant' : reason.replace(/ :.*/, ''))));
  const errors = Object.fromEntries(faulty.map(([line, issues]) => [`line ${line}`, issues.map(({ reason }) => reason).join(' · ')]));
  return new Problem(422, 'invalid_rows', 'Invalid rows', `${[...kinds].join(', ')}: ${named.join(', ')}${rest(total, named)}`, errors);
}

export interface RejectedRow {
  line: number;
  email: string;
  /** The earlier row of the file with the same address, if no prospect has it. */
  otherLine: number | null;
}

export function duplicateRows(total: number, first: RejectedRow[]): Problem {
  const named = (rows: RejectedRow[]) => {
    const words = rows
      .slice(0, NAMED)
      .map(({ line, email, otherLine }) => `ligne ${line} (${email}${otherLine ? `, comme à la ligne ${otherLine}` : ''})`);
    return words.join(', ');
  };
  const known = first.filter(({ otherLine }) => !otherLine);
  const repeated = first.filter(({ otherLine }) => otherLine);
  const sentences = [
    known.length > 0 && `Ces adresses existent déjà\u00a0: ${named(known)}`,
    repeated.length > 0 && `Ces adresses se répètent dans le fichier\u00a0: ${named(repeated)}`,
  ].filter(Boolean);
  const shown = Math.min(known.length, NAMED) + Math.min(repeated.length, NAMED);
  const more = total > shown ? ` et ${total - shown} de plus` : '';
  return conflict(
    'duplicate_rows',
    `${sentences.join('. ')}${more}. Choisissez de les ignorer ou de les compléter.`,
    Object.fromEntries(
      first.map(({ line, email, otherLine }) => [
        `line ${line}`,
        otherLine ? `${email} est déjà à la ligne ${otherLine}` : `${email} existe déjà`,
      ]),
    ),
  );
}

const rest = (total: number, named: readonly string[]) => (total > named.length ? ` et ${total - named.length} de plus` : '');
