import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-text';
import styles from './copy-button.module.css';
import { useReportError } from './dialog-errors';
import { Icon } from './Icon';

/** How long « copied » is shown (specification 2, section 9). */
const FEEDBACK_MS = 2000;

interface CopyButtonProps {
  text: string;
  label?: string;
  copiedLabel?: string;
  /** The accessible name, when several buttons of the page have the same label. */
  name?: string;
  /** Hides the label, except after copying. */
  compact?: boolean;
}

/** Copies a text and confirms it for two seconds. */
export function CopyButton({ text, label, copiedLabel, name, compact }: CopyButtonProps) {
  const t = useText();
  const reportError = useReportError();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), FEEDBACK_MS);
    } catch {
      reportError('app.copy.failed');
    }
  };
  const done = copiedLabel ?? t('app.copy.copied');
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${copied ? 'good' : ''}`}
        onClick={() => void copy()}
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
