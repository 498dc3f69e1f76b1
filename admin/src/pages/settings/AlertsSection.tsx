import { useId } from 'react';
import { useText } from '../../i18n/use-text';
import { ListField, SwitchField, TextField } from './fields';
import { Section } from './Section';
import styles from './settings.module.css';
import type { Drafts } from './use-drafts';

const SIGNALS = ['return_visit', 'quiz_complete', 'plan_view', 'cta_click', 'audit_request'] as const;

/** Who is told about interested prospects, about what, and when not. */
export function AlertsSection({ drafts }: { drafts: Drafts }) {
  const t = useText();
  const of = { drafts, of: 'alerts' } as const;
  return (
    <Section title={t('settings.alerts.title')} lead={t('settings.alerts.lead')} history="alerts" drafts={drafts}>
      <SwitchField {...of} path="enabled" label={t('settings.alerts.enabled')} help={t('settings.alerts.enabledHelp')} wide />
      <ListField {...of} path="recipients" label={t('settings.alerts.recipients')} help={t('settings.alerts.recipientsHelp')} wide />
      <Signals drafts={drafts} />
      <TextField {...of} path="quietHours.from" type="time" label={t('settings.alerts.quietFrom')} help={t('settings.alerts.quietHelp')} />
      <TextField {...of} path="quietHours.to" type="time" label={t('settings.alerts.quietTo')} />
      <SwitchField {...of} path="digest.enabled" label={t('settings.alerts.digest')} help={t('settings.alerts.digestHelp')} wide />
      <TextField
        {...of}
        path="digest.time"
        type="time"
        label={t('settings.alerts.digestTime')}
        help={t('settings.alerts.digestTimeHelp')}
      />
    </Section>
  );
}

function Signals({ drafts }: { drafts: Drafts }) {
  const t = useText();
  const id = useId();
  const chosen = (drafts.get('alerts', 'signals') ?? []) as string[];
  const error = drafts.errorOf('alerts', 'signals');
  const toggle = (name: string, isOn: boolean) =>
    drafts.set(
      'alerts',
      'signals',
      SIGNALS.filter((other) => (other === name ? isOn : chosen.includes(other))),
    );
  return (
    <fieldset className={`${styles.wide} ${styles.choices}`} aria-describedby={`${id}-help`}>
      <legend className={styles.legend}>{t('settings.alerts.signals')}</legend>
      {SIGNALS.map((name) => (
        <label key={name}>
          <input type="checkbox" checked={chosen.includes(name)} onChange={({ target }) => toggle(name, target.checked)} />
          {t(`settings.alerts.signal.${name}`)}
        </label>
      ))}
      <p className={styles.help} id={`${id}-help`}>
        {t(chosen.length > 0 ? 'settings.alerts.signalsHelp' : 'settings.alerts.noSignal')}
      </p>
      {error && (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
