import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Runs an action when the fragment of the URL is `name`, then removes the fragment so that a reload does not repeat it. */
export function useHashAction(name: string, action: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  const isMeant = name !== '' && location.hash === `#${name}`;
  useEffect(() => {
    if (!isMeant) return;
    latest.current();
    void navigate({ search: location.search, hash: '' }, { replace: true, state: location.state });
  }, [isMeant, navigate, location.search, location.state]);
}
