import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyScore } from '../../lib/score/score-view.ts';
import { ActionList } from '../plan/ActionList.tsx';
import { Section } from '../shared/Section.tsx';

export function Actions({ view: { list, example } }: { view: ReadyScore }) {
  return (
    <Section id="actions" title={t`Votre plan d’action`} isExample={example}>
      {list.general && (
        <p className="quiet">{t`Des conseils valables pour toute entreprise, en attendant ceux qui partent de vos mesures.`}</p>
      )}
      <ActionList view={list} />
    </Section>
  );
}
