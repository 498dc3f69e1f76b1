import { Tooltip } from '@mui/material';
import { Icon } from '../../../components/Icon';
import { Status } from '../../../components/Status';
import { useText } from '../../../i18n/use-text';
import type { ListedProspect } from '../prospect-columns';
import styles from './review.module.css';
import { REVIEW_LOOK } from './review-look';
import { type FlagView, useFlags } from './use-flags';

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

/** Within the page, so that screen readers find it there. */
const pageOf = () => document.querySelector('main');

function FlagCount({ flags }: { flags: FlagView[] }) {
  const t = useText();
  const name = `${t('bulk.flags', { smart_count: flags.length })} (${flags.map(({ short }) => short).join(', ')})`;
  const words = flags.map(({ id, short, met }) => (
    <span key={id} className="block py-1">
      <b>{short}</b> {met}
    </span>
  ));
  return (
    <Tooltip
      title={words}
      enterTouchDelay={0}
      describeChild
      slotProps={{ popper: { container: pageOf }, tooltip: { className: styles.tips } }}
    >
      <button type="button" className={styles.flags} aria-label={name}>
        <Icon name="flag" />
        {flags.length}
      </button>
    </Tooltip>
  );
}
