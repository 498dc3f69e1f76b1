import { useText } from '../i18n/use-text';
import styles from './copy-button.module.css';
import { Icon } from './Icon';
import { useCopy } from './use-copy';

interface CopyButtonProps {
  text: string;
  label?: string;
  copiedLabel?: string;
  /** The full name for screen readers, when several buttons of the page read the same. */
  name?: string;
  /** Without its word where space is short, until it has something to say. */
  compact?: boolean;
}

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, label, copiedLabel, name, compact }: CopyButtonProps) {
  const t = useText();
  const { copied, copy } = useCopy();
  const done = copiedLabel ?? t('app.copy.copied');
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${copied ? 'good' : ''}`}
        onClick={() => void copy(text)}
        aria-label={copied ? undefined : name}
        title={compact ? label : undefined}
      >
        <Icon name={copied ? 'check' : 'copy'} />
        <span className={compact && !copied ? styles.compact : undefined}>{copied ? done : (label ?? t('app.copy.copy'))}</span>
      </button>
      <span className="sr-only" role="status">
        {copied ? done : ''}
      </span>
    </>
  );
}
