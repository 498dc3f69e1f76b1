import type { Duplicate, ImportConfirm, ImportReview, RowAction } from '../../api/types';
import { isProven } from '../../components/permission-proof';

export interface Choices extends Omit<ImportConfirm, 'decisions'> {
  /** Of single rows, by line. */
  decisions: ReadonlyMap<number, RowAction>;
}

export const DEFAULT_CHOICES: Choices = {
  onlyValid: false,
  onDuplicate: 'reject',
  onSameSite: 'create',
  decisions: new Map(),
  permission: null,
};

/** What becomes of a duplicate row: its own decision, else the rule. */
export function actionOf({ line, match }: Pick<Duplicate, 'line' | 'match'>, choices: Choices): RowAction | 'reject' {
  return choices.decisions.get(line) ?? (match === 'email' ? choices.onDuplicate : choices.onSameSite);
}

interface Plan {
  created: number;
  blockedBy: 'blockedEmail' | 'blockedErrors' | 'blockedDuplicates' | 'blockedPermission' | 'nothing' | null;
}

/** Returns how many prospects would be created, and what prevents it. The server checks it again. */
export function plannedRows(
  { columns, counts, duplicates }: Pick<ImportReview, 'columns' | 'counts' | 'duplicates'>,
  choices: Choices,
): Plan {
  if (!columns.some(({ field }) => field === 'email')) return { created: 0, blockedBy: 'blockedEmail' };
  const listed = (match: Duplicate['match']) => duplicates.filter((duplicate) => duplicate.match === match);
  const rowsWith = (match: Duplicate['match'], all: number, rule: string, action: string) => {
    const shown = listed(match);
    // rows beyond the list follow the rule
    const beyond = rule === action ? all - shown.length : 0;
    return beyond + shown.filter((duplicate) => actionOf(duplicate, choices) === action).length;
  };
  const { sameEmail, sameSite, valid } = counts;
  const undecided = rowsWith('email', sameEmail, choices.onDuplicate, 'reject');
  const created =
    valid -
    sameEmail -
    sameSite +
    rowsWith('email', sameEmail, choices.onDuplicate, 'create') +
    rowsWith('site', sameSite, choices.onSameSite, 'create');
  if (valid === 0) return { created: 0, blockedBy: 'nothing' };
  if (counts.invalid > 0 && !choices.onlyValid) return { created, blockedBy: 'blockedErrors' };
  if (undecided > 0) return { created, blockedBy: 'blockedDuplicates' };
  return { created, blockedBy: choices.permission && !isProven(choices.permission) ? 'blockedPermission' : null };
}
