import { now } from '../../format/now';
import { useText } from '../../i18n/use-text';

/** Steps with their time, the newest last. */
export function RunLog({ lines }: { lines: LogLine[] }) {
  const t = useText();
  return (
    <section className="part">
      <h2>{t('tools.log')}</h2>
      <ol className="lines log" aria-live="polite">
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

export const logLine = (text: string): LogLine => ({ at: now().toLocaleTimeString('fr-CH', { timeZone: 'Europe/Zurich' }), text });
