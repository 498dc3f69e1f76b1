import type { ReactNode } from 'react';
import { CanAccess } from 'react-admin';
import type { AnalysisPart } from '../../../api/types';
import { Fact, Facts } from '../../../components/Facts';
import { integer, phone as readable } from '../../../format/format';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { displayUrl } from '../prospect-name';
import { useScanOfPage } from '../scan/ProspectScanProvider';

/** A listing that may belong to another company: its data, and the decision. */
export function ForeignListing({ part: { error } }: { part: AnalysisPart<'reviews'> }) {
  const t = useText();
  const { decimal } = useFormat();
  const listing = error?.listing;
  if (!listing) return null;
  const { place_id, website, rating, reviews_count, refused } = listing;
  const count = reviews_count ?? 0;
  return (
    <>
      <ListingFacts listing={listing}>
        <Fact label={t('analysis.reviews.website')}>{website && displayUrl(website)}</Fact>
        <Fact label={t('analysis.reviews.notTaken')}>
          {rating != null &&
            `${t('analysis.reviews.outOf', { rating: decimal(rating) })}, ${t('analysis.reviews.count', { smart_count: count, count: integer(count) })}`}
        </Fact>
      </ListingFacts>
      {place_id && <Decide placeId={place_id} choices={refused ? [true] : [true, false]} />}
    </>
  );
}

interface ListingFactsProps {
  listing: Partial<Record<'name' | 'address' | 'phone' | 'url', string | null>>;
  children?: ReactNode;
}

/** Which listing it is. */
export function ListingFacts({ listing: { name, address, phone, url }, children }: ListingFactsProps) {
  const t = useText();
  return (
    <Facts>
      <Fact label={t('analysis.reviews.place')}>
        {url ? (
          <a href={url} target="_blank" rel="noreferrer">
            {name ?? t('analysis.reviews.open')}
          </a>
        ) : (
          name
        )}
      </Fact>
      <Fact label={t('analysis.reviews.address')}>{address}</Fact>
      <Fact label={t('analysis.reviews.phone')}>{phone && readable(phone)}</Fact>
      {children}
    </Facts>
  );
}

/** What a person may say of a listing: that it is the company's, or that it is not. */
export function Decide({ placeId, choices }: { placeId: string; choices: boolean[] }) {
  const t = useText();
  const { decideListing, obstacle, isStarting } = useScanOfPage();
  return (
    <CanAccess action="scan" accessDenied={null}>
      <p className="wrap gap-1 mt-2 gap-x-4">
        {choices.map((own) => (
          <button
            key={String(own)}
            type="button"
            className="text-button"
            disabled={obstacle !== null || isStarting}
            onClick={() => void decideListing(placeId, own)}
          >
            {t(own ? 'analysis.reviews.own' : 'analysis.reviews.notOwn')}
          </button>
        ))}
      </p>
    </CanAccess>
  );
}
