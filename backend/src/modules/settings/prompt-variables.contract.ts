import { z } from 'zod';

/**
 * What a prompt may insert: `{{mobile}}`. Names of people and companies never become part of the instructions; their
 * variables name the field of the data where they stand.
 */
export const PROMPT_VARIABLES = [
  'entreprise',
  'domaine',
  'ville',
  'mobile',
  'ordinateur',
  'mots_min',
  'mots_max',
  'etapes',
  'mots_par_etape',
] as const;
export type PromptVariable = (typeof PROMPT_VARIABLES)[number];

export const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Variables that do not exist, and braces that do not close. */
export function unknownVariables(template: string): string[] {
  const named = [...template.matchAll(VARIABLE)].map(([, name]) => name ?? '');
  const unknown = named.filter((name) => !PROMPT_VARIABLES.includes(name as PromptVariable)).map((name) => `{{${name}}}`);
  const open = template.replace(VARIABLE, '').match(/\{\{|\}\}/g) ?? [];
  return [...new Set([...unknown, ...open])];
}

/** A prompt of the settings; empty = the built-in one. */
export const promptTemplate = z
  .string()
  .trim()
  .max(4000, 'Le modèle de texte dépasse 4000 caractères')
  .superRefine((text, context) => {
    const unknown = unknownVariables(text);
    if (unknown.length > 0) context.addIssue({ code: 'custom', message: `Variable inconnue : ${unknown.join(', ')}` });
  })
  .default('');
