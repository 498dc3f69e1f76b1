import { type ArgumentMetadata, StandardSchemaValidationPipe } from '@nestjs/common';
import { t } from '../../rules/language.rules.js';
import { type FieldErrors, Problem } from '../errors.js';

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[];
}

/** Checks each parameter against its zod schema; a wrong body is 422 with `errors` by field, a wrong query or path 400. */
export class ValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: toProblem });
  }

  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    try {
      return await super.transform(value, metadata);
    } catch (error) {
      if (!(error instanceof Problem) || metadata.type === 'body') throw error;
      throw new Problem(400, 'bad_request', error.title, t`La demande est mal formée.`, error.errors);
    }
  }
}

function toProblem(issues: readonly Issue[]): Problem {
  const errors: FieldErrors = {};
  for (const { path = [], message } of issues) {
    const field = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || 'root';
    errors[field] ??= message;
  }
  const [first] = Object.values(errors);
  return new Problem(422, 'validation', 'Validation failed', first ?? t`Données invalides.`, errors);
}
