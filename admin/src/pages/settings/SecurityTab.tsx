import type { Role, SettingKey } from '../../api/types';
import { CheckboxesInput } from '../../form/inputs';
import { useText } from '../../i18n/use-text';
import { EncryptionSection } from './EncryptionSection';
import { RateLimitsSection } from './RateLimitsSection';
import { Section } from './Section';
import { SelfTestsSection } from './SelfTestsSection';
import { SettingsPage } from './SettingsPage';
import styles from './settings.module.css';

const KEYS: SettingKey[] = ['signIn', 'rateLimits'];
const ROLES: Role[] = ['admin', 'staff', 'viewer'];

/** Encryption of keys, self-tests, sign-in and rate limits. */
export const SecurityTab = () => (
  <SettingsPage tab="security" keys={KEYS}>
    <EncryptionSection />
    <SelfTestsSection />
    <SignInSection />
    <RateLimitsSection />
  </SettingsPage>
);

/** Whose accounts need a second factor. */
function SignInSection() {
  const t = useText();
  return (
    <Section id="signIn" title={t('settings.signIn.title')} lead={t('settings.signIn.lead')} history="signIn">
      <CheckboxesInput
        source="signIn.secondFactorRoles"
        className={styles.wide}
        label="settings.signIn.roles"
        choices={ROLES.map((id) => ({ id, name: t(`app.account.role.${id}`) }))}
      />
    </Section>
  );
}
