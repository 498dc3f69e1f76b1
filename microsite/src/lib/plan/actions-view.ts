import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { PlanAction, PublicReport } from '../api.ts';
import { pluralForm } from '../format.ts';
import { frenchSpaces } from '../spaces.ts';

/** « 1 étape sur 5 terminée » */
export function progressText(steps: readonly Pick<PlanAction, 'done'>[]): string {
  const total = steps.length;
  const done = steps.filter((step) => step.done).length;
  if (done === 0) return pluralForm(total, t`${total} étape, pas encore cochée`, t`${total} étapes, aucune cochée`);
  return pluralForm(done, t`${done} étape sur ${total} terminée`, t`${done} étapes sur ${total} terminées`);
}

/** What a row says below its title: who does it, and how long it takes. */
const metaOf = ({ who, effort }: PlanAction): string[] =>
  [who && t`Qui : ${who}`, effort && t`Durée : ${effort}`].filter((part) => part !== null);

/** Measured again only while it is open and no measurement runs. */
export const isRemeasurable = ({ measurable, check, state }: Pick<PlanAction, 'measurable' | 'check' | 'state'>): boolean =>
  measurable && state !== 'fixed' && check?.state !== 'pending';

/** The one list of actions, the same on every page. */
export function actionsView({ actions, webmaster }: Pick<PublicReport, 'actions' | 'webmaster'>) {
  return {
    rows: actions.map((action, index) => ({
      ...action,
      number: String(index + 1),
      meta: metaOf(action),
      isFixed: action.state === 'fixed',
      canMeasure: isRemeasurable(action),
      hasMore: action.solution !== '' || action.corrections.length > 0,
    })),
    count: progressText(actions),
    /** Nothing of this company: advice that any company can use. */
    general: actions.every(
      ({ answer, findings, who, state }) => answer === null && findings.length === 0 && who !== null && state !== 'fixed',
    ),
    mail: webmaster && mailOf(webmaster),
  };
}

export type ActionsView = ReturnType<typeof actionsView>;

/** The owner's own mail program sends it: nothing leaves without being read (decision 38). */
function mailOf({ subject: plain, text: written }: NonNullable<PublicReport['webmaster']>) {
  const [subject, text] = [frenchSpaces(plain), frenchSpaces(written)];
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return { subject, text, href: `mailto:?subject=${encodeURIComponent(subject)}&body=${body}` };
}
