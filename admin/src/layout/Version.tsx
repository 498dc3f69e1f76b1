import { useQuery } from '@tanstack/react-query';
import { getJson } from '../api/http-client';
import styles from './layout.module.css';

/** The version that the server runs; nothing while it is not known. */
export function Version() {
  const { data } = useQuery({
    queryKey: ['version'],
    queryFn: ({ signal }) => getJson<{ version: string }>('/api/admin/version', signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ? <p className={styles.version}>Version {data.version}</p> : null;
}
