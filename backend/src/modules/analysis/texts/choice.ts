import { z } from 'zod';

/** A text of a model’s own is longer than this only when it went astray. */
const MOST_DRAFT = 2000;
const MOST_LINES = 3;

export interface Choice {
  ids: string[];
  /** Free text, for staff only; null when not requested or empty. */
  draft: string | null;
}

/** The response schema; `brouillon` only where a draft is requested. */
interface Answer {
  phrases: string[];
  brouillon?: string;
}

interface Asked {
  ids: readonly [string, ...string[]];
  draft: boolean;
}

/**
 * Schema of a model's response: ids of the offered list, each once, in its order, and a draft on request. Other content is dropped; a
 * response without a valid id is rejected.
 */
export function choiceSchema({ ids, draft }: Asked): z.ZodType<Answer> {
  const offered = new Set<unknown>(ids);
  const phrases = z.array(z.enum(ids)).refine((chosen) => chosen.length > 0, 'aucun identifiant de la liste');
  const asked = draft ? z.object({ phrases, brouillon: z.string() }) : z.object({ phrases });
  return z.preprocess((raw) => {
    const { phrases: chosen, brouillon }: Record<string, unknown> = isObject(raw) ? raw : {};
    const known = Array.isArray(chosen) ? [...new Set(chosen.filter((id) => offered.has(id)))] : chosen;
    return { phrases: known, ...(draft && { brouillon: asText(brouillon) }) };
  }, asked);
}

export const choiceOf = ({ phrases, brouillon = '' }: Answer): Choice => ({ ids: phrases, draft: cleanDraft(brouillon) });

const isObject = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const asText = (raw: unknown): string =>
  Array.isArray(raw) ? raw.filter((part) => typeof part === 'string').join('\n\n') : typeof raw === 'string' ? raw : '';

/** Plain paragraphs of bounded length: no control or invisible characters. Null when nothing is left. */
export function cleanDraft(raw: string): string | null {
  const text = raw
    .slice(0, 4 * MOST_DRAFT)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]+/gu, ' ')
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .slice(0, MOST_LINES)
    .join('\n\n')
    .replace(/(?<=\p{L})'(?=[\p{L}\d])/gu, '’');
  return text ? text.slice(0, MOST_DRAFT).trim() : null;
}
