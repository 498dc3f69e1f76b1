import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text';
import { Banner } from './Banner';

/** An error while loading, with a button to retry. */
export function LoadFailure({ title, onRetry, children }: { title: string; onRetry: () => unknown; children?: ReactNode }) {
  const t = useText();
  const retry = (
    <Button variant="outlined" onClick={() => void onRetry()}>
      {t('app.action.retry')}
    </Button>
  );
  return (
    <Banner tone="poor" title={title} action={retry}>
      {children}
    </Banner>
  );
}
