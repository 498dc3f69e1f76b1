import type { ListedFigures } from '../../api/types';
import { date, integer } from '../../format/format';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { Column } from '../../list/Column';
import type { ListedProspect } from './prospect-columns';

const Col = Column<ListedProspect>;
type Figure = Exclude<keyof ListedFigures, 'assistant_answers' | 'assistant_citations' | 'review_count' | 'canton'>;

/** What was measured of the website, in the order of the list; each is sorted by its figure, what is not known last. */
export const figureColumns = [
  figure('mobile', 'mobile_points', 'ASC', ({ mobile_points }) => mobile_points),
  figure('desktop', 'desktop_points', 'ASC', ({ desktop_points }) => desktop_points),
  <Col
    key="cms"
    source="cms"
    label="prospects.figures.cms"
    width={124}
    sortByOrder="ASC"
    render={({ figures }) => figures?.cms ?? <None />}
  />,
  figure(
    'findings',
    'critical',
    'DESC',
    ({ critical, findings }) => critical !== null && findings !== null && <Share of={[critical, findings]} />,
  ),
  figure('keywords', 'keyword_count', 'DESC', ({ keyword_count }) => keyword_count),
  figure('reviews', 'rating', 'ASC', (figures) => figures.review_count !== null && <Reviews figures={figures} />),
  figure(
    'citations',
    'cited_share',
    'ASC',
    ({ assistant_answers: asked, assistant_citations: cited }) => asked !== null && cited !== null && <Share of={[cited, asked]} />,
  ),
  figure('scanned', 'scanned_at', 'DESC', ({ scanned_at }) => scanned_at && date(scanned_at)),
];

/** Where the company is, and what it does. */
export const companyColumns = [
  <Col
    key="city"
    source="city"
    label="prospects.figures.city"
    width="medium"
    sortByOrder="ASC"
    render={({ figures }) => figures?.city && <Place city={figures.city} canton={figures.canton} />}
  />,
  <Col
    key="trade"
    source="trade"
    label="prospects.figures.trade"
    width="medium"
    sortByOrder="ASC"
    render={({ figures }) => <span title={figures?.trade ?? undefined}>{figures?.trade}</span>}
  />,
];

function figure(
  source: 'mobile' | 'desktop' | 'findings' | 'keywords' | 'reviews' | 'citations' | 'scanned',
  sortBy: Figure,
  order: 'ASC' | 'DESC',
  shown: (figures: ListedFigures) => React.ReactNode,
) {
  return (
    <Col
      key={source}
      source={source}
      sortBy={sortBy}
      label={`prospects.figures.${source}`}
      width="narrow"
      align="right"
      isNamed
      sortByOrder={order}
      render={({ figures }) => {
        const value = figures && shown(figures);
        return value === null || value === false ? <None /> : typeof value === 'number' ? integer(value) : value;
      }}
    />
  );
}

/** Not measured, or not measurable. */
function None() {
  const t = useText();
  return <span className="grey">{t('prospects.figures.none')}</span>;
}

/** Some of all. */
function Share({ of: [some, all] }: { of: [number, number] }) {
  const t = useText();
  return t('prospects.figures.of', { some: integer(some), all: integer(all) });
}

function Reviews({ figures: { rating, review_count } }: { figures: ListedFigures }) {
  const { decimal } = useFormat();
  const count = <span className="grey">({integer(review_count ?? 0)})</span>;
  return rating === null ? (
    count
  ) : (
    <>
      {decimal(rating)} {count}
    </>
  );
}

/** The canton stands beside where the place does not end with it. */
function Place({ city, canton }: Pick<ListedFigures, 'canton'> & { city: string }) {
  const words = canton && !city.endsWith(canton) ? `${city} ${canton}` : city;
  return (
    <span title={words}>
      {city} {words !== city && <span className="grey">{canton}</span>}
    </span>
  );
}
