import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useEffect, useState } from 'react';
import { Icon } from '../components/Icon';
import { useText } from '../i18n/use-text';
import type { Command } from './commands';
import { pageActions } from './page-actions';
import styles from './palette.module.css';

const CommandPalette = lazy(() => import('./CommandPalette').then((module) => ({ default: module.CommandPalette })));

const OpenPalette = createContext<() => void>(() => undefined);

/** Ctrl+K, or ⌘K: any prospect, screen or setting, and what the page offers. Not over a dialog, which is to be answered first. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [acts, setActs] = useState<Command[] | null>(null);
  const close = useCallback(() => setActs(null), []);
  const open = useCallback(() => setActs(pageActions(close)), [close]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (acts) close();
      else if (!document.querySelector('[role="dialog"]')) open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [acts, close, open]);
  return (
    <OpenPalette value={open}>
      {children}
      <Suspense>{acts && <CommandPalette acts={acts} onClose={close} />}</Suspense>
    </OpenPalette>
  );
}

/** Opens the palette by mouse. */
export function PaletteButton({ onOpen }: { onOpen?: (() => void) | undefined }) {
  const t = useText();
  const open = useContext(OpenPalette);
  const press = () => {
    onOpen?.();
    open();
  };
  return (
    <button type="button" className={styles.opener} onClick={press} aria-keyshortcuts="Control+K Meta+K" aria-haspopup="dialog">
      <Icon name="search" />
      <span>{t('app.palette.open')}</span>
      <span className={styles.shortcut} aria-hidden="true">
        {t('app.palette.keys')}
      </span>
    </button>
  );
}
