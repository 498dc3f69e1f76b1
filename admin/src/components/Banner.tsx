import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text';
import styles from './banner.module.css';
import { Icon } from './Icon';

interface BannerProps {
  tone: 'good' | 'fair' | 'poor' | 'accent';
  title?: string | undefined;
  children?: ReactNode;
  action?: ReactNode;
  onClose?: () => void;
}

/** A message in the page: what happened and, with `action`, what to do about it. */
export function Banner({ tone, title, children, action, onClose }: BannerProps) {
  const t = useText();
  return (
    <div className={`${styles.banner} ${styles[tone]}`} role={tone === 'poor' ? 'alert' : 'status'}>
      <div className={styles.words}>
        {title && <p className="strong">{title}</p>}
        {children}
      </div>
      {action}
      {onClose && (
        <button type="button" className="icon-button" onClick={onClose} aria-label={t('app.action.close')}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
