import type { PublicReport } from '../api.ts';
import { day, integer } from '../format.ts';
import { sectionState, sourceLine } from './shown.ts';

const NAMES = { google: 'Google', chatgpt: 'ChatGPT', perplexity: 'Perplexity', gemini: 'Gemini', copilot: 'Copilot', grok: 'Grok' };
type Platform = keyof typeof NAMES;

/** Citations in AI assistants: « k fois sur n », or « non mesuré », never 0 for what was not asked. */
export function assistantsView({ citations }: PublicReport) {
  const measured = citations.platforms.filter(({ citations: count, runs }) => count !== null && runs);
  const state = sectionState(citations, measured.length > 0);
  if (state !== 'shown') return { state };
  const citing = measured.filter(({ citations: count }) => count);
  return {
    state,
    figure: integer(citing.length),
    unit: `sur ${integer(measured.length)}`,
    fill: (100 * citing.length) / measured.length,
    tone: citing.length === 0 ? 'poor' : citing.length * 2 > measured.length ? 'good' : 'fair',
    word: word(citing.length, measured.length),
    sentence: sentence(citing.length, measured.length),
    rows: (Object.keys(NAMES) as Platform[]).map((platform) => {
      const found = measured.find((entry) => entry.platform === platform);
      const { citations: count = null, runs = null } = found ?? {};
      if (count === null || !runs) return { label: NAMES[platform], value: 'non mesuré', fill: null, known: 'no' };
      return { label: NAMES[platform], value: `${integer(count)} fois sur ${integer(runs)}`, fill: (100 * count) / runs, known: 'yes' };
    }),
    proofs: proofs(measured),
    source: sourceLine(citations),
  };
}

type Measured = PublicReport['citations']['platforms'][number];

/** The answers themselves, so that a count can be judged. */
function proofs(platforms: readonly Measured[]) {
  return platforms.flatMap(({ platform, answers }) =>
    answers.map(({ question, answer, cited, model, date }) => ({
      question,
      answer,
      tone: cited ? ('good' as const) : ('none' as const),
      word: cited ? 'Vous cite' : 'Ne vous cite pas',
      origin: [NAMES[platform], model === NAMES[platform] ? null : model, day(date)].filter(Boolean).join(', '),
    })),
  );
}

function word(citing: number, measured: number): string {
  if (citing === 0) return 'Jamais cité';
  if (citing === measured) return 'Cité partout';
  return citing * 2 > measured ? 'Cité par la plupart' : 'Cité par une partie';
}

function sentence(citing: number, measured: number): string {
  const asked = measured > 1 ? `Sur ${measured} assistants interrogés` : 'L’assistant interrogé';
  if (citing === 0)
    return `${asked}${measured > 1 ? ', aucun' : ''} ne cite votre entreprise quand on lui demande un prestataire comme vous.`;
  if (measured === 1) return 'L’assistant interrogé cite votre entreprise quand on lui demande un prestataire comme vous.';
  const verb = citing > 1 ? `${citing} citent` : '1 cite';
  return `${asked}, ${verb} votre entreprise quand on leur demande un prestataire comme vous.`;
}
