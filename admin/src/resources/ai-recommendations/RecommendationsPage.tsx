import { ListBase, useListContext } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import type { AiRecommendationsRecord } from '../../api/types';
import { ExampleChipOf } from '../../components/ExampleChip';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHead } from '../../components/PageHead';
import { useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import { SearchInput } from '../../list/SearchInput';
import { useChangeFilters } from '../../list/use-change-filters';
import { RecommendationsEditor } from './RecommendationsEditor';
import styles from './recommendations.module.css';

const NEWEST_FIRST = { field: 'updated_at', order: 'DESC' } as const;

/** Prospects on the left, the recommendations of the chosen one on the right. */
export function RecommendationsPage() {
  const t = useText();
  const [search] = useSearchParams();
  const chosen = search.get('prospect');
  return (
    <ListBase perPage={100} sort={NEWEST_FIRST} disableSyncWithLocation queryOptions={{ onError: () => undefined }}>
      <PageHead title={t('ai.recommendations.title')} lead={t('ai.recommendations.lead')} />
      <div className={styles.columns}>
        <section aria-label={t('ai.recommendations.prospects')}>
          <Filters />
          <Prospects chosen={chosen} />
        </section>
        <section className="narrow">
          {chosen ? <RecommendationsEditor key={chosen} prospectId={chosen} /> : <p className="grey">{t('ai.recommendations.choose')}</p>}
        </section>
      </div>
    </ListBase>
  );
}

function Filters() {
  const t = useText();
  const { filterValues } = useListContext();
  const change = useChangeFilters();
  const toggle = (isOnly: boolean) => {
    change(({ with_recommendations: _, ...others }) => (isOnly ? { ...others, with_recommendations: true } : others));
  };
  return (
    <div className="row gap-x-4 mb-2">
      <SearchInput placeholder={t('ai.recommendations.search')} />
      <label>
        <input type="checkbox" checked={!!filterValues.with_recommendations} onChange={({ target }) => toggle(target.checked)} />
        {t('ai.recommendations.only')}
      </label>
    </div>
  );
}

function Prospects({ chosen }: { chosen: string | null }) {
  const t = useText();
  const { data, error, isPending, refetch } = useListContext<AiRecommendationsRecord>();
  if (error) return <LoadFailure title={t('ai.recommendations.prospectsError')} onRetry={refetch} />;
  if (isPending) return <LoadingPage />;
  if (data?.length === 0) return <p className="grey">{t('ai.recommendations.noMatch')}</p>;
  return (
    <ul className={styles.prospects}>
      {data?.map(({ id, company, prenom, nom, recommendations, ...record }) => (
        <li key={id}>
          <Link to={`?prospect=${id}`} className={styles.prospect} aria-current={id === chosen ? 'true' : undefined}>
            <span>{company}</span>
            <ExampleChipOf record={record} />
            <span className="grey">
              {[
                `${prenom} ${nom}`.trim(),
                recommendations.length > 0 && t('ai.recommendations.count', { smart_count: recommendations.length }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
