import { useCallback } from 'react';
import { useLocaleState } from 'react-admin';
import {
  type FlagLanguage,
  type FlagSeverity,
  flagsOf,
  flagWords,
  isRedFlag,
  type RedFlag,
} from '../../../../../backend/src/rules/review.rules';
import type { ProspectRecord } from '../../../api/types';
import { frenchSpaces } from '../../../format/format';

export interface FlagView {
  id: RedFlag;
  severity: FlagSeverity;
  short: string;
  met: string;
  todo: string;
}

type Flagged = Pick<ProspectRecord, 'red_flags' | 'red_flag_facts'>;

/** The flags of a prospect's page in the chosen language, the most serious first. */
export function useFlags(): (prospect: Flagged) => FlagView[] {
  const words = useWords();
  return useCallback(
    ({ red_flags, red_flag_facts }) => flagsOf(red_flags, red_flag_facts).map((flag) => ({ id: flag.id, ...words(flag.id, flag.facts) })),
    [words],
  );
}

/** The name of a flag; an unknown one is returned as it is. */
export function useFlagName(): (id: string) => string {
  const words = useWords();
  return useCallback((id) => (isRedFlag(id) ? words(id, {}).short : id), [words]);
}

function useWords() {
  const [locale] = useLocaleState();
  const language: FlagLanguage = locale === 'en' ? 'en' : 'fr';
  return useCallback(
    (id: RedFlag, facts: Record<string, string | number>) => {
      const { severity, ...texts } = flagWords({ id, facts }, language);
      const spaced = language === 'fr' ? frenchSpaces : (text: string) => text;
      return { severity, short: spaced(texts.short), met: spaced(texts.met), todo: spaced(texts.todo) };
    },
    [language],
  );
}
