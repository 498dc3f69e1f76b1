import { useEffect, useRef, useState } from 'react';
import { useRefusal } from './refusals';

/** How long « copied » stays (specification 2, section 9). */
const FEEDBACK_MS = 2000;

/** Copies a text; `copied` is true for two seconds afterwards. */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<void> } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refuse = useRefusal();
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), FEEDBACK_MS);
    } catch {
      refuse('app.copy.failed');
    }
  };
  return { copied, copy };
}
