import { Box, Button, Menu, MenuItem } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { Icon } from '../../../components/Icon';
import { integer } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import type { Selection } from '../../../list/selection';
import type { FollowUpChange } from './BulkFollowUpDialog';

/** In sight while the list scrolls; on a phone one line that scrolls sideways. */
const LOOK = {
  ...{ position: 'sticky', bottom: 12, zIndex: 4, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginTop: 3 },
  ...{ padding: '8px 12px', border: '1px solid var(--outline)', borderRadius: '2px', background: 'var(--raised)' },
  '@container page (max-width: 599px)': { flexWrap: 'nowrap', overflowX: 'auto', '& > *': { flex: 'none', whiteSpace: 'nowrap' } },
};

/** The dialogs are loaded on demand. */
const BulkDialog = lazy(async () => ({ default: (await import('./BulkDialog')).BulkDialog }));
const BulkFollowUpDialog = lazy(async () => ({ default: (await import('./BulkFollowUpDialog')).BulkFollowUpDialog }));

interface BulkBarProps {
  selection: Selection;
  onScan: () => void;
  onExport: () => void;
}

type Act = 'validate' | 'delete' | 'campaign' | FollowUpChange;

const isFollowUp = (act: Act): act is FollowUpChange => act === 'owner' || act === 'next' || act === 'change';

/** The bulk actions of the selected prospects; the bar sticks while the list scrolls. */
export function BulkBar({ selection, onScan, onExport }: BulkBarProps) {
  // of the rows that were selected when it was opened: a deletion takes them out of the list before it ends
  const [opened, setOpened] = useState<{ act: Act; selection: Selection } | null>(null);
  const isOpen = opened?.selection.page === selection.page;
  if (opened && !isOpen) setOpened(null);
  const close = () => setOpened(null);
  return (
    <>
      {selection.count > 0 && <Bar {...{ selection, onScan, onExport }} onOpen={(act) => setOpened({ act, selection })} />}
      <Suspense fallback={null}>
        {opened && isFollowUp(opened.act) && <BulkFollowUpDialog kind={opened.act} selection={opened.selection} onClose={close} />}
        {opened && !isFollowUp(opened.act) && <BulkDialog kind={opened.act} selection={opened.selection} onClose={close} />}
      </Suspense>
    </>
  );
}

function Bar({ selection, onScan, onExport, onOpen }: BulkBarProps & { onOpen: (act: Act) => void }) {
  const t = useText();
  const words = useSelectionWords(selection);
  const { canAccess: mayEdit } = useCanAccess({ action: 'edit', resource: 'prospects' });
  const open = (act: Act) => (
    <Button variant="outlined" onClick={() => onOpen(act)}>
      {t(`bulk.action.${act}`)}
    </Button>
  );
  return (
    <Box component="section" sx={LOOK} aria-label={t('bulk.bar')} data-acts={words}>
      <p className="strong number" role="status">
        {words}
      </p>
      <button type="button" className="icon-button" aria-label={t('bulk.clear')} title={t('bulk.clear')} onClick={selection.clear}>
        <Icon name="close" />
      </button>
      {mayEdit && (
        <>
          <Button variant="outlined" onClick={onScan}>
            {t('bulk.action.scan')}
          </Button>
          {open('validate')}
          {open('campaign')}
          <FollowUpMenu onOpen={onOpen} />
        </>
      )}
      <Button variant="outlined" onClick={onExport}>
        {t('bulk.action.export')}
      </Button>
      {mayEdit && (
        <Button variant="outlined" color="error" onClick={() => onOpen('delete')}>
          {t('bulk.action.delete')}
        </Button>
      )}
      {selection.canSelectAll && (
        <Button variant="text" className="pushed" onClick={selection.selectAll}>
          {t('bulk.all', { count: integer(selection.total) })}
        </Button>
      )}
      {selection.isAll && selection.total > selection.onPage && (
        <Button variant="text" className="pushed" onClick={selection.selectPage}>
          {t('bulk.pageAgain', { count: integer(selection.onPage) })}
        </Button>
      )}
    </Box>
  );
}

const FOLLOW_UPS = ['owner', 'next', 'change'] as const;

/** What changes the work on a prospect, in one button: the bar stays one line. */
function FollowUpMenu({ onOpen }: { onOpen: (act: Act) => void }) {
  const t = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<Icon name="down" />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('bulk.action.followUp')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FOLLOW_UPS.map((act) => (
          <MenuItem
            key={act}
            onClick={() => {
              setAnchor(null);
              onOpen(act);
            }}
          >
            {t(`bulk.action.${act}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** How many rows are selected; what chose them, when they are not all in sight. */
function useSelectionWords({ isAll, count, total, search, isFiltered }: Selection): string {
  const t = useText();
  if (!isAll) return t('bulk.selected', { smart_count: count });
  if (search) return t('bulk.selectedAll.search', { smart_count: total, count: integer(total), search });
  return t(isFiltered ? 'bulk.selectedAll.filter' : 'bulk.selectedAll.list', { smart_count: total, count: integer(total) });
}
