import { useApiQuery } from '../api/call-api';
import { useText } from '../i18n/use-text';
import styles from './layout.module.css';

/** The version that the server runs, with a link to the notes of a newer one; nothing while it is not known. */
export function Version() {
  const text = useText();
  const { data } = useApiQuery('GET admin/version', {}, { staleTime: Number.POSITIVE_INFINITY, retry: false });
  if (!data) return null;
  return (
    <p className={styles.version}>
      {text('app.version.own', { version: data.version })}
      {data.newer && (
        <a href={data.newer.url} target="_blank" rel="noreferrer">
          {text('app.version.newer', { version: data.newer.version })}
        </a>
      )}
    </p>
  );
}
