import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import type { PublicReport } from '../api.ts';

/** Who signs; null where nobody was named. */
export const personView = ({ person, token }: PublicReport) => (person ? { ...person, bookingHref: pagePath('booking', token) } : null);
