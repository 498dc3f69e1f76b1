import type { IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { firstLanguage, LANGUAGES, type Language } from '../../rules/language.rules.js';

/** Where a choice of language is kept by a browser. */
export const LANGUAGE_COOKIE = 'lang';

/** The language that an address names, `?lang=`; null when it names none that there is. */
export function languageInAddress(url = ''): Language | null {
  const query = url.indexOf('?');
  return query < 0 ? null : firstLanguage(...new URLSearchParams(url.slice(query + 1)).getAll('lang'));
}

/** The language that a request asks for: `?lang=`, else its cookie. Null: the one of the prospect (`languageOf(asked, prospect.language)`). */
export function askedLanguage({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): Language | null {
  return languageInAddress(url) ?? firstLanguage(COOKIE.exec(headers.cookie ?? '')?.[1]);
}

const COOKIE = new RegExp(`(?:^|; ?)${LANGUAGE_COOKIE}=([^;]*)`);

/** The same for a route, which it describes as one that can be asked for in a language. */
export const AskedLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language | null => askedLanguage(context.switchToHttp().getRequest<FastifyRequest>()),
  [
    (route, name) => {
      const described = ApiQuery({ name: 'lang', enum: LANGUAGES, required: false });
      if (name !== undefined) described(route, name, Object.getOwnPropertyDescriptor(route, name) ?? {});
    },
  ],
);
