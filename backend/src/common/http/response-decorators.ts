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

/** Metadata key: the field of a response that holds the id of its prospect. */
export const PROSPECT_KEY = 'prospect_key';

interface ReturnsOptions {
  isArray?: boolean;
}

const CONTRACT_SCHEMAS = new WeakMap<z.ZodType, z.ZodType>();

/** Returns the schema of the contract that a response schema was made from. */
export const contractSchemaOf = (schema: z.ZodType): z.ZodType => CONTRACT_SCHEMAS.get(schema) ?? schema;

/**
 * Declares the response of a route: the schema filters, checks and documents the body. A record of a prospect also gets `example`,
 * whether the company is made up.
 */
export function Returns(schema: z.ZodType, status = 200, { isArray = false }: ReturnsOptions = {}) {
  const key = schema instanceof z.ZodObject ? prospectKey(schema) : undefined;
  const standardSchema = key === undefined ? schema : (schema as z.ZodObject).extend({ example: z.boolean() });
  CONTRACT_SCHEMAS.set(standardSchema, schema);
  return applyDecorators(
    HttpCode(status),
    SetMetadata(PROSPECT_KEY, key),
    SerializeOptions({ schema: standardSchema }),
    ApiResponse({ status, standardSchema, isArray, description: '' }),
  );
}

/** Declares a list in the react-admin dialect: the handler returns a {@link Page}, the client gets an array and `Content-Range`. */
export function ReturnsPageOf(itemSchema: z.ZodType) {
  return applyDecorators(UseInterceptors(new ContentRangeInterceptor()), Returns(itemSchema, 200, { isArray: true }));
}

/** Returns the field with the id of the prospect: `id` where the record is a prospect, which its contract marks by `exampleMark`. */
function prospectKey({ shape }: z.ZodObject): 'prospect_id' | 'id' | undefined {
  if ('prospect_id' in shape) return 'prospect_id';
  return shape.example === exampleMark ? 'id' : undefined;
}

/** Declares a route with an empty response (204). */
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
