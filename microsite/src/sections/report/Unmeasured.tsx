import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyReport } from '../../lib/report/report-view.ts';
import type { SiteWords } from '../../render/page-input.ts';
import { Fold } from './Fold.tsx';
import { ExtraVisitors } from './Keywords.tsx';
import { ListingQuestion } from './ListingQuestion.tsx';
import { RefreshReviews } from './Reputation.tsx';

/** What was not measured: one line, with the reasons and what to do behind it. */
export function Unmeasured({ view, claims }: { view: ReadyReport; claims: SiteWords['claims'] }) {
  const { unmeasured, reputation } = view;
  if (unmeasured.items.length === 0) return null;
  return (
    <Fold id="non-mesure" title={unmeasured.title} label={t`Pas encore mesuré`} fact={null}>
      {unmeasured.way && <p className="lead">{unmeasured.way}</p>}
      {unmeasured.items.map(({ id, name, cause, sentence, question }) => (
        <section key={id} className="unmeasured" aria-labelledby={`${id}-titre`} id={id}>
          <h3 id={`${id}-titre`}>{name}</h3>
          {cause && <p>{cause}</p>}
          <p className="quiet">{sentence}</p>
          {question && <ListingQuestion found={question.found} />}
          {id === 'referencement' && <ExtraVisitors claims={claims} />}
          {id === 'reputation' && <RefreshReviews reputation={reputation} />}
        </section>
      ))}
    </Fold>
  );
}
