import type { EntityManager } from 'typeorm';
import { notifyContentChange } from '../../common/database/content-changes.service.js';
import { notFound } from '../../common/errors.js';
import { isStaffReading } from '../../common/http/visitor-language.js';
import { type Language, languageOf, t } from '../../rules/language.rules.js';
import { Prospect } from './prospect.entity.js';
import { writeLanguage } from './prospect-facts.queries.js';

/** Message for visitors of a link. */
export const UNKNOWN_LINK = t`Impossible de charger les données du prospect. Le token est peut-être invalide ou expiré.`;
const GONE = t`Ce prospect n’existe pas ou a été supprimé.`;

/** Locks a prospect for a change; caches drop its pages at the commit. `gone`: message when it is deleted. */
export async function heldProspect(manager: EntityManager, id: string, gone = GONE): Promise<Prospect> {
  const prospect = await manager.findOne(Prospect, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!prospect) throw notFound(gone);
  await notifyContentChange(manager, id);
  return prospect;
}

/** Stores the language chosen by a visitor; staff on the page changes nothing. */
export const chosenLanguage = (asked: Language | null): Language | null => (isStaffReading() ? null : asked);

/** The same for what its visitor does: who acts in another language than was known is written to in that one, now and later. */
export async function heldByVisitor(manager: EntityManager, id: string, asked: Language | null, gone = UNKNOWN_LINK): Promise<Prospect> {
  const prospect = await heldProspect(manager, id, gone);
  const language = chosenLanguage(asked);
  if (language === null || language === languageOf(prospect.language)) return prospect;
  await writeLanguage(manager, id, language);
  return Object.assign(prospect, { language });
}
