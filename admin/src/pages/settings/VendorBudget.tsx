import { PACE } from '../../../../backend/src/rules/setting-fields.rules';
import type { VendorRecord } from '../../api/types';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { Field } from './fields';
import styles from './settings.module.css';

interface VendorBudgetProps {
  service: VendorRecord['vendor'];
  vendor: VendorRecord | undefined;
}

const LIMIT = { kind: 'number', min: 0, optional: true } as const;

/** What was used of a vendor, and where it stops. */
export function VendorBudget({ service, vendor }: VendorBudgetProps) {
  const t = useText();
  const { integer, decimal } = useFormat();
  const of = `vendorLimits.${service}`;
  const usd = (value: number) => `${decimal(value, 2)} USD`;
  return (
    <>
      {vendor && (
        <div className={`${styles.usages} ${styles.wide}`}>
          <Usage label={t('settings.keys.callsToday')} used={vendor.today.calls} limit={vendor.limits.calls_per_day} words={integer} />
          <Usage label={t('settings.keys.callsMonth')} used={vendor.month.calls} limit={vendor.limits.calls_per_month} words={integer} />
          <Usage label={t('settings.keys.costToday')} used={vendor.today.cost} limit={vendor.limits.cost_per_day} words={usd} />
          <Usage label={t('settings.keys.costMonth')} used={vendor.month.cost} limit={vendor.limits.cost_per_month} words={usd} />
        </div>
      )}
      <details className={styles.wide}>
        <summary>{t('settings.keys.limits')}</summary>
        <p className={styles.help}>{t('settings.keys.limitsHelp')}</p>
        <div className={styles.fields}>
          <Field {...LIMIT} source={`${of}.costPerDay`} label="settings.keys.costPerDay" />
          <Field {...LIMIT} source={`${of}.costPerMonth`} label="settings.keys.costPerMonth" />
          <Field {...LIMIT} source={`${of}.callsPerDay`} label="settings.keys.callsPerDay" />
          <Field {...LIMIT} source={`${of}.callsPerMonth`} label="settings.keys.callsPerMonth" />
          <Field kind="number" {...PACE.callsPerMinute} source={`${of}.callsPerMinute`} label="settings.keys.callsPerMinute" />
          <Field kind="number" {...PACE.atOnce} source={`${of}.atOnce`} label="settings.keys.atOnce" />
        </div>
      </details>
    </>
  );
}

interface UsageProps {
  label: string;
  used: number;
  limit: number | null;
  words: (value: number) => string;
}

function Usage({ label, used, limit, words }: UsageProps) {
  const t = useText();
  return (
    <div className={styles.usage}>
      <p className={styles.legend}>{label}</p>
      {limit !== null && <progress value={Math.min(used, limit)} max={limit || 1} aria-label={label} />}
      <p className={styles.grey}>
        {limit === null
          ? t('settings.keys.usedFree', { used: words(used) })
          : t('settings.keys.used', { used: words(used), limit: words(limit) })}
      </p>
    </div>
  );
}
