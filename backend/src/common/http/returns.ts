import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpCode,
  type NestInterceptor,
  SerializeOptions,
  UseInterceptors,
} from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import type { z } from 'zod';
import type { Page } from './list-query.js';

/** Declares what a route answers: the schema filters and checks the body, and documents it. */
export function Returns(schema: z.ZodType, status = 200, options: { isArray?: boolean } = {}) {
  return applyDecorators(
    HttpCode(status),
    SerializeOptions({ schema }),
    ApiResponse({ status, standardSchema: schema, isArray: options.isArray ?? false, description: '' }),
  );
}

/** A list in the react-admin dialect: the handler answers a {@link Page}, the client an array and `Content-Range`. */
export function ReturnsPageOf(itemSchema: z.ZodType) {
  return applyDecorators(UseInterceptors(new ContentRangeInterceptor()), Returns(itemSchema, 200, { isArray: true }));
}

/** Declares a route with an empty answer. */
export function ReturnsNothing() {
  return applyDecorators(HttpCode(204), ApiResponse({ status: 204, description: '' }));
}

class ContentRangeInterceptor implements NestInterceptor<Page<unknown>, unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Observable<unknown[]> {
    const http = context.switchToHttp();
    const resource = http.getRequest<FastifyRequest>().routeOptions.url?.split('/').pop();
    return next.handle().pipe(
      map(({ items, total, offset }) => {
        const range = items.length > 0 ? `${offset}-${offset + items.length - 1}` : '*';
        http.getResponse<FastifyReply>().header('content-range', `${resource} ${range}/${total}`);
        return items;
      }),
    );
  }
}
