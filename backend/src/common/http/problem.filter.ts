import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { t, translatable } from '../../rules/language.rules.js';
import { isForeignKeyViolation } from '../database/foreign-key-violation.js';
import { isDatabaseOutage } from '../database/outage.js';
import { notFound, Problem } from '../errors.js';
import { translatedProblem } from './translated-problem.js';
import { visitorLanguage } from './visitor-language.js';

const FRENCH: Record<number, string> = {
  400: t`La demande est mal formée.`,
  401: t`Votre session a expiré. Reconnectez-vous pour continuer.`,
  403: t`Votre rôle ne permet pas cette action.`,
  404: t`Page introuvable.`,
  405: t`Cette action n’existe pas ici.`,
  413: t`Le contenu envoyé est trop volumineux.`,
  415: t`Ce format n’est pas accepté.`,
  429: t`Trop de demandes. Patientez un instant avant de réessayer.`,
};

const DATABASE = new Problem(
  503,
  'database',
  'Database unavailable',
  t`La base de données ne répond pas. Réessayez dans un instant.`,
  undefined,
  { 'retry-after': '5' },
);

/** Sends a problem in the language of the visitor; in French when its catalogue cannot be read. */
export function sendProblem(reply: FastifyReply, problem: Problem, request: FastifyRequest): void {
  const language = visitorLanguage(request);
  if (language === 'fr') write(reply, problem, request);
  else
    translatedProblem(problem, language).then(
      (translated) => write(reply.header('content-language', language), translated, request),
      () => write(reply, problem, request),
    );
}

function write(reply: FastifyReply, problem: Problem, { id }: FastifyRequest): void {
  void reply
    .status(problem.status)
    .headers(problem.headers ?? {})
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({
      type: `/problems/${problem.code}`,
      title: problem.title,
      status: problem.status,
      code: problem.code,
      message: problem.message,
      instance: `urn:request:${String(id)}`,
      ...(problem.errors && { errors: problem.errors }),
      ...(problem.theirs && { theirs: problem.theirs }),
    });
}

/** Every failure leaves as RFC 9457 problem details with `code`, a `message` and, for forms, `errors`: in French for staff, for visitors in their language. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    const problem = this.toProblem(error, String(request.id));
    if (problem.status >= 500 && !isOnPurpose(error)) this.logger.error({ err: error, requestId: request.id }, 'request failed');
    sendProblem(reply, problem, request);
  }

  private toProblem(error: unknown, requestId: string): Problem {
    if (error instanceof Problem) return error;
    if (isDatabaseOutage(error)) return DATABASE;
    if (isForeignKeyViolation(error)) return notFound(t`Ce que vous modifiez vient d’être supprimé.`);
    const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
    if (status < 500) {
      const title = error instanceof Error ? error.message : 'Request failed';
      return new Problem(status, CODES[status] ?? 'request', title, FRENCH[status] ?? FRENCH[400] ?? '');
    }
    return new Problem(
      status,
      'unexpected',
      'Unexpected error',
      translatable`Une erreur inattendue est survenue. Réessayez ; si elle persiste, transmettez-nous le numéro ${requestId}.`,
    );
  }
}

/** A request that was told when to retry is no fault. */
const isOnPurpose = (error: unknown): boolean => error instanceof Problem && error.headers?.['retry-after'] !== undefined;

const CODES: Record<number, string> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  415: 'media_type',
  429: 'rate_limited',
};

/** Fastify's own errors (body too large, broken JSON…) carry a status. */
function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
