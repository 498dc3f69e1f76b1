import { Popper } from '@mui/material';
import type { ReactNode } from 'react';
import styles from './review.module.css';

interface FlagTipsProps {
  id: string;
  anchor: HTMLElement;
  children: ReactNode;
}

/** Within the page, so that screen readers find it there. */
const pageOf = () => document.querySelector('main');

/** Words beside what is pointed at. */
export const FlagTips = ({ id, anchor, children }: FlagTipsProps) => (
  <Popper open anchorEl={anchor} container={pageOf} placement="bottom" role="tooltip" id={id} className={styles.tips ?? ''}>
    {children}
  </Popper>
);
