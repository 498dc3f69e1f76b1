import { type AuditPromise, auditPromise, problemOf } from '../lib/api.ts';
import { bind } from '../lib/bind.ts';
import { promiseView } from '../lib/promise-view.ts';
import { findToken } from '../lib/token.ts';

/** Shows where the request for the audit stands, to those who made one. */
async function start(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-promise]');
  const token = findToken(window, Date.now())?.token;
  if (!place || !token) return;
  const answer = await auditPromise(token);
  const promise = problemOf(answer) ? null : promiseView(answer as AuditPromise);
  if (!promise) return;
  bind(place, { promise });
  place.hidden = false;
}

void start();
