import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE, languageInUrl } from '../../common/http/request-language.js';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Stores the language of `?lang=` in a cookie, so that it applies to the next pages. */
export function setLanguageCookie({ url }: Pick<FastifyRequest, 'url'>, reply: FastifyReply, publicUrl: string): void {
  const language = languageInUrl(url);
  if (!language) return;
  const secure = publicUrl.startsWith('https:');
  void reply.setCookie(LANGUAGE_COOKIE, language, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', secure });
}
