import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { saveDraft } from './drafts';

/** Stores the value of a field as a draft, as long as it differs from the saved value. */
export function DraftField({ draft, source, saved }: { draft: string; source: string; saved: string }) {
  const typed: string | undefined = useWatch({ name: source });
  useEffect(() => saveDraft(draft, typed === undefined || typed === saved ? null : typed), [draft, typed, saved]);
  return null;
}
