import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { containsWord, looseSpellingsOf, searchWords, spellingsOf } from '../../common/http/search-words.js';

/**
 * Searches records of a prospect: each word is in `text`, an SQL expression of the record `own` with a trigram index, or in the searched
 * fields of the prospect. As a union, since OR across two tables scans both.
 */
export function applySearchWithProspect<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, q: string | undefined, text: string): void {
  const table = query.expressionMap.mainAlias?.metadata.tableName;
  for (const [index, word] of searchWords(q).entries()) {
    const own = containsWord(`fold_text(${text})`, looseSpellingsOf(word), `own${index}`);
    const found = containsWord('found.search_text', spellingsOf(word), `word${index}`);
    query.andWhere(
      `${query.alias}.id IN (SELECT own.id FROM ${table} own WHERE ${own.sql} UNION ALL
         SELECT own.id FROM ${table} own JOIN prospects found ON found.id = own.prospect_id WHERE ${found.sql})`,
      { ...own.values, ...found.values },
    );
  }
}
