/** Reports of one page view: a loop of crashes must not become a flood. */
const MOST_REPORTS = 3;
const known = new WeakMap<object, string>();
let sent = 0;

/** Reports a crash to the server once. Returns its id in the log, such as `5F3A-09BC`. */
export function crashId(error: unknown): string {
  const key = typeof error === 'object' && error !== null ? error : null;
  const id = (key && known.get(key)) ?? newId();
  if (key && known.has(key)) return id;
  if (key) known.set(key, id);
  if (sent < MOST_REPORTS) report(id, String(error).slice(0, 500));
  sent += 1;
  return id;
}

function newId(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0').toUpperCase());
  return `${digits.slice(0, 2).join('')}-${digits.slice(2).join('')}`;
}

function report(id: string, message: string): void {
  const body = JSON.stringify({ id, message, page: window.location.pathname.slice(0, 200) });
  // a failed report is ignored: the user has the id
  void fetch('/api/public/client-errors', { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(
    () => {},
  );
}
