import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Language, languageOf, type SpokenLanguage } from '../../rules/language.rules.js';
import { isEnglish, requestLanguage } from './request-language.js';
import { isStaffBrowser } from './staff-cookies.js';

const readers = new AsyncLocalStorage<{ language: Language | null; isStaff: boolean }>();

/** Right before the handlers: the context of earlier hooks is lost while a body is read. */
export function rememberReaders(server: FastifyInstance): void {
  server.addHook('preHandler', (request, _reply, done) => readers.run({ language: null, isStaff: isStaffBrowser(request) }, done));
}

/** Records the language of the prospect that the current request is about. */
export function noteReader({ language }: { language: Language | null }): void {
  const reader = readers.getStore();
  if (reader) reader.language = language;
}

/** Returns whether the current request is of a staff browser, which must not change the language of the prospect. */
export const isStaffReading = (): boolean => readers.getStore()?.isStaff ?? false;

/** Responses for staff are in French or translated by the back-office, whatever language its browser chose on a page. */
const STAFF = /^\/(mon-espace(\/|\?|$)|api\/(?!public\/))/;

/** Returns the language for messages to a visitor: that of the request, else that of the prospect. */
export function visitorLanguage(request: Pick<FastifyRequest, 'url' | 'headers'>): SpokenLanguage {
  if (STAFF.test(request.url)) return 'fr';
  return isEnglish(request.url) ? 'en' : languageOf(requestLanguage(request), readers.getStore()?.language);
}
