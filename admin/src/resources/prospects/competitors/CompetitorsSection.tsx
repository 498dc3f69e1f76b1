import { CanAccess } from 'react-admin';
import { MAX_COMPETITORS } from '../../../../../backend/src/rules/competitors.rules';
import type { ProspectRecord } from '../../../api/types';
import { QueryContent } from '../../../components/QueryContent';
import { useText } from '../../../i18n/use-text';
import { ChosenCompetitors } from './ChosenCompetitors';
import { CompetitorForm } from './CompetitorForm';
import { CompetitorScan } from './CompetitorScan';
import { ProposedCompetitors } from './ProposedCompetitors';
import { useCompetitors } from './use-competitors';

/** The competitors of the prospect: chosen here, measured with it, shown on its pages alone (decision 43). */
export function CompetitorsSection({ prospect: { id } }: { prospect: ProspectRecord }) {
  const t = useText();
  const { query, choose, remove } = useCompetitors(id);
  return (
    <section className="part" aria-labelledby="neighbours">
      <h2 id="neighbours">{t('neighbours.title')}</h2>
      <p className="quiet measure mb-3">{t('neighbours.lead')}</p>
      <QueryContent query={query}>
        {({ chosen, proposed, cost }) => {
          const isFull = chosen.length >= MAX_COMPETITORS;
          return (
            <>
              {chosen.length > 0 ? <ChosenCompetitors chosen={chosen} remove={remove} /> : <p>{t('neighbours.empty')}</p>}
              <CanAccess action="scan" accessDenied={null}>
                <CompetitorScan chosen={chosen} cost={cost} />
              </CanAccess>
              <CanAccess action="edit" accessDenied={null}>
                {!isFull && <ProposedCompetitors proposed={proposed} choose={choose} />}
                <CompetitorForm choose={choose} isFull={isFull} />
              </CanAccess>
            </>
          );
        }}
      </QueryContent>
    </section>
  );
}
