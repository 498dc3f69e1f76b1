import type { Role } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { Section } from './Section';
import styles from './settings.module.css';
import type { Drafts } from './use-drafts';

const ROLES: Role[] = ['admin', 'staff', 'viewer'];

/** Whose accounts need a second factor. */
export function SignInSection({ drafts }: { drafts: Drafts }) {
  const t = useText();
  const chosen = (drafts.get('signIn', 'secondFactorRoles') ?? []) as Role[];
  const toggle = (role: Role, isOn: boolean) =>
    drafts.set(
      'signIn',
      'secondFactorRoles',
      ROLES.filter((other) => (other === role ? isOn : chosen.includes(other))),
    );
  return (
    <Section title={t('settings.signIn.title')} lead={t('settings.signIn.lead')} history="signIn" drafts={drafts}>
      <fieldset className={`${styles.wide} ${styles.choices}`}>
        <legend className={styles.legend}>{t('settings.signIn.roles')}</legend>
        {ROLES.map((role) => (
          <label key={role}>
            <input type="checkbox" checked={chosen.includes(role)} onChange={({ target }) => toggle(role, target.checked)} />
            {t(`app.account.role.${role}`)}
          </label>
        ))}
      </fieldset>
    </Section>
  );
}
