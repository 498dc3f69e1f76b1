import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../i18n/use-text';
import styles from './skip-link.module.css';

const PLACE = 'skip-links';

/** The skip links, first in the tab order of every page. */
export function SkipLinks() {
  const t = useText();
  return (
    <div id={PLACE}>
      <a className={styles.skip} href="#main">
        {t('app.skip')}
      </a>
    </div>
  );
}

/** The skip link to the rows of a table. */
export function SkipToRows({ box }: { box: RefObject<HTMLElement | null> }) {
  const t = useText();
  const place = document.getElementById(PLACE);
  const focus = () => box.current?.querySelector<HTMLElement>('[data-row-link]')?.focus();
  return (
    place &&
    createPortal(
      <button type="button" className={styles.skip} onClick={focus}>
        {t('app.skipToList')}
      </button>,
      place,
    )
  );
}
