import { t } from '../../rules/language.rules.js';
import type { Retell } from '../../words/retelling.js';
import { Problem } from '../errors.js';

/** Of a field, where the library of schemas says more than a person can use. */
const WRONG = t`Entrée invalide`;

/** A refusal in another language: what it says, and what it says of each field. What no catalogue has stays as it was said. */
export function spokenProblem(problem: Problem, retell: Retell): Problem {
  const { status, code, title, message, errors, headers, theirs } = problem;
  const fields =
    errors && Object.fromEntries(Object.entries(errors).map(([field, words]) => [field, retell(words) ?? retell(WRONG) ?? words]));
  const isOfField = Object.entries(errors ?? {}).find(([, words]) => words === message)?.[0];
  const said = retell(message) ?? (isOfField && fields?.[isOfField]) ?? message;
  return new Problem(status, code, title, said, fields, headers, theirs);
}
