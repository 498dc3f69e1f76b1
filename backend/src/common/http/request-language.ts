import type { IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { firstLanguage, LANGUAGES, type Language, type SpokenLanguage } from '../../rules/language.rules.js';

/** Cookie with the language that a visitor chose. */
export const LANGUAGE_COOKIE = 'lang';

/** Returns the language of `?lang=` in a URL; null when it is absent or unknown. */
export function languageInUrl(url = ''): Language | null {
  const query = url.indexOf('?');
  return query < 0 ? null : firstLanguage(...new URLSearchParams(url.slice(query + 1)).getAll('lang'));
}

/** Returns the language of a request: `?lang=`, else its cookie. Null: that of the prospect (`languageOf(requested, prospect.language)`). */
export function requestLanguage({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): Language | null {
  return languageInUrl(url) ?? firstLanguage(COOKIE.exec(headers.cookie ?? '')?.[1]);
}

/** The same, with English where an address asks for it (`?lang=en`, the widget); never stored. */
export const spokenLanguage = (request: Pick<IncomingMessage, 'url' | 'headers'>): SpokenLanguage | null =>
  isEnglish(request.url) ? 'en' : requestLanguage(request);

/** Whether `?lang=en` is the language of a URL. */
export const isEnglish = (url = ''): boolean => /[?&]lang=en(?:&|$)/.test(url);

const COOKIE = new RegExp(`(?:^|; ?)${LANGUAGE_COOKIE}=([^;]*)`);

/** Injects {@link requestLanguage} into a handler and documents `?lang=` in the description of the API. */
export const RequestLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language | null => requestLanguage(context.switchToHttp().getRequest<FastifyRequest>()),
  [
    (route, name) => {
      const described = ApiQuery({ name: 'lang', enum: LANGUAGES, required: false });
      if (name !== undefined) described(route, name, Object.getOwnPropertyDescriptor(route, name) ?? {});
    },
  ],
);
