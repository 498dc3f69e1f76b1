import { Button, Drawer } from '@mui/material';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { type LayoutProps, Notification } from 'react-admin';
import { onSessionChange, pendingStep } from '../api/session';
import { Banner } from '../components/Banner';
import { Icon } from '../components/Icon';
import { hideNotice, type NoticeAction, useNotice } from '../components/notice';
import { SkipLinks } from '../components/SkipLinks';
import { useText } from '../i18n/use-text';
import { PaletteButton, PaletteProvider } from '../palette/PaletteProvider';
import { KeyboardHelpProvider } from './KeyboardHelp';
import { LoadingPage } from './LoadingPage';
import styles from './layout.module.css';
import { Brand, Navigation } from './Navigation';
import { PageBoundary } from './PageBoundary';
import { ReauthenticationDialog } from './ReauthenticationDialog';
import { SendingHaltBanner } from './SendingHaltBanner';
import { SessionWatch } from './SessionWatch';

// forms are loaded on demand
const PendingPage = lazy(() => import('./PendingPage').then((module) => ({ default: module.PendingPage })));

/** Navigation on the left, the page on the right; on small screens the navigation slides in. */
export function Layout({ children }: Pick<LayoutProps, 'children'>) {
  const pending = useSyncExternalStore(onSessionChange, pendingStep);
  if (pending)
    return (
      <>
        <Suspense fallback={<LoadingPage />}>
          <PendingPage step={pending} />
        </Suspense>
        <ReauthenticationDialog />
        <SessionWatch />
      </>
    );
  return (
    <KeyboardHelpProvider>
      <PaletteProvider>
        <SkipLinks />
        <div className={styles.frame}>
          <SmallScreenBar />
          <header className={styles.side}>
            <Brand />
            <PaletteButton />
            <Navigation />
          </header>
          <main id="main" className={styles.main} tabIndex={-1}>
            <SessionWatch />
            <ReauthenticationDialog />
            <SendingHaltBanner />
            <Notice />
            <PageBoundary>
              <Suspense fallback={<LoadingPage />}>{children as ReactNode}</Suspense>
            </PageBoundary>
          </main>
        </div>
        <Notification autoHideDuration={5000} />
      </PaletteProvider>
    </KeyboardHelpProvider>
  );
}

function Notice() {
  const notice = useNotice();
  if (notice === null) return null;
  return (
    <div className="mb-4">
      <Banner tone="good" title={notice.text} action={notice.action && <NoticeButton {...notice.action} />} onClose={hideNotice} />
    </div>
  );
}

function NoticeButton({ label, run }: NoticeAction) {
  const onClick = () => {
    hideNotice();
    void run();
  };
  return (
    <Button variant="outlined" size="small" onClick={onClick}>
      {label}
    </Button>
  );
}

function SmallScreenBar() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <button type="button" className="icon-button ink" onClick={() => setOpen(true)} aria-label={t('app.menu.open')}>
        <Icon name="menu" />
      </button>
      <Brand />
      <Drawer open={isOpen} onClose={() => setOpen(false)}>
        <div className={styles.drawer}>
          <div className="flex items-center between mb-2">
            <Brand />
            <button type="button" className="icon-button ink" onClick={() => setOpen(false)} aria-label={t('app.menu.close')}>
              <Icon name="close" />
            </button>
          </div>
          <PaletteButton onOpen={() => setOpen(false)} />
          <Navigation onNavigate={() => setOpen(false)} />
        </div>
      </Drawer>
    </header>
  );
}
