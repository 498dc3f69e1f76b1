import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { onSessionEnd, sessionEnd } from '../api/session';

/** Leads to the sign-in page as soon as the session is over, also when another tab ended it. */
export function SessionWatch() {
  const logout = useLogout();
  useEffect(() => onSessionEnd(() => void logout({}, '/login', sessionEnd() !== 'signed-out')), [logout]);
  return null;
}
