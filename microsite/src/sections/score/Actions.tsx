import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyScore } from '../../lib/score/score-view.ts';
import { ActionList } from '../plan/ActionList.tsx';
import { Section } from '../shared/Section.tsx';

/** General advice is on the page of the plan: here is only what is known of this company. */
export function Actions({ view: { list, example } }: { view: ReadyScore }) {
  if (list.general) return null;
  return (
    <Section id="actions" title={t`Votre plan d’action`} isExample={example}>
      <ActionList view={list} />
    </Section>
  );
}
