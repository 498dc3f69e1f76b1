import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, type Observable } from 'rxjs';
import { isDemo } from '../../rules/tokens.rules.js';
import { DemoAnswers, type Fields } from './demo-answers.service.js';

/** Answers every call about the demonstration in the place of its route: no handler sees it, so none can store or send anything. */
@Injectable()
export class DemoInterceptor implements NestInterceptor {
  constructor(private readonly demo: DemoAnswers) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { method, params, query, body, routeOptions } = http.getRequest<FastifyRequest<{ Params: Fields; Querystring: Fields }>>();
    const given = { ...query, ...(typeof body === 'object' ? (body as Fields | null) : null), ...params };
    const token = given.token ?? given.prospectId;
    const answer = typeof token === 'string' && isDemo(token) ? this.demo.of(`${method} ${routeOptions.url}`) : undefined;
    return answer ? from(Promise.resolve(answer(given, http.getResponse<FastifyReply>()))) : next.handle();
  }
}
