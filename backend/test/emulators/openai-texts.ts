import type { JsonSchema } from './openai-example.ts';

/** The product’s own prompts, whose answers may only be chosen from a list. */
const COMPOSED = new Set(['companySummary', 'recommendations']);

/** What a good model answers to them: a sentence of each, in its second wording where there is one; a draft where it is asked for. */
export function composedFor(prompt: string, schema: JsonSchema | undefined): object | undefined {
  const ids = COMPOSED.has(prompt) ? offered(schema) : undefined;
  if (!ids) return undefined;
  const sentences = [...new Set(ids.map((id) => id.replace(/\/\d+$/, '')))];
  const phrases = sentences.map((name) => (ids.includes(`${name}/2`) ? `${name}/2` : `${name}/1`));
  return { phrases, ...(schema?.properties?.brouillon && { brouillon: DRAFT }) };
}

/** Why a question to a composed text may not be asked like this; null when it may. */
export const uncomposed = (prompt: string, schema: JsonSchema | undefined): string | null =>
  COMPOSED.has(prompt) && !offered(schema) ? `${prompt}: 'phrases' must be chosen from an enum` : null;

function offered(schema: JsonSchema | undefined): string[] | undefined {
  const ids = schema?.properties?.phrases?.items?.enum;
  return ids && ids.length > 0 && ids.every((id) => typeof id === 'string') ? (ids as string[]) : undefined;
}

const DRAFT = 'Un texte libre du modèle, que l’équipe relit avant de le publier.';
