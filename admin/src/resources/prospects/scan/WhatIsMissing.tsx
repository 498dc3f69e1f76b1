import { Button } from '@mui/material';
import { CanAccess, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { isWrongPage } from '../../../../../backend/src/rules/outcomes.rules';
import { missingTasks, type WayOut, wayOut } from '../../../../../backend/src/rules/scan-outcomes.rules';
import type { ScanTaskRecord } from '../../../api/types';
import { useText } from '../../../i18n/use-text';
import { useScanOfPage } from './ProspectScanProvider';
import styles from './scan.module.css';
import { byCause, inOrder } from './scan-progress';

/** What the last scan has not brought for this prospect, why, and what a person can do about it. */
export function WhatIsMissing() {
  const t = useText();
  const { scan, tasks } = useScanOfPage();
  const target = scan?.target;
  if (!target?.outcome) return null;
  const { outcome, page } = target;
  const missing = inOrder(missingTasks(tasks));
  const way = wayOut(
    outcome,
    missing.map(({ error }) => error?.code ?? null),
  );
  if (missing.length === 0 && way === null) return null;
  return (
    <div className={styles.missing}>
      {isWrongPage(page) ? (
        <p>
          {t(`analysis.connectivity.outcome.${page}`)} {t(`analysis.connectivity.advice.${page}`)}
        </p>
      ) : (
        <Missing tasks={missing} />
      )}
      {way && (
        <span className={styles.ways}>
          <Way way={way} missing={missing} />
        </span>
      )}
    </div>
  );
}

function Missing({ tasks }: { tasks: readonly ScanTaskRecord[] }) {
  const t = useText();
  // what has the same cause is told together
  const causes = byCause(tasks);
  return (
    <p>
      {t('scan.missing')}{' '}
      {causes.map(({ message, of }, index) => (
        <span key={message}>
          {index > 0 && ' '}
          {of.map(nameOf).join(', ')}
          <span className={styles.grey}>{message ? `, ${message}` : '.'}</span>
        </span>
      ))}
    </p>
  );

  function nameOf({ analysis, state }: ScanTaskRecord): string {
    const name = t(`analysis.name.${analysis}`);
    return state === 'sample' ? t('scan.exampleOf', { name }) : name;
  }
}

function Way({ way, missing }: { way: WayOut; missing: readonly ScanTaskRecord[] }) {
  const t = useText();
  const createPath = useCreatePath();
  const { prospectId, start, again, isStarting } = useScanOfPage();
  if (way === 'key')
    return (
      <CanAccess action="list" resource="settings" accessDenied={null}>
        <Link to="/settings/apis">{t('scan.way.key')}</Link>
      </CanAccess>
    );
  const failed = missing.filter(({ status }) => status === 'failed');
  const only = failed.length === 1 ? failed[0]?.analysis : undefined;
  return (
    <>
      {way === 'address' && (
        <CanAccess action="edit" resource="prospects" accessDenied={null}>
          <Link to={createPath({ resource: 'prospects', id: prospectId, type: 'edit' })}>{t('scan.way.address')}</Link>
        </CanAccess>
      )}
      <CanAccess action="scan" accessDenied={null}>
        <Button variant="text" size="small" disabled={isStarting} onClick={() => void (only && way === 'again' ? again(only) : start())}>
          {only && way === 'again' ? t('scan.way.againOne', { name: t(`analysis.name.${only}`) }) : t('scan.way.again')}
        </Button>
      </CanAccess>
    </>
  );
}
