import { t } from '../../rules/language.rules.js';
import type { Retell } from '../../words/retelling.js';
import { Problem } from '../errors.js';

/** Replaces messages of the schema library that have no translation. */
const WRONG = t`Entrée invalide`;

/** Translates the message of a problem and those of its fields. A message without a translation stays French. */
export function translateProblem(problem: Problem, retell: Retell): Problem {
  const { status, code, title, message, errors, headers, theirs } = problem;
  const fields =
    errors && Object.fromEntries(Object.entries(errors).map(([field, words]) => [field, retell(words) ?? retell(WRONG) ?? words]));
  const isOfField = Object.entries(errors ?? {}).find(([, words]) => words === message)?.[0];
  const translated = retell(message) ?? (isOfField && fields?.[isOfField]) ?? message;
  return new Problem(status, code, title, translated, fields, headers, theirs);
}
