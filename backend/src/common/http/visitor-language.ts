import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Language, languageOf } from '../../rules/language.rules.js';
import { requestLanguage } from './request-language.js';
import { isStaffBrowser } from './staff-cookies.js';

const readers = new AsyncLocalStorage<{ language: Language | null; isStaff: boolean }>();

/** Right before the handlers: the context of earlier hooks is lost while a body is read. */
export function rememberReaders(server: FastifyInstance): void {
  server.addHook('preHandler', (request, _reply, done) => readers.run({ language: null, isStaff: isStaffBrowser(request) }, done));
}

/** The prospect that the request at hand is about was read: this is its language. */
export function noteReader({ language }: { language: Language | null }): void {
  const reader = readers.getStore();
  if (reader) reader.language = language;
}

/** Whether the request at hand is of a browser of staff, which tries a page and chooses nothing for its prospect. */
export const isStaffReading = (): boolean => readers.getStore()?.isStaff ?? false;

/** Staff reads French or its own catalogue, whatever its browser chose on a page. */
const STAFF = /^\/(mon-espace(\/|\?|$)|api\/(?!public\/))/;

/** What a visitor is told something in: the language that is asked for, else the one of the prospect whose page it is. */
export const visitorLanguage = (request: Pick<FastifyRequest, 'url' | 'headers'>): Language =>
  STAFF.test(request.url) ? 'fr' : languageOf(requestLanguage(request), readers.getStore()?.language);
