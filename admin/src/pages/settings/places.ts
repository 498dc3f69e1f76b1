import { isValidElement, type ReactElement } from 'react';
import { CLAIM_NAMES } from '../../../../backend/src/rules/claims.rules';
import type { TextKey } from '../../i18n/use-text';
import { BEHAVIOUR, type DeclaredKey, SECTIONS } from './sections';

export type SettingsTab = 'general' | 'translations' | 'apis' | 'mail' | 'security' | 'seo' | 'development';

/** Where something of the settings stands: `/settings/<tab>#<field or section>`. */
export interface Place {
  tab: SettingsTab;
  section: string;
  title: TextKey;
  /** The name of its field; without one it is the section itself. */
  field?: string;
  label?: TextKey;
}

/** A part of its own making stands under the name of what it edits. */
const nameOf = (field: string | ReactElement | { name: string }): string =>
  typeof field === 'string' ? field : isValidElement(field) ? String(field.key) : (field as { name: string }).name;

const declared = (tab: SettingsTab, section: DeclaredKey): Place[] => {
  const place = { tab, section, title: `settings.${section}.title` } as const;
  const names = SECTIONS[section].map(nameOf);
  return [place, ...names.map((name) => ({ ...place, field: `${section}.${name}`, label: `settings.${section}.${name}` as TextKey }))];
};

const section = (tab: SettingsTab, id: string, title: TextKey): Place => ({ tab, section: id, title });

const CLAIMS = { tab: 'general', section: 'claims', title: 'settings.claims.title' } as const;

/** Every section of the settings and every declared field, for whoever looks for one by its name. */
export const PLACES: readonly Place[] = [
  ...declared('general', 'systemConfig'),
  section('general', 'import', 'settings.import.title'),
  ...declared('general', 'agency'),
  ...declared('general', 'legal'),
  section('general', 'claims', 'settings.claims.title'),
  ...CLAIM_NAMES.map((name) => ({ ...CLAIMS, field: `claims.${name}`, label: `settings.claims.${name}` as TextKey })),
  ...BEHAVIOUR.flatMap((key) => declared('general', key)),
  section('translations', 'translations-de', 'settings.translations.de'),
  section('translations', 'translations-it', 'settings.translations.it'),
  section('apis', 'vendorLimits', 'settings.keys.limits'),
  section('apis', 'aiPrompts', 'settings.prompts.title'),
  ...declared('apis', 'citations'),
  section('apis', 'keyword-debug', 'settings.debug.title'),
  section('apis', 'api-docs', 'settings.apiDocs.title'),
  section('mail', 'mail-account', 'settings.mail.title'),
  section('mail', 'sender-domain', 'settings.mail.domain.title'),
  section('mail', 'mail-trial', 'settings.mail.trial'),
  section('mail', 'mailbox', 'settings.mailbox.title'),
  section('security', 'encryption', 'settings.encryption.title'),
  section('security', 'self-tests', 'settings.selfTests.title'),
  section('security', 'signIn', 'settings.signIn.title'),
  section('security', 'rateLimits', 'settings.limits.title'),
  section('seo', 'testMode', 'settings.testMode.title'),
  section('seo', 'noIndexEnabled', 'settings.noIndexEnabled.title'),
  ...declared('seo', 'seoConfig'),
  section('seo', 'robotsConfig', 'settings.robotsConfig.title'),
];
