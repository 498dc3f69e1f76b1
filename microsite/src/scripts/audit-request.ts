import { t } from '../../../backend/src/rules/language.rules.ts';
import { type AuditPromise, sendEvent } from '../lib/api.ts';
import { ASKED_EVENT } from '../lib/page-data.ts';
import { auditPromise, requestAudit } from '../lib/score/audit-api.ts';
import { type AuditOutcome, auditOutcome } from '../lib/score/audit-request.ts';
import { sendSite } from './site-question.ts';

const ASKED = t`Audit demandé, revoir la confirmation`;
const OPEN = new Set<unknown>(['pending', 'in_progress']);

/** The buttons that request the audit, the confirmation, and the retries in the background. */
export function offerAudit(token: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-audit-dialog]');
  const alert = document.querySelector<HTMLElement>('[data-audit-alert]');
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-audit-request]')];
  if (!dialog || !alert) return;
  let isAsking = false;
  let isSent = false;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = (kind: 'sent' | 'waiting' | 'site') => {
    for (const part of dialog.querySelectorAll<HTMLElement>('[data-when]')) {
      part.hidden = part.dataset.when !== kind;
      if (part.hidden) continue;
      dialog.setAttribute('aria-labelledby', part.querySelector('h2')?.id ?? '');
    }
    if (!dialog.open) dialog.showModal();
  };

  const show = (outcome: AuditOutcome, isAsked: boolean) => {
    alert.textContent = outcome.kind === 'refused' ? outcome.message : '';
    if (outcome.kind === 'refused') {
      dialog.close();
      alert.scrollIntoView({ block: 'center' });
      return;
    }
    isSent = outcome.kind === 'sent';
    // a retry in the background changes an open dialog, but opens none
    if (isAsked || dialog.open) open(outcome.kind);
    if (outcome.kind === 'site') return;
    if (outcome.kind === 'waiting') {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(false), outcome.retryAfterMs);
    } else {
      rest();
      document.dispatchEvent(new Event(ASKED_EVENT));
    }
  };

  /** The audit was requested, now or on an earlier visit. */
  const rest = () => {
    isSent = true;
    for (const button of buttons) button.textContent = ASKED;
  };

  const ask = async (isAsked: boolean) => {
    if (isSent) return open('sent');
    if (isAsking) return;
    clearTimeout(timer);
    isAsking = true;
    for (const button of buttons) button.setAttribute('aria-busy', 'true');
    const outcome = auditOutcome(await requestAudit(token), attempt);
    for (const button of buttons) button.removeAttribute('aria-busy');
    isAsking = false;
    attempt += 1;
    show(outcome, isAsked);
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      if (!isSent) void sendEvent(token, 'cta_click');
      void ask(true);
    });
  }
  dialog.querySelector('[data-audit-retry]')?.addEventListener('click', () => void ask(true));
  askSite(dialog, token, () => show({ kind: 'sent' }, true));
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  void auditPromise(token).then((promise) => OPEN.has((promise as AuditPromise).status) && rest());
  addEventListener('online', () => attempt > 0 && !isSent && void ask(false));
}

/** Without a readable site the request waits for its address. */
function askSite(dialog: HTMLElement, token: string, accepted: () => void): void {
  const form = dialog.querySelector<HTMLFormElement>('form[data-audit-site]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendSite(form, (websiteUrl) => requestAudit(token, websiteUrl)).then((isAccepted) => isAccepted && accepted());
  });
}
