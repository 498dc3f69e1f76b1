/** Words of the report that the agency may replace. */
export const QUOTE = '« Ce qui se mesure s’améliore. »';
