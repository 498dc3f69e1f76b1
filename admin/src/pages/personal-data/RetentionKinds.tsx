import { useId } from 'react';
import type { RetentionDue, RetentionPlan, SettingKey } from '../../api/types';
import { Status } from '../../components/Status';
import { useFormat } from '../../format/use-format';
import { type TextKey, useText } from '../../i18n/use-text';
import type { Drafts } from '../settings/use-drafts';
import styles from './personal-data.module.css';

type Kind = RetentionPlan['kinds'][number];

/** Bounds of the settings' documents; the server checks them again. */
const BOUNDS: Record<string, [min: number, max: number]> = {
  retentionMonths: [1, 120],
  silentProspectMonths: [1, 60],
  mailMonths: [1, 60],
  providerEventDays: [7, 365],
  webhookDeliveryDays: [7, 365],
  rawMeasurementDays: [30, 730],
  importDays: [7, 730],
  auditLogMonths: [12, 120],
};

/** One line for each kind of data: why it is kept, how long, what is due. */
export function RetentionKinds({ plan, due, drafts }: { plan: RetentionPlan; due: RetentionDue | undefined; drafts: Drafts }) {
  const seen = new Set<string>();
  return (
    <ul className={styles.kinds}>
      {plan.kinds.map((kind) => {
        const path = kind.setting?.path ?? '';
        // a period that several kinds share is changed at the first of them
        const isOwn = path !== '' && !seen.has(path);
        seen.add(path);
        return <KindLine key={kind.kind} kind={kind} isOwn={isOwn} due={due} drafts={drafts} />;
      })}
    </ul>
  );
}

function KindLine({ kind, isOwn, due, drafts }: { kind: Kind; isOwn: boolean; due: RetentionDue | undefined; drafts: Drafts }) {
  const t = useText();
  const id = useId();
  const name = t(`personalData.retention.kind.${kind.kind}` as TextKey);
  return (
    <li>
      <div>
        {isOwn ? (
          <label className={styles.kindName} htmlFor={id}>
            {name}
          </label>
        ) : (
          <p className={styles.kindName}>{name}</p>
        )}
        <p className={styles.help}>{t(`personalData.retention.reason.${kind.kind}` as TextKey)}</p>
      </div>
      {isOwn && kind.setting ? <PeriodField id={id} kind={kind} setting={kind.setting} drafts={drafts} /> : <PeriodWords kind={kind} />}
      <DueWords kind={kind} due={due?.kinds.find((one) => one.kind === kind.kind)} />
    </li>
  );
}

function PeriodField({ id, kind, setting, drafts }: { id: string; kind: Kind; setting: NonNullable<Kind['setting']>; drafts: Drafts }) {
  const t = useText();
  const { document, path } = setting;
  const of: SettingKey = document;
  const value = drafts.get(of, path) as number | null;
  const error = value === null ? t('settings.numberMissing') : drafts.errorOf(of, path);
  const [min, max] = BOUNDS[path] ?? [1, 120];
  return (
    <div className={styles.period}>
      <span className={styles.periodRow}>
        <input
          id={id}
          type="number"
          value={value ?? ''}
          min={min}
          max={max}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => drafts.set(of, path, target.value === '' ? null : Number(target.value))}
        />
        {t(`personalData.retention.unit.${kind.period.unit}`)}
      </span>
      <span id={`${id}-help`} className={error ? styles.fault : styles.help}>
        {error ?? t('personalData.retention.bounds', { min, max })}
        {kind.kind === 'prospects' && !error && `. ${t('personalData.retention.promise')}`}
      </span>
    </div>
  );
}

function PeriodWords({ kind: { kind, setting, period } }: { kind: Kind }) {
  const t = useText();
  const values = { value: period.value, unit: t(`personalData.retention.unit.${period.unit}`) };
  const key = !setting ? 'fixed' : kind === 'strangerEvents' ? 'sameEvents' : 'same';
  return <p className={styles.help}>{t(`personalData.retention.${key}`, values)}</p>;
}

function DueWords({ kind, due }: { kind: Kind; due: RetentionDue['kinds'][number] | undefined }) {
  const t = useText();
  const { date } = useFormat();
  if (!due) return <p className={styles.help}>{t('personalData.retention.counting')}</p>;
  const words = t(kind.act === 'empty' ? 'personalData.retention.dueEmpty' : 'personalData.retention.due', { smart_count: due.due });
  return (
    <div>
      {due.due > 0 ? (
        <Status tone={due.held ? 'poor' : 'fair'}>{words}</Status>
      ) : (
        <Status tone="neutral" quiet>
          {t('personalData.retention.nothing')}
        </Status>
      )}
      {due.held && <p className={styles.fault}>{t('personalData.retention.held')}</p>}
      {due.next_deletion_at && !due.held && (
        <p className={styles.help}>{t('personalData.retention.nextDeletion', { date: date(due.next_deletion_at) })}</p>
      )}
    </div>
  );
}
