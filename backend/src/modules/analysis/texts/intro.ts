import { isJudged } from '../../../rules/findings.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import { shownFact, TEXT_FACTS } from './fact-labels.js';
import { type Line, paragraphOf } from './paragraph.js';
import { SENTENCES } from './sentences/index.js';
import type { FactName, Sentence, Topic } from './sentences/sentence.js';

/** A composed text with its sentences and facts. */
export interface ComposedIntro {
  paragraphs: string[];
  /** `sentence/wording`, in their order; a fault that is only listed has no wording. */
  made_of: string[];
  /** The facts behind it, as they are written; null = subjects not to be measured. */
  rests: Record<string, string | null>;
}

const TOPICS: readonly Topic[] = ['speed', 'page'];

/** The wordings of everything that is true: what a model may choose from. */
export function offeredIntro(facts: SiteFacts): { id: string; text: string }[] {
  return trueSentences(facts).flatMap((sentence) =>
    Array.from({ length: sentence.wordingCount }, (_, wording) => ({ id: idOf(sentence, wording), text: sentence.say(facts, wording) })),
  );
}

/**
 * The personal introduction: a paragraph of speed, with the exact scores of phone and computer, and one of the page, each
 * 50–70 words (specification 1, section 7) where that much is true, in the third person. `choice`: ids of `offeredIntro` as the
 * model ordered them; what no longer holds falls out. Null when nothing was measured.
 */
export function composeIntro(facts: SiteFacts, choice: readonly string[] = []): ComposedIntro | null {
  const paragraphs = TOPICS.map((topic) => paragraphOf(facts, candidates(facts, topic, choice))).filter(({ text }) => text);
  if (paragraphs.length === 0) return null;
  const used = paragraphs.flatMap(({ lines, listed }) => [...lines.map(({ sentence }) => sentence), ...listed]);
  return {
    paragraphs: paragraphs.map(({ text }) => text),
    made_of: paragraphs.flatMap(({ lines, listed }) => [
      ...lines.map(({ sentence, wording }) => idOf(sentence, wording)),
      ...listed.map(({ id }) => id),
    ]),
    rests: restsOf(facts, new Set(used.flatMap(({ rests }) => rests))),
  };
}

function restsOf(facts: SiteFacts, names: ReadonlySet<FactName>): Record<string, string | null> {
  const named = TEXT_FACTS.filter((name) => names.has(name));
  return Object.fromEntries(named.map((name) => [name, shownFact(name, facts)]));
}

const idOf = ({ id }: Sentence, wording: number) => `${id}/${wording + 1}`;

const trueSentences = (facts: SiteFacts) => (isJudged(facts) ? SENTENCES.filter((sentence) => sentence.holds(facts)) : []);

/** One line about each thing: the opening, the chosen ones in their order, then the others in ours. */
function candidates(facts: SiteFacts, topic: Topic, choice: readonly string[]): Line[] {
  const own = trueSentences(facts).filter((sentence) => sentence.topic === topic);
  const chosen = choice.flatMap((id) => {
    const sentence = own.find((candidate) => id.startsWith(`${candidate.id}/`));
    const wording = sentence ? Number(id.slice(sentence.id.length + 1)) - 1 : -1;
    return sentence && Number.isInteger(wording) && wording >= 0 && wording < sentence.wordingCount
      ? [{ sentence, wording, isChosen: true }]
      : [];
  });
  const ours = own.map((sentence) => ({ sentence, wording: 0, isChosen: false }));
  const isOpening = ({ sentence }: Line) => sentence.weight === 'opening';
  const opening = [...chosen, ...ours].find(isOpening);
  if (topic === 'speed' && !opening) return [];
  const lines = [...(opening ? [opening] : []), ...chosen, ...ours];
  const subjects = new Set<string>();
  return lines.filter(({ sentence }) => !subjects.has(sentence.about) && subjects.add(sentence.about));
}
