import { CanAccess } from 'react-admin';
import { MAX_COMPETITORS } from '../../../../../backend/src/rules/competitors.rules';
import type { ProspectRecord } from '../../../api/types';
import { Loaded } from '../../../components/Loaded';
import { useText } from '../../../i18n/use-text';
import { ChosenNeighbours } from './ChosenNeighbours';
import { NeighbourForm } from './NeighbourForm';
import { NeighbourOrder } from './NeighbourOrder';
import { ProposedNeighbours } from './ProposedNeighbours';
import { useNeighbours } from './use-neighbours';

/** The competitors of the prospect: chosen here, measured with it, shown on its pages alone (decision 43). */
export function NeighboursSection({ prospect: { id } }: { prospect: ProspectRecord }) {
  const t = useText();
  const { query, choose, remove } = useNeighbours(id);
  return (
    <section className="part" aria-labelledby="neighbours">
      <h2 id="neighbours">{t('neighbours.title')}</h2>
      <p className="quiet measure mb-3">{t('neighbours.lead')}</p>
      <Loaded query={query}>
        {({ chosen, proposed, cost }) => {
          const isFull = chosen.length >= MAX_COMPETITORS;
          return (
            <>
              {chosen.length > 0 ? <ChosenNeighbours chosen={chosen} remove={remove} /> : <p>{t('neighbours.empty')}</p>}
              <CanAccess action="scan" accessDenied={null}>
                <NeighbourOrder chosen={chosen} cost={cost} />
              </CanAccess>
              <CanAccess action="edit" accessDenied={null}>
                {!isFull && <ProposedNeighbours proposed={proposed} choose={choose} />}
                <NeighbourForm choose={choose} isFull={isFull} />
              </CanAccess>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
