import { lazy, Suspense, useEffect, useState } from 'react';
import { onReauthentication } from '../api/reauthentication';

// forms are loaded on demand
const PasswordPrompt = lazy(() => import('./PasswordPrompt').then((module) => ({ default: module.PasswordPrompt })));

/** Asks for the password when the server requires it again, then lets the request continue. */
export function ReauthenticationDialog() {
  const [answer, setAnswer] = useState<{ give: (isGiven: boolean) => void } | null>(null);
  useEffect(() => onReauthentication(() => new Promise((give) => setAnswer({ give }))), []);
  if (!answer) return null;
  const end = (isGiven: boolean) => {
    setAnswer(null);
    answer.give(isGiven);
  };
  return (
    <Suspense>
      <PasswordPrompt onEnd={end} />
    </Suspense>
  );
}
