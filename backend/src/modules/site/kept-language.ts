import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE, languageInAddress } from '../../common/http/asked-language.js';

const YEAR_SECONDS = 365 * 24 * 3600;

/** A language that the address of a page names is that of the next ones, too. */
export function keepLanguage({ url }: Pick<FastifyRequest, 'url'>, reply: FastifyReply, publicUrl: string): void {
  const language = languageInAddress(url);
  if (!language) return;
  const secure = publicUrl.startsWith('https:');
  void reply.setCookie(LANGUAGE_COOKIE, language, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', secure });
}
