import type { VendorRecord } from '../../api/types';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { NumberField } from './fields';
import styles from './settings.module.css';
import type { Drafts } from './use-drafts';

interface VendorBudgetProps {
  service: VendorRecord['vendor'];
  vendor: VendorRecord | undefined;
  drafts: Drafts;
}

/** What was used of a vendor, and where it stops. */
export function VendorBudget({ service, vendor, drafts }: VendorBudgetProps) {
  const t = useText();
  const { integer, decimal } = useFormat();
  const limit = { drafts, of: 'vendorLimits', min: 0, optional: true } as const;
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
          <NumberField {...limit} path={`${service}.costPerDay`} label={t('settings.keys.costPerDay')} step="any" />
          <NumberField {...limit} path={`${service}.costPerMonth`} label={t('settings.keys.costPerMonth')} step="any" />
          <NumberField {...limit} path={`${service}.callsPerDay`} label={t('settings.keys.callsPerDay')} />
          <NumberField {...limit} path={`${service}.callsPerMonth`} label={t('settings.keys.callsPerMonth')} />
          <NumberField {...limit} optional={false} min={1} path={`${service}.callsPerMinute`} label={t('settings.keys.callsPerMinute')} />
          <NumberField {...limit} optional={false} min={1} path={`${service}.atOnce`} label={t('settings.keys.atOnce')} />
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
