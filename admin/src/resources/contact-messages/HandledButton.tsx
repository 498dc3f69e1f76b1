import type { ContactMessageRecord } from '../../api/types';
import styles from '../../components/list-page.module.css';
import { showNotice } from '../../components/notice';
import { useRecordChange } from '../../components/use-record-change';
import { useText } from '../../i18n/use-text';

/** Handled or open again; the notice leads back. */
export function HandledButton({ message, name }: { message: ContactMessageRecord; name: string }) {
  const t = useText();
  const { change, isPending } = useRecordChange<ContactMessageRecord>('contact-messages', 'contactMessages.failed');
  const { handled } = message;
  const words = (isHandled: boolean) => t(isHandled ? 'contactMessages.nowHandled' : 'contactMessages.nowOpen', { name });
  const toggle = async () => {
    if (!(await change(message, { handled: !handled }))) return;
    const undo = async () => {
      if (await change(message, { handled })) showNotice(words(handled));
    };
    showNotice(words(!handled), { label: t('app.list.undo'), run: undo });
  };
  const action = t(handled ? 'contactMessages.reopen' : 'contactMessages.handle');
  return (
    <button
      type="button"
      className={styles.rowAction}
      disabled={isPending}
      aria-label={`${action} : ${name}`}
      onClick={() => void toggle()}
    >
      {action}
    </button>
  );
}
