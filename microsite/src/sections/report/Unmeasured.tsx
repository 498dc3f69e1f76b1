import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyReport } from '../../lib/report/report-view.ts';
import { Fold } from './Fold.tsx';
import { RefreshReviews } from './Reputation.tsx';

/** What was not measured: one line, with the reasons and what to do behind it. */
export function Unmeasured({ view }: { view: ReadyReport }) {
  const { unmeasured, reputation } = view;
  if (unmeasured.items.length === 0) return null;
  return (
    <Fold id="non-mesure" title={unmeasured.title} label={t`Pas encore mesuré`} fact={null}>
      {unmeasured.way && <p className="lead">{unmeasured.way}</p>}
      {unmeasured.items.map(({ id, name, cause, sentence }) => (
        <section key={id} className="unmeasured" aria-labelledby={`${id}-titre`} id={id}>
          <h3 id={`${id}-titre`}>{name}</h3>
          {cause && <p>{cause}</p>}
          <p className="quiet">{sentence}</p>
          {id === 'reputation' && <RefreshReviews reputation={reputation} />}
        </section>
      ))}
    </Fold>
  );
}
