import { Link, useNavigate } from 'react-router';
import type { SettingKey } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { FileDrop } from '../../resources/imports/FileDrop';
import { ClaimsSection } from './ClaimsSection';
import { DeclaredSection, Section } from './Section';
import { SettingsPage } from './SettingsPage';
import { BEHAVIOUR } from './sections';
import styles from './settings.module.css';

const KEYS: SettingKey[] = ['systemConfig', 'agency', 'legal', 'claims', ...BEHAVIOUR];

/** Links, the agency, and how the product behaves. */
export function GeneralTab() {
  return (
    <SettingsPage tab="general" keys={KEYS}>
      <DeclaredSection of="systemConfig" />
      <ImportSection />
      <DeclaredSection of="agency" />
      <DeclaredSection of="legal" />
      <ClaimsSection />
      {BEHAVIOUR.map((key) => (
        <DeclaredSection key={key} of={key} />
      ))}
    </SettingsPage>
  );
}

/** A file is chosen here and reviewed on the page of the imports. */
function ImportSection() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <Section id="import" title={t('settings.import.title')} lead={<Link to="/prospects/import">{t('imports.history.title')}</Link>}>
      <div className={styles.wide}>
        <FileDrop isQuiet onRead={({ importId }) => void navigate(`/prospects/import?id=${importId}`)} />
      </div>
    </Section>
  );
}
