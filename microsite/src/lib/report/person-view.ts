import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import type { PublicReport } from '../api.ts';

/** The signatory; null when none is set. */
export const personView = ({ person, token }: PublicReport) => (person ? { ...person, bookingHref: pagePath('booking', token) } : null);
