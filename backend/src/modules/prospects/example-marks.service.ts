import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { mergeMap, type Observable } from 'rxjs';
import { PROSPECT_KEY } from '../../common/http/response-decorators.js';
import { ProspectQueries } from './prospects.queries.js';

type Row = Record<string, unknown>;

/** Adds to every record of a prospect whether its company is an example. */
@Injectable()
export class ExampleMarks implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly prospects: ProspectQueries,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<Row | Row[]>): Observable<Row | Row[]> {
    const key = this.reflector.get<string | undefined>(PROSPECT_KEY, context.getHandler());
    return key === undefined ? next.handle() : next.handle().pipe(mergeMap((body) => this.marked(key, body)));
  }

  private async marked(key: string, body: Row | Row[]): Promise<Row | Row[]> {
    const rows = Array.isArray(body) ? body : [body];
    const examples = await this.prospects.examplesAmong(rows.flatMap((row) => (isMarked(row) || !row[key] ? [] : [String(row[key])])));
    const mark = (row: Row): Row => (isMarked(row) ? row : { ...row, example: examples.has(String(row[key])) });
    return Array.isArray(body) ? body.map(mark) : mark(body);
  }
}

/** The demonstration sets the mark itself. */
const isMarked = (row: Row): boolean => 'example' in row;
