import { callApi } from '../../api/call-api';
import type { RecentAction } from '../../api/types';
import { useAction } from '../../components/use-action';
import { useText } from '../../i18n/use-text';
import { UndoButton } from '../imports/UndoButton';
import { useUndoneText } from './use-undone-text';

/** Undoes an action at once; an import asks for confirmation. */
export function ActionUndo({ action, what }: { action: RecentAction; what: string }) {
  const t = useText();
  const { perform, isBusy } = useAction();
  const undoneWords = useUndoneText();
  if (!action.undoable) return null;
  if (action.kind === 'import') return <UndoButton item={{ id: action.id, file_name: String(action.values.name) }} />;
  const undo = async () => {
    const { count, kept } = await callApi('POST admin/actions/:id/undo', { id: action.id });
    // what failed for everybody is no success
    if (count === 0) throw new Error(t('actions.nothingUndone'));
    return { count, kept };
  };
  return (
    <button
      type="button"
      className="row-action"
      disabled={isBusy}
      aria-label={t('actions.undoOf', { what })}
      onClick={() => void perform(undo, { done: undoneWords, failed: (message) => message ?? t('bulk.failed') })}
    >
      {t('actions.undo')}
    </button>
  );
}
