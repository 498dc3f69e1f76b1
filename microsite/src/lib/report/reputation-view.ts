import type { PublicReport } from '../api.ts';
import { positiveVerdict, ratingVerdict, reviewCountVerdict, reviewFrequency } from '../bands.ts';
import { decimal, integer, percent, plural } from '../format.ts';
import { type Row, sectionState, sourceLine } from './shown.ts';

export function reputationView({ reviews }: PublicReport) {
  const { rating, count } = reviews;
  // a company found without a single review was measured: its rating is what is missing
  const state = sectionState(reviews, rating !== null || count !== null);
  if (state !== 'shown') return { state, found: true };
  const source = sourceLine(reviews);
  if (rating === null || !count) return { state: 'missing', found: false, source };
  const positive = Math.round(rating * 20);
  const rows: Row[] = [
    { label: 'Avis positifs', value: percent(positive), fill: positive, ...positiveVerdict(positive) },
    { label: 'Nombre d’avis', value: integer(count), fill: null, ...reviewCountVerdict(count) },
    { label: 'Fréquence', value: '', fill: null, ...reviewFrequency(count) },
  ];
  return {
    state,
    found: true,
    figure: decimal(rating),
    fill: positive,
    ...ratingVerdict(rating),
    sentence: sentence(rating, count),
    rows,
    source,
  };
}

/** Messages at fewer than 10 reviews, 10 to 49, 50 or more (specification 1, section 9). */
function sentence(rating: number, count: number): string {
  const reviews = plural(count, 'avis Google', 'avis Google');
  const liked = ratingVerdict(rating).tone !== 'poor';
  if (count < 10)
    return `Avec ${reviews}, une seule mauvaise expérience pèse lourd. Chaque client satisfait peut changer l’image que l’on a de vous.`;
  if (!liked) return `${reviews} forment une opinion : y répondre, un par un, est ce qui la fait évoluer le plus vite.`;
  if (count < 50)
    return `${reviews} rassurent ceux qui vous cherchent. Google tient compte de leur nombre et de leur note dans Maps : continuez.`;
  return `${reviews} : une preuve solide, qui mérite d’être visible aussi sur votre site.`;
}
