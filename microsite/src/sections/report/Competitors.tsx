import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyReport } from '../../lib/report/report-view.ts';
import { PlainMeasures } from '../shared/Measures.tsx';
import { Fold } from './Fold.tsx';

export function Competitors({ view }: { view: ReadyReport }) {
  const { neighbours } = view;
  if (!neighbours) return null;
  return (
    <Fold id="voisins" title={t`Parmi vos voisins`} fact={null}>
      <p>{t`Des sites que l’agence a choisis, visités comme le vôtre. Leurs noms ne figurent que sur votre page.`}</p>
      <PlainMeasures rows={neighbours.rows} scale="score" />
      <p className="source">{neighbours.source}</p>
    </Fold>
  );
}
