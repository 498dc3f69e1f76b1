import { t } from '../../../backend/src/rules/language.rules.ts';

/** Words of the report that the agency may replace. */
export const QUOTE = t`« Ce qui se mesure s’améliore. »`;
