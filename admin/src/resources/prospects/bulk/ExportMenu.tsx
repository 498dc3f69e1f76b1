import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Icon } from '../../../components/Icon';
import { integer } from '../../../format/format';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import type { ListedProspect } from '../prospect-columns';
import type { Export } from './use-export';

/** The page in view or the whole filtered list, as CSV. */
export function ExportMenu({ exporting }: { exporting: Export }) {
  const t = useText();
  const { data = [], total = 0, filterValues } = useListContext<ListedProspect>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (filter: object) => () => {
    setAnchor(null);
    void exporting.start(filter);
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={total === 0 || exporting.isRunning}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        endIcon={<Icon name="down" />}
      >
        {t('bulk.export.open')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose({ id: data.map(({ id }) => id) })}>{t('bulk.export.page', { count: integer(data.length) })}</MenuItem>
        <MenuItem onClick={choose(filterValues)}>{t('bulk.export.list', { count: integer(total) })}</MenuItem>
      </Menu>
    </>
  );
}

/** How much has arrived, and why it stopped. */
export function ExportProgress({ exporting: { isRunning, bytes, failure, cancel } }: { exporting: Export }) {
  const t = useText();
  const { size } = useFormat();
  if (failure) {
    return (
      <p className="poor mb-3" role="alert">
        {t('bulk.export.failed')} {failure}
      </p>
    );
  }
  if (!isRunning) return null;
  return (
    <div className="row min-row gap-x-3">
      <p role="status">
        {t('bulk.export.running')} <span className="grey number">{t('bulk.export.received', { size: size(bytes) })}</span>
      </p>
      <Button variant="text" onClick={cancel}>
        {t('bulk.export.cancel')}
      </Button>
    </div>
  );
}
