import { Dialog, useMediaQuery } from '@mui/material';
import { type ReactNode, useEffect, useId } from 'react';
import { useText } from '../i18n/use-text';
import { Banner } from './Banner';
import styles from './dialog.module.css';
import { Icon } from './Icon';
import { openRefusals, useRefusalIn } from './refusals';

interface AppDialogProps {
  title: string;
  onClose: () => void;
  /** Head and foot stay, this scrolls. */
  children: ReactNode;
  foot?: ReactNode;
  /** The content brings its own scrolling body and foot, as a form does. */
  bare?: boolean;
  width?: 'xs' | 'sm' | 'md';
}

/** A dialog over the page; on phones it is the page. What is refused in it stays in it until something is changed. */
export function AppDialog({ title, onClose, children, foot, bare, width = 'sm' }: AppDialogProps) {
  const t = useText();
  const titleId = useId();
  const [refusal, forget] = useRefusalIn(titleId);
  useEffect(() => openRefusals(titleId), [titleId]);
  const isPhone = useMediaQuery('(max-width: 599px)');
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={width}
      fullScreen={isPhone && width !== 'xs'}
      aria-labelledby={titleId}
      onChangeCapture={forget}
      onClickCapture={({ target }) => target instanceof Element && target.closest('button, [role="option"]') && forget()}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={`icon-button ${styles.close}`} onClick={onClose} aria-label={t('app.action.close')}>
          <Icon name="close" />
        </button>
      </div>
      {refusal && (
        <div className={styles.refusal}>
          <Banner tone="poor">
            <p>{refusal}</p>
          </Banner>
        </div>
      )}
      {bare ? children : <div className={styles.body}>{children}</div>}
      {foot && <div className={styles.foot}>{foot}</div>}
    </Dialog>
  );
}
