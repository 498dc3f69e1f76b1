import {
  ASSISTANT_NAMES,
  type AssistantId,
  assistantState,
  assistantsSentence,
  CITATION_WORDS,
  citationSentence,
  intervalWords,
  silenceSentence,
  wilsonInterval,
} from '../../../../backend/src/rules/citations.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { byAgency } from '../../../../backend/src/rules/provenance.rules.ts';
import type { PublicReport } from '../api.ts';
import { day, inSentence, integer, shorten } from '../format.ts';
import { sectionState } from './shown.ts';

type Platform = PublicReport['citations']['platforms'][number];

const typedWord = (): string => byAgency().toLowerCase();

/** Citations in AI assistants: k of n answers name the company, with each question and answer (decision 34). */
export function assistantsView({ citations }: PublicReport) {
  const { platforms, verdict } = citations;
  const typed = platforms.filter((one) => assistantState(one) === 'typed');
  const state = sectionState(citations, verdict !== null || typed.length > 0);
  if (state !== 'shown') return { state, ...silence(platforms) };
  return {
    state,
    figure: integer(verdict ? verdict.cited : typed.reduce((sum, { citations: count }) => sum + (count ?? 0), 0)),
    fill: verdict && (100 * verdict.cited) / verdict.answered,
    unit: verdict ? t`sur ${integer(verdict.answered)}` : t`mentions`,
    tone: verdict ? verdict.tone : 'none',
    word: verdict ? CITATION_WORDS[verdict.word].word : typedWord(),
    sentence: verdict
      ? [assistantsSentence(platforms, verdict.word), citationSentence(verdict, t`votre entreprise`)].filter(Boolean).join(' ')
      : TYPED_ALONE,
    interval:
      verdict &&
      t`Avec ${inSentence(verdict.answered, t`une seule réponse`, t.as('avec')`réponses`)}, la part réelle se situe ${intervalWords(verdict.interval)}.`,
    rows: platforms.map(rowOf),
    elsewhere: elsewhere(platforms),
    answered: platforms.filter(({ answers }) => answers.length > 0).map(assistantOf),
    source: sourceOf(platforms),
  };
}

export type ShownAssistants = Extract<ReturnType<typeof assistantsView>, { state: 'shown' }>;

const TYPED_ALONE = t`L’agence a compté elle-même ces mentions de votre entreprise. Elle n’a pas noté dans combien de réponses.`;

/** Two capitalised words within a sentence, a name in bold, or the address of a site: the answer names a company. */
const NAMES_SOMEBODY =
  /[^.!?:\s][ \u00a0]+\p{Lu}[\p{L}'’&-]+[ \u00a0]+(?:\p{Lu}|d[eu] \p{Lu}|&)|\*\*\s*\p{Lu}|\b[\p{L}\d-]{3,}\.(?:ch|com)\b/u;
/** Length of a short answer, in characters. */
const LONGEST_QUOTE = 320;

/** The answer that recommends a competitor; null without one. */
function elsewhere(platforms: readonly Platform[]) {
  for (const { platform, answers } of platforms) {
    const found = answers.find(({ cited, answer }) => !cited && NAMES_SOMEBODY.test(answer));
    if (found)
      return {
        heading: t`Ce que ${nameOf(platform)} répond à vos clients, sans vous nommer`,
        question: found.question,
        answer: t`« ${shorten(found.answer.replaceAll('**', '').trim(), LONGEST_QUOTE)} »`,
        origin: [nameOf(platform), found.date && day(found.date)].filter(Boolean).join(', '),
      };
  }
  return null;
}

interface AssistantRow {
  label: string;
  value: string;
  fill: number | null;
  known: 'yes' | 'no';
  note: string | null;
}

function rowOf(one: Platform): AssistantRow {
  const { platform, citations, runs, failed } = one;
  const label = ASSISTANT_NAMES[platform];
  const note = failed ? silenceSentence(failed) : null;
  switch (assistantState(one)) {
    case 'counted':
      return {
        label,
        value: t`${integer(citations ?? 0)} fois sur ${integer(runs ?? 0)}`,
        fill: (100 * (citations ?? 0)) / (runs ?? 1),
        known: 'yes',
        note,
      };
    case 'typed':
      return { label, value: t`${integer(citations ?? 0)} fois, ${typedWord()}`, fill: null, known: 'yes', note };
    case 'silent':
      return { label, value: t`n’a pas répondu`, fill: null, known: 'no', note };
    case 'unasked':
      return { label, value: t`non mesuré`, fill: null, known: 'no', note };
  }
}

/** The question and the answer of one assistant, with its model and date. */
function assistantOf(one: Platform) {
  const { platform, citations, runs, measured_at, answers } = one;
  const models = [...new Set(answers.flatMap(({ model }) => model ?? []))].filter((model) => model !== ASSISTANT_NAMES[platform]);
  const isCounted = assistantState(one) === 'counted';
  return {
    name: ASSISTANT_NAMES[platform],
    origin: [...models, measured_at && day(measured_at)].filter(Boolean).join(', '),
    share: isCounted
      ? t`${integer(citations ?? 0)} fois sur ${integer(runs ?? 0)}, ${intervalWords(wilsonInterval(citations ?? 0, runs ?? 1))}`
      : '',
    answers: answers.map(({ question, answer, cited }) => ({
      question,
      answer,
      tone: cited ? ('good' as const) : ('none' as const),
      word: cited ? t`Vous nomme` : t`Ne vous nomme pas`,
    })),
  };
}

/** « ChatGPT, 12.11.2026 ; Gemini, 03.11.2026 ; Grok, saisi par l’agence, 12.11.2026 » */
function sourceOf(platforms: readonly Platform[]): string {
  return platforms
    .filter(({ citations, measured_at }) => citations !== null && measured_at !== null)
    .map(({ platform, source, measured_at }) =>
      [nameOf(platform), source === 'manual' && typedWord(), source === 'sample' && t`exemple`, day(measured_at ?? '')]
        .filter(Boolean)
        .join(', '),
    )
    .join(t` ; `);
}

/** Without a count: a question without an answer differs from a question not yet sent. */
function silence(platforms: readonly Platform[]) {
  const silent = platforms.filter((one) => assistantState(one) === 'silent');
  if (silent.length === 0) return { cause: undefined, silent: null };
  const [first] = silent.flatMap(({ failed }) => failed ?? []);
  const reasons = silent.flatMap(({ platform, failed }) => (failed ? `${nameOf(platform)} : ${silenceSentence(failed)}.` : []));
  const none = first
    ? t`Les assistants interrogés le ${day(first.date)} n’ont pas répondu.`
    : t`Les assistants interrogés n’ont pas répondu.`;
  return { cause: t`Sans réponse`, silent: `${none} ${reasons.join(' ')}` };
}

const nameOf = (platform: AssistantId): string => ASSISTANT_NAMES[platform];
