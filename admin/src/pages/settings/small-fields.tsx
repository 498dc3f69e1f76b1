import { DURATIONS } from '../../../../backend/src/rules/setting-fields.rules';
import { NativeSelectInput } from '../../form/inputs';
import { useText } from '../../i18n/use-text';
import { useFieldValue } from './documents';
import { Field } from './fields';
import styles from './settings.module.css';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** What a personal link looks like with what is typed. */
export function PersonalLink() {
  const t = useText();
  const { domain, tokenPrefix } = useFieldValue<{ domain: string; tokenPrefix: string }>('systemConfig');
  const origin = (domain || location.origin).replace(/\/+$/, '');
  return t('settings.systemConfig.tokenPrefixHelp', { link: `${origin}${tokenPrefix}abcd1234` });
}

export function BookingHours() {
  const t = useText();
  return (
    <>
      <p className={`${styles.help} ${styles.wide}`}>{t('settings.booking.hoursHelp')}</p>
      {DAYS.map((day) => (
        <Field key={day} source={`booking.openingHours.${day}`} kind="list" />
      ))}
    </>
  );
}

export const BookingDuration = () => (
  <NativeSelectInput source="booking.durationMinutes" label="settings.booking.durationMinutes" parse={Number}>
    {DURATIONS.map((minutes) => (
      <option key={minutes} value={minutes}>
        {`${minutes} min`}
      </option>
    ))}
  </NativeSelectInput>
);
