import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { type Formats, formatsOf } from './format';

/** Number and date formats in the language of the interface. */
export function useFormat(): Formats {
  const locale = useLocale();
  return useMemo(() => formatsOf(locale === 'en' ? 'en' : 'fr'), [locale]);
}
