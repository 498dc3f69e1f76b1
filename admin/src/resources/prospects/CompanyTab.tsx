import { CanAccess, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { ProspectRecord } from '../../api/types';
import { Fact, Facts } from '../../components/Facts';
import { useText } from '../../i18n/use-text';
import { AnalysisSection } from './analyses/AnalysisSection';
import { ForeignListing } from './analyses/ListingDecision';
import { ReviewsResult } from './analyses/ReviewsResult';
import { NotesEditor } from './NotesEditor';
import { useAnalysis } from './use-prospect-data';

/** The company, what its customers say, and what the agency noted. */
export function CompanyTab({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const { data: analysis } = useAnalysis(prospect.id);
  return (
    <div className="columns">
      <div>
        {analysis && (
          <AnalysisSection name="reviews" part={analysis.reviews} below={<ForeignListing part={analysis.reviews} />} stacked>
            <ReviewsResult result={analysis.reviews} />
          </AnalysisSection>
        )}
        <NotesEditor key={prospect.id} prospect={prospect} />
      </div>
      <section className="part">
        <h2>{t('prospects.company.title')}</h2>
        <CompanyFacts prospect={prospect} />
      </section>
    </div>
  );
}

const METADATA = ['industry', 'companySize', 'companyLocation', 'summary', 'description', 'companyDescription'] as const;

function CompanyFacts({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const { metadata } = prospect;
  const name = prospect.business_name ?? metadata.company;
  const city = prospect.location ?? metadata.location;
  if (!name && !city && METADATA.every((key) => !metadata[key])) return <NothingKnown id={prospect.id} />;
  return (
    <Facts>
      <Fact label={t('resources.prospects.fields.business_name')}>{name}</Fact>
      <Fact label={t('resources.prospects.fields.location')}>{city}</Fact>
      {METADATA.map((key) => (
        <Fact key={key} label={t(`resources.prospects.fields.metadata.${key}`)}>
          {metadata[key]}
        </Fact>
      ))}
    </Facts>
  );
}

function NothingKnown({ id }: { id: string }) {
  const t = useText();
  const createPath = useCreatePath();
  return (
    <>
      <p className="grey">{t('prospects.company.empty')}</p>
      <CanAccess action="edit" accessDenied={null}>
        <Link to={createPath({ resource: 'prospects', id, type: 'edit' })}>{t('prospects.company.complete')}</Link>
      </CanAccess>
    </>
  );
}
