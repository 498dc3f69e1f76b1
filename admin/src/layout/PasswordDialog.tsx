import { AppDialog } from '../components/AppDialog';
import { showNotice } from '../components/notice';
import { useText } from '../i18n/use-text';
import { PasswordForm } from './PasswordForm';

/** One's own password, over the page. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const done = () => {
    showNotice(t('account.changed'));
    onClose();
  };
  return (
    <AppDialog title={t('account.password')} onClose={onClose} width="xs" bare>
      <PasswordForm onDone={done} onCancel={onClose} />
    </AppDialog>
  );
}
