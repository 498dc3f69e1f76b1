import styles from './scrolling-text.module.css';

/** A long answer as it came; it scrolls, so the keyboard must reach it. */
export function ScrollingText({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <pre className={styles.text} tabIndex={0}>
      {children}
    </pre>
  );
}
