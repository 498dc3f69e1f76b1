import { localStorageStore } from 'react-admin';
import { sessionEnd } from '../api/session';
import { clearDrafts } from '../form/drafts';

/** Preferences that survive a sign-out. */
const KEPT = ['theme', 'locale'];
const base = localStorageStore();

/**
 * What the interface remembers: filters, sort orders, theme, language. react-admin empties it at every sign-out; here
 * only leaving on purpose does, so that an expired session loses nothing.
 */
export const store: typeof base = {
  ...base,
  reset() {
    if (sessionEnd() !== 'signed-out') return;
    clearDrafts();
    const kept = KEPT.map((key) => [key, base.getItem(key)] as const);
    base.reset();
    for (const [key, value] of kept) if (value !== undefined) base.setItem(key, value);
  },
};
