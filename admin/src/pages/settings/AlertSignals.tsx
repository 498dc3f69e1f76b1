import { ALERT_SIGNALS } from '../../../../backend/src/rules/setting-fields.rules';
import { CheckboxesInput } from '../../form/inputs';
import { useText } from '../../i18n/use-text';
import { useFieldValue } from './documents';
import styles from './settings.module.css';

/** What raises an alert. */
export function AlertSignals() {
  const t = useText();
  const chosen = useFieldValue<string[]>('alerts.signals');
  return (
    <CheckboxesInput
      source="alerts.signals"
      className={styles.wide}
      label="settings.alerts.signals"
      helperText={chosen.length > 0 ? 'settings.alerts.signalsHelp' : 'settings.alerts.noSignal'}
      choices={ALERT_SIGNALS.map((id) => ({ id, name: t(`settings.alerts.signal.${id}`) }))}
    />
  );
}
