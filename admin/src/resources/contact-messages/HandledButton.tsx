import type { ContactMessageRecord } from '../../api/types';
import { useUndoableChange } from '../../components/use-undoable-change';
import { useText } from '../../i18n/use-text';

/** Handled or open again. */
export function HandledButton({ message, name }: { message: ContactMessageRecord; name: string }) {
  const t = useText();
  const { handled } = message;
  const { change, isBusy } = useUndoableChange(message, {
    done: (now) => t(now.handled ? 'contactMessages.nowHandled' : 'contactMessages.nowOpen', { name }),
    failed: t('contactMessages.failed'),
  });
  const action = t(handled ? 'contactMessages.reopen' : 'contactMessages.handle');
  return (
    <button
      type="button"
      className="row-action"
      disabled={isBusy}
      aria-label={`${action} : ${name}`}
      onClick={() => void change({ handled: !handled })}
    >
      {action}
    </button>
  );
}
