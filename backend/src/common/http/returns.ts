import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpCode,
  type NestInterceptor,
  SerializeOptions,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { z } from 'zod';
import { exampleMark } from './field.contract.js';
import type { Page } from './list-query.js';

/** The field of an answer that names its prospect. */
export const PROSPECT_KEY = 'prospect_key';

interface ReturnsOptions {
  isArray?: boolean;
}

const ANSWERS = new WeakMap<z.ZodType, z.ZodType>();

/** The schema of a contract that an answer was made of. */
export const answerOf = (schema: z.ZodType): z.ZodType => ANSWERS.get(schema) ?? schema;

/**
 * Declares what a route answers: the schema filters and checks the body, and documents it. What belongs to a prospect also says
 * whether that is a made-up company; no handler has to think of it.
 */
export function Returns(schema: z.ZodType, status = 200, { isArray = false }: ReturnsOptions = {}) {
  const key = schema instanceof z.ZodObject ? prospectKey(schema) : undefined;
  const standardSchema = key === undefined ? schema : (schema as z.ZodObject).extend({ example: z.boolean() });
  ANSWERS.set(standardSchema, schema);
  return applyDecorators(
    HttpCode(status),
    SetMetadata(PROSPECT_KEY, key),
    SerializeOptions({ schema: standardSchema }),
    ApiResponse({ status, standardSchema, isArray, description: '' }),
  );
}

/** A list in the react-admin dialect: the handler answers a {@link Page}, the client an array and `Content-Range`. */
export function ReturnsPageOf(itemSchema: z.ZodType) {
  return applyDecorators(UseInterceptors(new ContentRangeInterceptor()), Returns(itemSchema, 200, { isArray: true }));
}

/** The field that names the prospect of a record: its own id where the record is a prospect, which its contract says by `exampleMark`. */
function prospectKey({ shape }: z.ZodObject): 'prospect_id' | 'id' | undefined {
  if ('prospect_id' in shape) return 'prospect_id';
  return shape.example === exampleMark ? 'id' : undefined;
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
