import { Button } from '@mui/material';
import { useState } from 'react';
import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import { Link } from 'react-router';
import { crashId } from '../api/crash-report';
import { EmptyState } from '../components/EmptyState';
import { PageTitle } from '../components/PageTitle';
import { useText } from '../i18n/use-text';
import styles from './message-pages.module.css';

export function NotFoundPage() {
  const t = useText();
  return (
    <>
      <PageTitle>{t('app.error.notFound')}</PageTitle>
      <EmptyState heading="h1" title={t('app.error.notFound')} action={<HomeButton />}>
        {t('app.error.notFoundText')}
      </EmptyState>
    </>
  );
}

export function AccessDeniedPage() {
  const t = useText();
  return (
    <>
      <PageTitle>{t('app.error.denied')}</PageTitle>
      <EmptyState heading="h1" title={t('app.error.denied')} action={<HomeButton />}>
        {t('app.error.deniedText')}
      </EmptyState>
    </>
  );
}

interface CrashProps {
  error: Error;
  resetErrorBoundary: (...args: unknown[]) => void;
}

/** The frame around the pages failed. */
export function ErrorPage(props: CrashProps) {
  return (
    <main>
      <PageCrash {...props} />
    </main>
  );
}

/** A page whose own code failed, or did not arrive. */
export function PageCrash({ error, resetErrorBoundary }: CrashProps) {
  const t = useText();
  const [id] = useState(() => crashId(error));
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  const reload = (
    <Button variant="contained" onClick={() => window.location.reload()}>
      {t('app.error.reload')}
    </Button>
  );
  return (
    <div className={styles.page} role="alert">
      <EmptyState heading="h1" title={t('app.error.title')} action={reload}>
        {t('app.error.text')}
      </EmptyState>
      <p className="small mb-2">
        {t('app.error.id')} <code>{id}</code>
      </p>
      <pre className="quiet pre">{String(error)}</pre>
    </div>
  );
}

function HomeButton() {
  const t = useText();
  return (
    <Button variant="contained" component={Link} to="/">
      {t('app.error.home')}
    </Button>
  );
}
