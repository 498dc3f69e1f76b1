import { ExitIntent, type ExitSign } from '../lib/exit-intent.ts';

const SHOWN_KEY = 'exit_popup_shown';
const SENT_KEY = 'exit_popup_sent';

/** `arrivedAt`: when the visit began, ms of `performance.now()`. Asks once per visit who is in charge of marketing, when the mouse is about to leave; never again after an answer. */
export function watchForExit(token: string, arrivedAt: number): void {
  if (isStored(sessionStorageOf, SHOWN_KEY) || isStored(localStorageOf, SENT_KEY)) return;
  const intent = new ExitIntent(arrivedAt);
  const watching = new AbortController();
  let pointer = 'mouse';
  let wasHidden = false;

  const notice = (sign: ExitSign) => {
    if (!intent.notice(sign, performance.now())) return;
    watching.abort();
    keep(sessionStorageOf, SHOWN_KEY);
    void import('../islands/ExitPopup.tsx').then(({ openExitPopup }) => {
      openExitPopup({ token, onSent: () => keep(localStorageOf, SENT_KEY) });
    });
  };

  const { signal } = watching;
  addEventListener('pointerdown', ({ pointerType }) => (pointer = pointerType), { signal, passive: true });
  addEventListener('pointermove', ({ pointerType }) => (pointer = pointerType), { signal, passive: true });
  const leave = ({ relatedTarget, clientY }: MouseEvent) => {
    // without a related target the mouse has left the page
    if (relatedTarget === null) notice({ kind: 'mouse-out', y: clientY, byTouch: pointer === 'touch' });
  };
  document.addEventListener('mouseout', leave, { signal });
  document.addEventListener('mouseleave', leave, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') wasHidden = true;
      else if (wasHidden && pointer !== 'touch') notice({ kind: 'return' });
    },
    { signal },
  );
}

const sessionStorageOf = () => window.sessionStorage;
const localStorageOf = () => window.localStorage;

/** Without storage the popup is shown once per page. */
function isStored(storage: () => Storage, key: string): boolean {
  try {
    return storage().getItem(key) !== null;
  } catch {
    return false;
  }
}

function keep(storage: () => Storage, key: string): void {
  try {
    storage().setItem(key, '1');
  } catch {
    // see above
  }
}
