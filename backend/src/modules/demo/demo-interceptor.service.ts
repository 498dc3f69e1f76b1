import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, type Observable } from 'rxjs';
import { requestLanguage } from '../../common/http/request-language.js';
import { languageOf } from '../../rules/language.rules.js';
import { isDemo } from '../../rules/tokens.rules.js';
import { DemoAnswers, type Fields } from './demo-answers.service.js';

/** Answers every call about the demonstration in the place of its route: no handler sees it, so none can store or send anything. */
@Injectable()
export class DemoInterceptor implements NestInterceptor {
  constructor(private readonly demo: DemoAnswers) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest<{ Params: Fields; Querystring: Fields }>>();
    const { method, params, query, body, routeOptions } = request;
    const given = { ...query, ...(typeof body === 'object' ? (body as Fields | null) : null), ...params };
    const token = given.token ?? given.prospectId;
    const answer = typeof token === 'string' && isDemo(token) ? this.demo.of(`${method} ${routeOptions.url}`) : undefined;
    const visit = { reply: http.getResponse<FastifyReply>(), language: languageOf(requestLanguage(request)) };
    return answer ? from(Promise.resolve(answer(given, visit))) : next.handle();
  }
}
