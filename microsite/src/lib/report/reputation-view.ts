import {
  POSITIVE_PER_STAR,
  ratingBand,
  reviewCountBand,
  reviewFrequency,
  reviewMessage,
} from '../../../../backend/src/rules/bands.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { type PublicReport, reportPath } from '../api.ts';
import { day, decimal, inSentence, integer, percent, shorten } from '../format.ts';
import { type Row, sectionState, sourceLine } from './shown.ts';

/** Characters of a quote that is read in passing. */
const LONGEST_QUOTE = 240;

/** Waiting for an order that was given before this page was opened. */
const UNDER_WAY = new Set(['pending', 'processing']);

export function reputationView(report: PublicReport) {
  const { reviews, demo, site_url } = report;
  const { rating, count } = reviews;
  const refresh = { canRefresh: !demo && site_url !== null, isRefreshing: UNDER_WAY.has(reviews.status) };
  // a company found without a single review was measured: its rating is what is missing
  const state = sectionState(reviews, rating !== null || count !== null);
  if (state !== 'shown') return { ...refresh, state, ...without(report) };
  const source = sourceLine(reviews);
  if (rating === null || !count)
    return { ...refresh, state: 'missing' as const, isUnread: false, isOther: false, found: null, isNone: true, source };
  const positive = Math.round(rating * POSITIVE_PER_STAR);
  const rows: Row[] = [
    { label: t`Nombre d’avis`, value: integer(count), fill: null, ...reviewCountBand(count) },
    { label: t`Nouveaux avis`, value: '', fill: null, ...frequency(count) },
  ];
  return {
    ...refresh,
    state,
    figure: decimal(rating),
    fill: positive,
    ...ratingBand(rating),
    sentence: sentence(rating, count),
    rows,
    reviews: quotes(report),
    waiting: waitingReview(report),
    share: percent(positive),
    source,
  };
}

export type ShownReputation = Extract<ReturnType<typeof reputationView>, { state: 'shown' }>;

/** Why there is no rating: a search without a match is a result, unlike no search or a match of another business. */
function without({ reviews: { isOtherListing, found, state } }: PublicReport) {
  const isNone = state === 'measured';
  return {
    isOther: isOtherListing,
    /** The listing in doubt, as its owner would recognise it. */
    found: found && [found.name, found.address].filter(Boolean).join(', '),
    isNone,
    isUnread: !isOtherListing && !isNone,
  };
}

/** The latest reviews as their authors wrote them; photos come through our server. */
function quotes({ reviews, token, demo }: PublicReport) {
  return reviews.items.map(({ author, rating, text, published_at }, place) => ({
    author,
    photo: demo ? null : `/api/public/${reportPath(token)}/reviews/${place}/photo`,
    rating: t`${integer(rating)} sur 5`,
    text: text?.trim() || t`Note sans commentaire.`,
    isQuiet: !text?.trim(),
    date: published_at && day(published_at),
  }));
}

/** A review with a text and without a reply. */
function waitingReview({ reviews: { waiting } }: PublicReport) {
  if (!waiting?.text) return null;
  const { author, rating, text, published_at } = waiting;
  return {
    text: t`« ${shorten(text.trim(), LONGEST_QUOTE)} »`,
    origin: [author, t`${integer(rating)} sur 5`, published_at && day(published_at)].filter(Boolean).join(', '),
  };
}

/** Messages at fewer than 10 reviews, 10 to 49, 50 or more (specification 1, section 9). */
function sentence(rating: number, count: number): string {
  const reviews = inSentence(count, t`un avis Google`, t`avis Google`);
  const liked = ratingBand(rating).tone !== 'poor';
  const message = reviewMessage(count);
  if (message === 'few')
    return t`Avec ${reviews}, une seule mauvaise expérience pèse lourd. Chaque client satisfait peut changer l’image que l’on a de vous.`;
  if (!liked) return t`${reviews} forment une opinion : y répondre, un par un, est ce qui la fait évoluer le plus vite.`;
  if (message === 'some')
    return t`${reviews} rassurent ceux qui vous cherchent. Google tient compte de leur nombre et de leur note dans Maps : continuez.`;
  return t`${reviews} : une preuve solide, qui mérite d’être visible aussi sur votre site.`;
}

function frequency(count: number): Pick<Row, 'tone' | 'word'> {
  const word = reviewFrequency(count);
  return word === 'Régulière' ? { word: t`réguliers`, tone: 'good' } : { word: t`rares`, tone: 'fair' };
}
