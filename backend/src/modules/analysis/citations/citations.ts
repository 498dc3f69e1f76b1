import type { AssistantReply } from '../../../providers/llm/assistant.js';
import { CAUSES, type ProviderError } from '../../../providers/provider-error.js';
import { ASSISTANT_NAMES, ASSISTANTS, isAssistant } from '../../../rules/citations.rules.js';
import { BY_AGENCY } from '../../../rules/provenance.rules.js';
import type { CitationAnswer, CitationAssistant, CitationPlatform, FailedQuestions, Results } from '../results/analysis.contract.js';
import type { AnalysisOutput } from '../results/analysis.js';
import { type Company, isCited } from './is-cited.js';
import { ownPages } from './own-pages.js';

/** One question put to one assistant, answered or failed. */
export type Asked = { platform: CitationAssistant; question: string; date: string } & (
  | { reply: AssistantReply }
  | { error: ProviderError }
);

type Row = Results['citations']['platforms'][number];
type Reason = Row['reason'];

const MAX_ANSWER = 6000;
const NOT_MEASURED = { citations: null, pages: null, runs: null, answers: [] };

/**
 * Counts citations per assistant: k of the n answered questions, with the answers. Without a source, or with failures only, an assistant is
 * null with the cause: « non mesuré », never 0. `unasked`: why an available assistant was not queried.
 */
export function countCitations(
  asked: readonly Asked[],
  company: Company,
  unasked: Partial<Record<CitationAssistant, Reason>> = {},
): Results['citations'] {
  const platforms = ASSISTANTS.map((platform): Row => {
    const own = asked.filter((one) => one.platform === platform);
    const replies = own.flatMap((one) => ('reply' in one ? [one] : []));
    const failed = failedOf(own);
    const reason = failed && {
      code: failed.code,
      message: `${failed.message} (${failed.count} question(s) sur ${failed.asked} sans réponse)`,
    };
    if (replies.length === 0) return { platform, ...NOT_MEASURED, failed, reason: reason ?? unasked[platform] ?? NOT_CONFIGURED };
    const answers = replies.map(({ question, date, reply }): CitationAnswer => {
      const { text, urls, model } = reply;
      return { question, answer: text.slice(0, MAX_ANSWER), cited: isCited(reply, company), model, date, urls: [...new Set(urls)] };
    });
    const pages = ownPages(
      replies.flatMap(({ reply }) => reply.urls),
      company.url,
    ).length;
    return { platform, citations: answers.filter(({ cited }) => cited).length, pages, runs: answers.length, answers, failed, reason };
  });
  return { platforms };
}

export const NOT_CONFIGURED = { code: 'not_configured', message: CAUSES.not_configured };

/** How many questions stayed without an answer, and the first cause. */
function failedOf(asked: readonly Asked[]): FailedQuestions | null {
  const failed = asked.flatMap((one) => ('error' in one ? [one] : []));
  const [first] = failed;
  if (!first) return null;
  const { code, message } = first.error;
  return { count: failed.length, asked: asked.length, code, message, date: first.date };
}

/** Returns the state of the whole analysis: measured, with failed platforms; null when none was measured. */
export function outputOf(result: Results['citations']): AnalysisOutput<'citations'> | null {
  const measured = result.platforms.filter(({ citations }) => citations !== null);
  if (measured.length === 0) return null;
  const models = measured.flatMap(({ platform, answers }) => answers.map(({ model }) => model ?? platform));
  const silent = result.platforms.filter(({ reason }) => reason && reason.code !== NOT_CONFIGURED.code);
  const code = silent[0]?.reason?.code;
  const message = silent.map(({ platform, reason }) => `${nameOf(platform)} : ${reason?.message}`).join(' ');
  return {
    state: 'measured',
    source: 'live',
    provider: [...new Set(models)].join(', '),
    result,
    ...(code && { reason: { code, message } }),
  };
}

const nameOf = (platform: CitationPlatform): string => (isAssistant(platform) ? ASSISTANT_NAMES[platform] : platform);

/** Figures as staff typed them, per platform; one for `google` is no citation by an assistant and counts nowhere. */
export type TypedCitations = Partial<Record<CitationPlatform, { citations: unknown; pages?: unknown }>>;

/**
 * What staff entered: at least 0, anything that is no number is 0 (specification 3, section 5); a field left empty is
 * « non mesuré ».
 */
export function manualCitations(typed: TypedCitations): AnalysisOutput<'citations'> {
  const platforms = ASSISTANTS.map((platform): Row => {
    const citations = typedCount(typed[platform]?.citations);
    const pages = citations === null ? null : typedCount(typed[platform]?.pages);
    return { platform, citations, pages, runs: null, answers: [], reason: null };
  });
  return { state: 'measured', source: 'manual', provider: BY_AGENCY, result: { platforms } };
}

function typedCount(value: unknown): number | null {
  if (value === undefined || value === null || String(value).trim() === '') return null;
  const count = Math.round(Number(value));
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), 2_147_483_647) : 0;
}
