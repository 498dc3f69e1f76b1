import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { integer } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import type { FollowUpChange } from './BulkFollowUpDialog';
import styles from './bulk.module.css';
import type { Selection } from './use-selection';

/** What is asked, with its fields: a list is read without them. */
const BulkDialog = lazy(async () => ({ default: (await import('./BulkDialog')).BulkDialog }));
const BulkFollowUpDialog = lazy(async () => ({ default: (await import('./BulkFollowUpDialog')).BulkFollowUpDialog }));

interface BulkBarProps {
  selection: Selection;
  onScan: () => void;
  onExport: () => void;
}

/** What can be done with the selected prospects; stays in sight while the list scrolls. */
export function BulkBar({ selection, onScan, onExport }: BulkBarProps) {
  const t = useText();
  const [asked, setAsked] = useState<'validate' | 'delete' | 'campaign' | null>(null);
  const [changed, setChanged] = useState<FollowUpChange | null>(null);
  const { canAccess: mayEdit } = useCanAccess({ action: 'edit', resource: 'prospects' });
  if (selection.count === 0) return null;
  return (
    <>
      <section className={styles.bulk} aria-label={t('bulk.bar')} data-acts={t('bulk.selected', { smart_count: selection.count })}>
        <p className="strong number" role="status">
          {t('bulk.selected', { smart_count: selection.count })}
        </p>
        {mayEdit && (
          <>
            <Button variant="outlined" onClick={onScan}>
              {t('bulk.action.scan')}
            </Button>
            <Button variant="outlined" onClick={() => setAsked('validate')}>
              {t('bulk.action.validate')}
            </Button>
            <Button variant="outlined" onClick={() => setAsked('campaign')}>
              {t('bulk.action.campaign')}
            </Button>
            <Button variant="outlined" onClick={() => setChanged('owner')}>
              {t('bulk.action.owner')}
            </Button>
            <Button variant="outlined" onClick={() => setChanged('next')}>
              {t('bulk.action.next')}
            </Button>
            <Button variant="outlined" onClick={() => setChanged('change')}>
              {t('bulk.action.change')}
            </Button>
          </>
        )}
        <Button variant="outlined" onClick={onExport}>
          {t('bulk.action.export')}
        </Button>
        {mayEdit && (
          <Button variant="outlined" color="error" onClick={() => setAsked('delete')}>
            {t('bulk.action.delete')}
          </Button>
        )}
        <span className="wrap pushed">
          {selection.canSelectAll && (
            <Button variant="text" onClick={selection.selectAll}>
              {t('bulk.all', { count: integer(selection.total) })}
            </Button>
          )}
          <Button variant="text" onClick={selection.clear}>
            {t('bulk.clear')}
          </Button>
        </span>
      </section>
      <Suspense fallback={null}>
        {asked && <BulkDialog kind={asked} selection={selection} onClose={() => setAsked(null)} />}
        {changed && <BulkFollowUpDialog kind={changed} selection={selection} onClose={() => setChanged(null)} />}
      </Suspense>
    </>
  );
}
