import { weekdayName } from './dates.rules.js';
import type { FindingId } from './findings.rules.js';
import { INDEXING_FINDINGS } from './findings-indexing.rules.js';
import { SNIPPET_FINDINGS } from './findings-snippet.rules.js';
import { SPEED_FINDINGS } from './findings-speed.rules.js';
import { t, wordsBy } from './language.rules.js';

/** What a call is about, in the words of its owner. */
const TOPIC_WORDS = wordsBy({
  https: () => t`https`,
  google: () => t`présence dans Google`,
  speed: () => t`vitesse`,
  snippet: () => t`titre et description`,
  links: () => t`liens cassés`,
  images: () => t`images`,
  reviews: () => t`avis`,
  keywords: () => t`mots-clés`,
  accessibility: () => t`accessibilité`,
  texts: () => t`textes`,
  technique: () => t`technique`,
});
export type CallTopic = keyof typeof TOPIC_WORDS;

const OF_FINDINGS: Partial<Record<FindingId, CallTopic>> = {
  ...Object.fromEntries(INDEXING_FINDINGS.map(({ id }) => [id, 'google'])),
  ...Object.fromEntries(SNIPPET_FINDINGS.map(({ id }) => [id, 'snippet'])),
  ...Object.fromEntries(SPEED_FINDINGS.map(({ id }) => [id, 'speed'])),
  'home-not-found': 'google',
  'no-https': 'https',
  'invalid-certificate': 'https',
  'mixed-content': 'https',
  'broken-links': 'links',
  'images-without-alt': 'images',
  'low-rating': 'reviews',
  'few-reviews': 'reviews',
  'no-first-page-keyword': 'keywords',
  'low-accessibility': 'accessibility',
  'thin-content': 'texts',
  'low-content-rate': 'texts',
  'hard-to-read': 'texts',
  'no-h1': 'texts',
  'empty-h1': 'texts',
  'several-h1': 'texts',
};

/** More is no agenda for twenty minutes. */
const MAX_TOPICS = 3;

/** Returns the subjects of a call: those of the findings that gain most, each once. */
export function callTopics(findings: readonly { id: string }[]): CallTopic[] {
  const topics = findings.map(({ id }) => OF_FINDINGS[id as FindingId] ?? 'technique');
  return [...new Set(topics)].slice(0, MAX_TOPICS);
}

/** « https, vitesse, avis »; null without a subject. */
export const topicWords = (topics: readonly CallTopic[]): string | null =>
  topics.length === 0 ? null : topics.map((topic) => TOPIC_WORDS[topic]).join(', ');

const capitalised = (text: string): string => text.slice(0, 1).toLocaleUpperCase('fr') + text.slice(1);

/** « Lundi 09:00 : https, vitesse, avis », as a calendar is read; null without a subject. `day`: yyyy-MM-dd. */
export function agendaLine({ day, time }: { day: string; time: string }, topics: string | null): string | null {
  return topics && t`${capitalised(weekdayName(day))} ${time}\u202f: ${topics}`;
}
