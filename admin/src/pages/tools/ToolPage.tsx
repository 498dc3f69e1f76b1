import type { ReactNode } from 'react';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHead } from '../../components/PageHead';
import { useText } from '../../i18n/use-text';
import styles from './tools.module.css';

/** A tool: its name, what it is for, and itself. */
export function ToolPage({ title, lead, action, children }: { title: string; lead?: string; action?: ReactNode; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} lead={lead} action={action} />
      {children}
    </>
  );
}

/** Why a tool has nothing to show, and another try. */
export function ToolFailure({ error, title, onRetry }: { error: Error; title?: string; onRetry: () => unknown }) {
  const t = useText();
  return (
    <LoadFailure title={title ?? t('tools.loadError')} onRetry={onRetry}>
      {error.message}
    </LoadFailure>
  );
}

/** A table that scrolls in its own frame where it does not fit. */
export function ToolTable({ label, columns, children }: { label: string; columns: [text: string, align?: 'end'][]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(([text, align]) => (
              <th key={text} scope="col" className={align && styles.end}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** Steps with their time, the newest last. */
export function Log({ lines }: { lines: LogLine[] }) {
  const t = useText();
  return (
    <section className={styles.part}>
      <h2>{t('tools.log')}</h2>
      <ol className={styles.log} aria-live="polite">
        {lines.map(({ at, text }) => (
          <li key={`${at}${text}`}>
            <time>{at}</time> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

export interface LogLine {
  at: string;
  text: string;
}

export const logLine = (text: string): LogLine => ({ at: new Date().toLocaleTimeString('fr-CH', { timeZone: 'Europe/Zurich' }), text });
