import { capitalised, fewInWords } from './figures.rules.js';
import { t, wordsBy } from './language.rules.js';
import type { Tone } from './verdicts.rules.js';

/**
 * Citations by AI assistants (decision 34): k of n answers name the company. Search engines are no assistants: positions in Google are part
 * of keywords.
 */
export const ASSISTANTS = ['chatgpt', 'perplexity', 'gemini', 'copilot', 'grok'] as const;
export type AssistantId = (typeof ASSISTANTS)[number];

export const ASSISTANT_NAMES: Readonly<Record<AssistantId, string>> = {
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
  gemini: 'Gemini',
  copilot: 'Copilot',
  grok: 'Grok',
};

/** Counts of one assistant. `runs`: number of answers; null = a count without answers. */
export interface CountedAssistant {
  platform: string;
  citations: number | null;
  runs: number | null;
  source?: string | null | undefined;
  failed?: { count: number } | null | undefined;
}

/**
 * `counted`: k of n answers. `typed`: a number entered by staff, without answers. `silent`: queried without an answer. `unasked`: never
 * queried, or without usable results.
 */
export type AssistantState = 'counted' | 'typed' | 'silent' | 'unasked';

export const isAssistant = (platform: string): platform is AssistantId => (ASSISTANTS as readonly string[]).includes(platform);

export function assistantState({ citations, runs, source, failed }: CountedAssistant): AssistantState {
  if (citations !== null && source === 'manual') return 'typed';
  if (citations !== null && runs !== null && runs > 0) return 'counted';
  return failed && failed.count > 0 ? 'silent' : 'unasked';
}

/** A share between 0 and 1. */
export interface Interval {
  low: number;
  high: number;
}

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959964;

/**
 * Wilson’s score interval at 95 % for k of n (E. B. Wilson, “Probable inference, the law of succession, and statistical
 * inference”, Journal of the American Statistical Association 22, 1927). It holds for small n too, and never leaves 0–1.
 */
export function wilsonInterval(k: number, n: number): Interval {
  const share = k / n;
  const square = Z * Z;
  const centre = share + square / (2 * n);
  const margin = Z * Math.sqrt((share * (1 - share)) / n + square / (4 * n * n));
  const bound = (value: number) => Math.min(1, Math.max(0, value / (1 + square / n)));
  return { low: k === 0 ? 0 : bound(centre - margin), high: k === n ? 1 : bound(centre + margin) };
}

export type CitationWord = 'Jamais cité' | 'Rarement cité' | 'Parfois cité' | 'Souvent cité';

/** From this share of the answers the word changes (decision 34). */
export const CITED_FROM = { sometimes: 0.25, often: 0.6 } as const;

export function citationWord(k: number, n: number): CitationWord {
  if (k === 0) return 'Jamais cité';
  if (k / n < CITED_FROM.sometimes) return 'Rarement cité';
  return k / n < CITED_FROM.often ? 'Parfois cité' : 'Souvent cité';
}

/** The word in the current language; the French one is used for comparison. `often`: used alone, below a scale. */
export const CITATION_WORDS: Readonly<Record<CitationWord, { readonly word: string; readonly often: string }>> = {
  'Jamais cité': wordsBy({ word: () => t`Jamais cité`, often: () => t`Jamais` }),
  'Rarement cité': wordsBy({ word: () => t`Rarement cité`, often: () => t`Rarement` }),
  'Parfois cité': wordsBy({ word: () => t`Parfois cité`, often: () => t`Parfois` }),
  'Souvent cité': wordsBy({ word: () => t`Souvent cité`, often: () => t`Souvent` }),
};

const TONES: Record<CitationWord, Tone> = {
  'Jamais cité': 'poor',
  'Rarement cité': 'poor',
  'Parfois cité': 'fair',
  'Souvent cité': 'good',
};

/** With fewer answers a share is called uncertain: the interval may span more than half of 0–1. */
export const FEW_ANSWERS = 10;

export interface CitationVerdict {
  /** Answers that name the company. */
  cited: number;
  /** Number of answers. */
  answered: number;
  /** Assistants that gave them. */
  assistants: number;
  word: CitationWord;
  tone: Tone;
  interval: Interval;
  isFew: boolean;
}

/** All counted assistants together; null when no answer was counted. */
export function citationVerdict(all: readonly CountedAssistant[]): CitationVerdict | null {
  const counted = all.filter((one) => isAssistant(one.platform) && assistantState(one) === 'counted');
  const cited = counted.reduce((sum, { citations }) => sum + (citations ?? 0), 0);
  const answered = counted.reduce((sum, { runs }) => sum + (runs ?? 0), 0);
  if (answered === 0) return null;
  const word = citationWord(cited, answered);
  return {
    ...{ cited, answered, word, tone: TONES[word] },
    assistants: counted.length,
    interval: wilsonInterval(cited, answered),
    isFew: answered < FEW_ANSWERS,
  };
}

const percent = (share: number): string => String(Math.round(share * 100));

/** « de 5 à 36 % (intervalle de Wilson à 95 %) » */
export function intervalWords({ low, high }: Interval): string {
  return t`de ${percent(low)} à ${percent(high)}\u202f% (intervalle de Wilson à 95\u202f%)`;
}

/** « 3 réponses sur 20 nomment votre entreprise », « Une réponse sur 20 nomme… », « aucune des 20 réponses ne nomme… » */
export function citationSentence(
  { cited, answered, isFew }: Pick<CitationVerdict, 'cited' | 'answered' | 'isFew'>,
  company: string,
): string {
  const share = namedIn(cited, answered, company);
  return isFew ? t`${share}. C’est peu de réponses pour en juger.` : `${share}.`;
}

function namedIn(cited: number, answered: number, company: string): string {
  if (answered === 1) return cited === 1 ? t`La seule réponse reçue nomme ${company}` : t`La seule réponse reçue ne nomme pas ${company}`;
  if (cited === 0) return t`Aucune des ${answered} réponses reçues ne nomme ${company}`;
  return cited === 1 ? t`Une réponse sur ${answered} nomme ${company}` : t`${cited} réponses sur ${answered} nomment ${company}`;
}

const HOW_OFTEN: Readonly<Record<CitationWord, () => string>> = {
  'Jamais cité': () => '',
  'Rarement cité': () => t`, mais rarement`,
  'Parfois cité': () => t`, parfois`,
  'Souvent cité': () => t`, et souvent`,
};

/** « Les deux assistants interrogés vous citent, mais rarement. »; null with fewer than two counted assistants, or without a citation. */
export function assistantsSentence(all: readonly CountedAssistant[], word: CitationWord): string | null {
  const asked = all.filter((one) => isAssistant(one.platform) && assistantState(one) === 'counted');
  const citing = asked.filter(({ citations }) => (citations ?? 0) > 0).length;
  if (asked.length < 2 || citing === 0) return null;
  const [whole, often] = [fewInWords(asked.length), HOW_OFTEN[word]()];
  if (citing === asked.length) return t`Les ${whole} assistants interrogés vous citent${often}.`;
  return citing === 1
    ? t`Un des ${whole} assistants interrogés vous cite${often}.`
    : t`${capitalised(fewInWords(citing))} des ${whole} assistants interrogés vous citent${often}.`;
}

/** Returns why questions were unanswered, for public pages; staff sees the cause. */
export function silenceWords(code: string): string {
  if (code === 'vendor_timeout' || code === 'timeout') return t`la réponse n’est pas venue à temps`;
  if (REFUSED.has(code)) return t`le service n’a pas pris nos questions`;
  if (code === 'vendor_malformed') return t`la réponse était illisible`;
  return t`le service ne répondait pas`;
}

const REFUSED = new Set([
  'vendor_unauthorised',
  'vendor_unpaid',
  'vendor_forbidden',
  'vendor_rate_limited',
  'vendor_quota',
  'vendor_rejected',
  'vendor_model_unknown',
  'circuit_open',
  'budget_exhausted',
]);

/** « 2 questions sur 5 sans réponse : la réponse n’est pas venue à temps » */
export function silenceSentence({ count, asked, cause }: { count: number; asked: number; cause: string }): string {
  return count > 1
    ? t`${count} questions sur ${asked} sans réponse\u202f: ${cause}`
    : t`${count} question sur ${asked} sans réponse\u202f: ${cause}`;
}
