import type { AssistantReply } from '../../../providers/llm/assistant.js';
import { CAUSES, type ProviderError } from '../../../providers/provider-error.js';
import { type CitationAnswer, type CitationPlatform, citationPlatform, type Results } from '../analysis.contract.js';
import type { Finding } from '../analysis.js';
import { type Company, isCited, ownPages } from './is-cited.js';

/** One question put to one assistant, answered or failed. */
export type Asked = { platform: CitationPlatform; question: string; date: string } & ({ reply: AssistantReply } | { error: ProviderError });

/** How often Google’s AI Overviews cite the site, from the keywords; `runs` when it is known out of how many. */
export interface GoogleCount {
  citations: number;
  pages: number | null;
  runs: number | null;
}

type Row = Results['citations']['platforms'][number];
type Reason = Row['reason'];

const MAX_ANSWER = 6000;
const NOT_MEASURED = { citations: null, pages: null, runs: null, answers: [] };

/**
 * How often each assistant cites the company: k of the n questions it answered, with the answers. Without a source, or
 * with nothing but failures, a platform is null with the cause: « non mesuré », never 0. `unasked` tells why a platform that
 * could have been asked was not.
 */
export function countCitations(
  asked: readonly Asked[],
  company: Company,
  { google = null, unasked = {} }: { google?: GoogleCount | null; unasked?: Partial<Record<CitationPlatform, Reason>> } = {},
): Results['citations'] {
  const platforms = citationPlatform.options.map((platform): Row => {
    if (platform === 'google' && google) return { platform, ...google, answers: [], reason: null };
    const own = asked.filter((one) => one.platform === platform);
    const replies = own.flatMap((one) => ('reply' in one ? [one] : []));
    if (replies.length === 0) return { platform, ...NOT_MEASURED, reason: causeOf(own) ?? unasked[platform] ?? NOT_CONFIGURED };
    const answers = replies.map(({ question, date, reply }): CitationAnswer => {
      const { text, urls, model } = reply;
      return { question, answer: text.slice(0, MAX_ANSWER), cited: isCited(reply, company), model, date, urls: [...new Set(urls)] };
    });
    const pages = ownPages(
      replies.flatMap(({ reply }) => reply.urls),
      company,
    ).length;
    return { platform, citations: answers.filter(({ cited }) => cited).length, pages, runs: answers.length, answers, reason: causeOf(own) };
  });
  return { platforms };
}

export const NOT_CONFIGURED = { code: 'not_configured', message: CAUSES.not_configured };

/** The first failure, and how many questions it leaves without an answer. */
function causeOf(asked: readonly Asked[]): Reason {
  const failed = asked.flatMap((one) => ('error' in one ? [one.error] : []));
  const [first] = failed;
  return first ? { code: first.code, message: `${first.message} (${failed.length} question(s) sur ${asked.length} sans réponse)` } : null;
}

/** What is told of the whole analysis: measured, with the platforms that failed; null when none was measured. */
export function findingOf(result: Results['citations']): Finding<'citations'> | null {
  const measured = result.platforms.filter(({ citations }) => citations !== null);
  if (measured.length === 0) return null;
  const models = measured.flatMap(({ platform, answers }) =>
    answers.length > 0 ? answers.map(({ model }) => model ?? platform) : OVERVIEWS,
  );
  const failed = result.platforms.filter(({ reason }) => reason && reason.code !== NOT_CONFIGURED.code);
  const code = failed[0]?.reason?.code;
  const message = failed.map(({ platform, reason }) => `${LABELS[platform]} : ${reason?.message}`).join(' ');
  return {
    state: 'measured',
    source: 'live',
    provider: [...new Set(models)].join(', '),
    result,
    ...(code && { reason: { code, message } }),
  };
}

const OVERVIEWS = ['Google AI Overviews'];
export const LABELS: Record<CitationPlatform, string> = {
  google: 'Google',
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
  gemini: 'Gemini',
  copilot: 'Copilot',
  grok: 'Grok',
};

/** Figures as staff typed them, per platform. */
export type TypedCitations = Partial<Record<CitationPlatform, { citations: unknown; pages?: unknown }>>;

/**
 * What staff entered: at least 0, anything that is no number is 0 (specification 3, section 5); a field left empty is
 * « non mesuré ».
 */
export function manualCitations(typed: TypedCitations): Finding<'citations'> {
  const platforms = citationPlatform.options.map((platform): Row => {
    const citations = typedCount(typed[platform]?.citations);
    const pages = citations === null ? null : typedCount(typed[platform]?.pages);
    return { platform, citations, pages, runs: null, answers: [], reason: null };
  });
  return { state: 'measured', source: 'manual', provider: 'Saisie manuelle', result: { platforms } };
}

function typedCount(value: unknown): number | null {
  if (value === undefined || value === null || String(value).trim() === '') return null;
  const count = Math.round(Number(value));
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), 2_147_483_647) : 0;
}
