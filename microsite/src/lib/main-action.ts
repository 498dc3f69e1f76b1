import { t } from '../../../backend/src/rules/language.rules.ts';
import type { SiteWords } from '../render/page-input.ts';

export interface MainAction {
  text: string;
  href: string;
}

/** Returns the main button of a personal page: it follows the state of the person, so that a booked call comes first (decision 58). */
export const mainAction = ({ status }: Pick<SiteWords, 'status'>, otherwise: MainAction): MainAction =>
  status?.call ? { text: t`Voir mon rendez-vous`, href: status.bookingHref } : otherwise;

/** Returns the link to the calendar, which names the call once it is booked. */
export const callLink = (words: Pick<SiteWords, 'status'>, href: string): MainAction =>
  mainAction(words, { text: t`Réserver un appel`, href });
