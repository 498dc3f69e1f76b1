import { causeText, keyTestText } from '../../api/cause-text';
import type { ApiKeyRecord, VendorRecord } from '../../api/types';
import { useVendorStateText } from '../../components/use-vendor-state-text';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { KeyForm } from './KeyForm';
import { KeyStateChip } from './KeyStateChip';
import { Section } from './Section';
import styles from './settings.module.css';
import { VendorBudget } from './VendorBudget';

interface ApiKeyPanelProps {
  record: ApiKeyRecord;
  vendor: VendorRecord | undefined;
  onChange: () => void;
}

/** A vendor: its key, which never comes back from the server, how it does, and what it may cost. */
export function ApiKeyPanel({ record, vendor, onChange }: ApiKeyPanelProps) {
  const t = useText();
  const label = t(`settings.keys.services.${record.service}`);
  return (
    <Section id={record.service} title={label} lead={<KeyFacts record={record} vendor={vendor} />}>
      <KeyForm record={record} label={label} onChange={onChange} />
      <VendorBudget service={record.service} vendor={vendor} />
    </Section>
  );
}

function KeyFacts({ record: { state, hint, tested_at, test_ok, test_outcome }, vendor }: Pick<ApiKeyPanelProps, 'record' | 'vendor'>) {
  const t = useText();
  const { dateTime } = useFormat();
  const standing = useVendorStateText();
  return (
    <>
      <p>
        <KeyStateChip state={state} /> {hint && <span className={styles.mono}>{`•••• ${hint}`}</span>}
      </p>
      {tested_at && (
        <p>
          {t(test_ok ? 'settings.keys.testedGood' : 'settings.keys.testedPoor', { date: dateTime(tested_at) })}{' '}
          {test_outcome && keyTestText(test_outcome)}
        </p>
      )}
      {vendor && <p>{standing(vendor)}</p>}
      {vendor?.last_success_at && <p>{t('settings.keys.lastSuccess', { date: dateTime(vendor.last_success_at) })}</p>}
      {vendor?.last_failure_at && (
        <p>
          {t('settings.keys.lastFailure', { date: dateTime(vendor.last_failure_at) })} {vendor.last_error && causeText(vendor.last_error)}
        </p>
      )}
    </>
  );
}
