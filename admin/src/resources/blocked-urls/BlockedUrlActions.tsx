import { CanAccess } from 'react-admin';
import type { BlockedUrlRecord } from '../../api/types';
import { DialogButton } from '../../components/DialogButton';
import { useText } from '../../i18n/use-text';
import { BlockDialog } from './BlockDialog';
import { useBlocking } from './use-blocking';

export function BlockButton() {
  const t = useText();
  return (
    <CanAccess action="create">
      <DialogButton variant="contained" label={t('blockedUrls.block')}>
        {(close) => <BlockDialog onClose={close} />}
      </DialogButton>
    </CanAccess>
  );
}

/** Edits, unblocks, blocks again. The record stays in the list, so unblocking asks for no confirmation. */
export function BlockedUrlActions({ blocked }: { blocked: BlockedUrlRecord }) {
  const t = useText();
  const { setActive, isPending } = useBlocking();
  const { url, is_active } = blocked;
  const label = t(is_active ? 'blockedUrls.unblock' : 'blockedUrls.again');
  return (
    <>
      <DialogButton look="row-action" data-row-link label={t('app.action.edit')} aria-label={`${t('app.action.edit')} : ${url}`}>
        {(close) => <BlockDialog blocked={blocked} onClose={close} />}
      </DialogButton>
      <button
        type="button"
        className="row-action"
        data-row-link
        disabled={isPending}
        aria-label={`${label} : ${url}`}
        onClick={() => void setActive(blocked, !is_active)}
      >
        {label}
      </button>
    </>
  );
}
