import { useAnswer } from '../api/ask';
import styles from './layout.module.css';

/** The version that the server runs; nothing while it is not known. */
export function Version() {
  const { data } = useAnswer('GET admin/version', {}, { staleTime: Number.POSITIVE_INFINITY, retry: false });
  return data ? <p className={styles.version}>Version {data.version}</p> : null;
}
