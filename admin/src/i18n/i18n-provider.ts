import polyglotI18nProvider from 'ra-i18n-polyglot';
import frenchMessages from 'ra-language-french';
import { mergeTranslations } from 'react-admin';
import { fr } from './fr';

const LANGUAGES = [
  { locale: 'fr', name: 'Français' },
  { locale: 'en', name: 'English' },
];

/** French is there at once; English is fetched when it is chosen. */
export const i18nProvider = polyglotI18nProvider(
  (locale) => (locale === 'en' ? import('./en').then(({ english }) => english) : mergeTranslations(frenchMessages, fr)),
  'fr',
  LANGUAGES,
);
