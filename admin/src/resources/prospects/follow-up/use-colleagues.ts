import { useGetIdentity } from 'react-admin';
import { useApiQuery } from '../../../api/call-api';
import { useText } from '../../../i18n/use-text';

/** Names of the team change rarely. */
const FRESH_MS = 5 * 60_000;

/** The users that can be assigned, by name: open accounts, and the present assignee. */
export function useColleagues(present: string | null = null, enabled = true): { id: string; label: string }[] {
  const t = useText();
  const { identity } = useGetIdentity();
  const { data = [] } = useApiQuery('GET admin/colleagues', {}, { staleTime: FRESH_MS, enabled });
  return data
    .filter(({ id, is_open }) => is_open || id === present)
    .map(({ id, name, is_open }) => ({
      id,
      label: !is_open ? t('followUp.closed', { name }) : id === identity?.id ? t('followUp.you', { name }) : name,
    }));
}
