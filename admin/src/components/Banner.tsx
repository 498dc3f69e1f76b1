import { Alert, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text';
import { Icon } from './Icon';

const SEVERITY = { good: 'success', fair: 'warning', poor: 'error', accent: 'info' } as const;

interface BannerProps {
  tone: keyof typeof SEVERITY;
  title?: string | undefined;
  children?: ReactNode;
  action?: ReactNode;
  onClose?: () => void;
}

/** MUI's `Alert` with our tones, and the role that fits the tone. */
export function Banner({ tone, title, children, action, onClose }: BannerProps) {
  const t = useText();
  const close = onClose && (
    <IconButton onClick={onClose} aria-label={t('app.action.close')}>
      <Icon name="close" />
    </IconButton>
  );
  return (
    <Alert
      severity={SEVERITY[tone]}
      icon={false}
      role={tone === 'poor' ? 'alert' : 'status'}
      action={
        (action || close) && (
          <>
            {action}
            {close}
          </>
        )
      }
    >
      {title && <p className="strong">{title}</p>}
      {children}
    </Alert>
  );
}
