import type { SettingKey } from '../../api/types';
import { EncryptionSection } from './EncryptionSection';
import { RateLimitsSection } from './RateLimitsSection';
import { SelfTestsSection } from './SelfTestsSection';
import { SettingsPage } from './SettingsPage';
import { SignInSection } from './SignInSection';
import { useDrafts } from './use-drafts';

const KEYS: SettingKey[] = ['signIn', 'rateLimits'];

/** How keys are kept, whether the protections work, and how much may be asked. */
export function SecurityTab() {
  const drafts = useDrafts(KEYS);
  return (
    <SettingsPage tab="security" drafts={drafts}>
      <EncryptionSection />
      <SelfTestsSection />
      <SignInSection drafts={drafts} />
      <RateLimitsSection drafts={drafts} />
    </SettingsPage>
  );
}
