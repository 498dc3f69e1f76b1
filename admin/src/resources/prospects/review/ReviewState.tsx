import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Icon } from '../../../components/Icon';
import { Status } from '../../../components/Status';
import { useText } from '../../../i18n/use-text';
import type { ListedProspect } from '../prospect-columns';
import styles from './review.module.css';
import { REVIEW_LOOK } from './review-look';
import { type FlagView, useFlags } from './use-flags';

/** The positioning code is loaded on hover. */
const FlagTips = lazy(async () => ({ default: (await import('./FlagTips')).FlagTips }));

/** Whether the page may be sent, and how many doubts were found about it; the doubts themselves on pointing, on focus and in the name. */
export function ReviewState({ prospect }: { prospect: ListedProspect }) {
  const t = useText();
  const flags = useFlags()(prospect);
  return (
    <div className="flex items-center gap-3">
      <Status {...REVIEW_LOOK[prospect.review_status]}>{t(`bulk.review.${prospect.review_status}`)}</Status>
      {flags.length > 0 && <FlagCount flags={flags} />}
    </div>
  );
}

function FlagCount({ flags }: { flags: FlagView[] }) {
  const t = useText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const show = () => setAnchor(button.current);
  const hide = () => setAnchor(null);
  const name = `${t('bulk.flags', { smart_count: flags.length })} (${flags.map(({ short }) => short).join(', ')})`;
  const words = flags.map(({ id, short, met }) => (
    <span key={id} className="block py-1">
      <b>{short}</b> {met}
    </span>
  ));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is the button; the tips may be pointed at too
    <span onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide} onKeyDown={({ key }) => key === 'Escape' && hide()}>
      <button
        ref={button}
        type="button"
        className={styles.flags}
        aria-label={name}
        aria-describedby={anchor ? id : undefined}
        onClick={show}
      >
        <Icon name="flag" />
        {flags.length}
      </button>
      <Suspense>
        {anchor && (
          <FlagTips id={id} anchor={anchor}>
            {words}
          </FlagTips>
        )}
      </Suspense>
    </span>
  );
}
