import { useApiQuery } from '../api/call-api';
import styles from './layout.module.css';

/** The version that the server runs; nothing while it is not known. */
export function Version() {
  const { data } = useApiQuery('GET admin/version', {}, { staleTime: Number.POSITIVE_INFINITY, retry: false });
  return data ? <p className={styles.version}>Version {data.version}</p> : null;
}
