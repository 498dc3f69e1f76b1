import type { AuditRequestRecord } from '../../api/types';
import { Status } from '../../components/Status';
import { useNow } from '../../components/use-now';
import { useText } from '../../i18n/use-text';
import { promiseState } from './promise-state';

/** Where the promised 24 hours stand. */
export function AuditRequestPromise({ request }: { request: AuditRequestRecord }) {
  const t = useText();
  const state = promiseState(request, useNow());
  if (!state) {
    return (
      <Status tone="neutral" quiet>
        {t('auditRequests.promise.over')}
      </Status>
    );
  }
  const { kind, unit, count } = state;
  return <Status tone={kind === 'late' ? 'poor' : 'accent'}>{t(`auditRequests.promise.${kind}.${unit}`, { count })}</Status>;
}
