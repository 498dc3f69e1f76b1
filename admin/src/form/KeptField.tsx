import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { keepDraft } from './drafts';

/** In a form: keeps what is typed into a field under the name of a draft, as long as it is not what is saved. */
export function KeptField({ draft, source, saved }: { draft: string; source: string; saved: string }) {
  const typed: string | undefined = useWatch({ name: source });
  useEffect(() => keepDraft(draft, typed === undefined || typed === saved ? null : typed), [draft, typed, saved]);
  return null;
}
