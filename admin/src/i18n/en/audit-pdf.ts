import type { Texts } from '../fr';

export const auditPdf: Texts['auditPdf'] = {
  title: 'Audit as PDF',
  text: 'The promised document, made from measurements only. Read it before you send it.',
  none: 'No audit has been made for this prospect yet.',
  make: 'Prepare the audit',
  again: 'Make again',
  open: 'Open the preview',
  send: 'Send',
  resend: 'Send again',
  measuring: 'Measuring again',
  queued: 'Being made',
  made: 'Made on %{date}',
  failed: 'Failed',
  facts: '%{pages} pages, %{size} kB',
  waiting: 'Waiting to be sent to %{recipient}',
  sent: 'Sent to %{recipient} on %{date}',
  notSent: 'Sending to %{recipient} failed',
  queuedNotice: 'The audit is queued for sending.',
  failure: 'That did not work. Try again in a moment.',
  blocked: 'The browser blocked the window: allow it for this site, then try again.',
  latest: 'Latest versions',
};
