import { Button } from '@mui/material';
import { useState } from 'react';
import { AppDialog } from '../../components/AppDialog';
import { OutsideLink } from '../../components/links';
import { useText } from '../../i18n/use-text';
import { displayUrl } from '../prospects/prospect-name';
import { FlagList } from '../prospects/review/FlagList';
import type { FlagView } from '../prospects/review/use-flags';
import { StatusReasonDialog } from '../prospects/StatusReasonDialog';
import styles from './inbox.module.css';
import type { Inbox, QueueItem } from './use-inbox';
import { useSimilarItems } from './use-similar-items';

interface SimilarItemsDialogProps {
  /** The item that is shown, and the similar ones. */
  items: QueueItem[];
  flags: FlagView[];
  queue: Inbox;
  onClose: () => void;
}

/** One decision for all items with the same flags; each can be deselected. */
export function SimilarItemsDialog({ items, flags, queue, onClose }: SimilarItemsDialogProps) {
  const t = useText();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const { reject, done, isBusy } = useSimilarItems(queue, onClose);
  const chosen = items.filter(({ id }) => !leftOut.includes(id));
  const smart_count = chosen.length;
  const [isRejecting, setRejecting] = useState(false);
  if (isRejecting)
    return <StatusReasonDialog status="rejected" onClose={() => setRejecting(false)} onConfirm={(reason) => reject(chosen, reason)} />;
  const foot = (
    <>
      <Button variant="outlined" onClick={onClose}>
        {t('app.action.cancel')}
      </Button>
      <Button variant="outlined" disabled={isBusy || smart_count === 0} onClick={() => done(chosen)}>
        {t('queue.alike.done', { smart_count })}
      </Button>
      <Button variant="contained" autoFocus disabled={isBusy || smart_count === 0} onClick={() => setRejecting(true)}>
        {t('queue.alike.reject', { smart_count })}
      </Button>
    </>
  );
  return (
    <AppDialog title={t('queue.alike.title', { smart_count: items.length })} onClose={onClose} foot={foot}>
      <FlagList flags={flags} />
      <p className="grey mt-3">{t('queue.alike.text')}</p>
      <ul className={`lines ${styles.alike}`}>
        {items.map(({ id, prospect: { company, site_url } }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={!leftOut.includes(id)}
                onChange={({ target }) => setLeftOut(target.checked ? leftOut.filter((one) => one !== id) : [...leftOut, id])}
              />
              {company}
            </label>
            {site_url && <OutsideLink url={site_url} words={displayUrl(site_url)} />}
          </li>
        ))}
      </ul>
    </AppDialog>
  );
}
