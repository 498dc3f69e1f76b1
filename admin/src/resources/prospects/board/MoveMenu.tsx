import { Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import type { ProspectStatus } from '../../../api/types';
import { Icon } from '../../../components/Icon';
import { useText } from '../../../i18n/use-text';
import type { ListedProspect } from '../prospect-columns';
import { FOLLOW_UPS } from '../prospect-state';
import styles from './board.module.css';

interface MoveMenuProps {
  prospect: ListedProspect;
  onMove: (to: ProspectStatus) => void;
}

/** The way to another column without a mouse. */
export function MoveMenu({ prospect, onMove }: MoveMenuProps) {
  const t = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (status: ProspectStatus) => () => {
    setAnchor(null);
    onMove(status);
  };
  return (
    <>
      <button
        type="button"
        className={styles.move}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('board.moveOf', { name: prospect.company })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('board.move')}
        <Icon name="down" />
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FOLLOW_UPS.filter((status) => status !== prospect.status).map((status) => (
          <MenuItem key={status} onClick={choose(status)}>
            {t(`prospects.status.${status}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
