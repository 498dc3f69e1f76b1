import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { CanAccess, useRecordContext } from 'react-admin';
import { callApi } from '../../../api/call-api';
import type { LivePlace } from '../../../api/types';
import { Banner } from '../../../components/Banner';
import { Fact, Facts } from '../../../components/Facts';
import { dateTime, integer, phone } from '../../../format/format';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { displayUrl } from '../prospect-name';

/** Compares the current listing of Google Places with the stored figures. */
export function LivePlaceCheck() {
  const t = useText();
  const record = useRecordContext();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => callApi('POST admin/prospects/:id/live-place', { id: String(record?.id) }),
  });
  return (
    <CanAccess action="scan" accessDenied={null}>
      {data && <PlaceFacts place={data} />}
      {error && <Banner tone="poor">{error.message}</Banner>}
      <p className="wrap gap-1 mt-2 gap-x-4">
        <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
          {t(isPending ? 'analysis.reviews.live.reading' : 'analysis.reviews.live.read')}
        </Button>{' '}
        <span className="grey">{t('analysis.reviews.live.help')}</span>
      </p>
    </CanAccess>
  );
}

function PlaceFacts({ place: { kept, opening, ...place } }: { place: LivePlace }) {
  const t = useText();
  const { decimal } = useFormat();
  const figures = ({ rating, reviews_count }: Pick<LivePlace, 'rating' | 'reviews_count'>) =>
    rating !== null &&
    [
      t('analysis.reviews.outOf', { rating: decimal(rating) }),
      reviews_count !== null && t('analysis.reviews.count', { smart_count: reviews_count, count: integer(reviews_count) }),
    ]
      .filter(Boolean)
      .join(', ');
  const status = place.business_status === 'OPERATIONAL' ? null : place.business_status;
  return (
    <Facts>
      <Fact label={t('analysis.reviews.place')}>
        {place.url ? (
          <a href={place.url} target="_blank" rel="noreferrer">
            {place.name ?? t('analysis.reviews.open')}
          </a>
        ) : (
          place.name
        )}
      </Fact>
      <Fact label={t('analysis.reviews.live.now', { provider: place.provider })}>{figures(place)}</Fact>
      <Fact label={t('analysis.reviews.live.kept', { provider: kept.provider ?? '' })}>{figures(kept)}</Fact>
      <Fact label={t('analysis.reviews.address')}>{place.address}</Fact>
      <Fact label={t('analysis.reviews.phone')}>{place.phone && phone(place.phone)}</Fact>
      <Fact label={t('analysis.reviews.website')}>{place.website && displayUrl(place.website)}</Fact>
      <Fact label={t('analysis.reviews.live.status')}>{status}</Fact>
      <Fact label={t('analysis.reviews.live.opening')}>
        {opening?.days.map((day) => (
          <div key={day}>{day}</div>
        ))}
      </Fact>
      <Fact label={t('analysis.reviews.live.readAt')}>
        {[dateTime(place.read_at), ...place.attributions.map(({ provider }) => provider)].join(', ')}
      </Fact>
    </Facts>
  );
}
