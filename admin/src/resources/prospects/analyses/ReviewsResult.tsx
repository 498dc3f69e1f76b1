import type { AnalysisPart, Review } from '../../../api/types';
import { Figure } from '../../../components/Figure';
import { date, integer } from '../../../format/format';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { Decide, ListingFacts } from './ListingDecision';
import { LivePlaceCheck } from './LivePlace';

/** What customers say on Google. */
export function ReviewsResult({ result }: { result: AnalysisPart<'reviews'> }) {
  const t = useText();
  const { decimal } = useFormat();
  const { status, source, place_id, rating, reviews_count, reviews = [] } = result;
  if (status && status !== 'completed') return <p>{t(`analysis.reviews.status.${status}`)}</p>;
  return (
    <>
      <div className="figures">
        <Figure label={t('analysis.reviews.rating')} value={rating == null ? null : decimal(rating)}>
          {reviews_count != null && t('analysis.reviews.count', { smart_count: reviews_count, count: integer(reviews_count) })}
        </Figure>
      </div>
      <ListingFacts listing={result} />
      <LivePlaceCheck />
      {place_id && source === 'live' && <Decide placeId={place_id} choices={[false]} />}
      <ul className="lines measure">
        {reviews.map((review) => (
          <ReviewLine key={`${review.author_name} ${review.time}`} review={review} />
        ))}
      </ul>
    </>
  );
}

function ReviewLine({ review: { author_name, rating, text, time } }: { review: Review }) {
  const t = useText();
  return (
    <li>
      <h3>
        {author_name}
        <span className="grey"> {t('analysis.reviews.outOf', { rating })}</span>
      </h3>
      <p className={text ? 'measure pre-line' : 'grey'}>{text ?? t('analysis.reviews.noText')}</p>
      {time && !Number.isNaN(Date.parse(time)) && <p className="grey">{date(time)}</p>}
    </li>
  );
}
