import type { SettingKey } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { Field } from './fields';
import { RobotsSection } from './RobotsSection';
import { DeclaredSection, Section } from './Section';
import { SettingsPage } from './SettingsPage';

const KEYS: SettingKey[] = ['seoConfig', 'robotsConfig', 'testMode', 'noIndexEnabled', 'agency', 'systemConfig'];
/** Each is a switch for the whole site, and its like among those of the head. */
const SWITCHES = [
  ['testMode', 'seoConfig.testMode'],
  ['noIndexEnabled', 'seoConfig.metaNoIndex'],
] as const;

/** How search engines and messengers see the public pages. */
export function SeoTab() {
  const t = useText();
  return (
    <SettingsPage tab="seo" keys={KEYS}>
      {SWITCHES.map(([key, like]) => (
        <Section key={key} id={key} title={t(`settings.${key}.title`)} lead={t(`settings.${key}.lead`)} history={key}>
          <Field source={key} label={`settings.${key}.label`} kind="switch" />
          <Field source={like} />
        </Section>
      ))}
      <DeclaredSection of="seoConfig" />
      <RobotsSection />
    </SettingsPage>
  );
}
