import type { Texts } from '../fr';

export const outbox: Texts['outbox'] = {
  title: 'E-mails',
  search: 'Recipient or subject',
  templates: 'Templates',
  notConfigured: {
    title: 'No e-mail leaves at the moment',
    text: 'The mail server is not configured: messages wait here and stay readable. Set SMTP_URL and MAIL_FROM and restart; they will leave by themselves.',
  },
  attention: { title: 'Some messages need your attention', text: 'Failed: %{failed} · To check: %{unknown}' },
  filter: { status: 'State', any: 'All states' },
  column: { subject: 'Subject', recipient: 'Recipient', status: 'State', created: 'Created', kind: 'Kind' },
  status: { queued: 'Waiting', sending: 'Sending', sent: 'Sent', failed: 'Failed', cancelled: 'Cancelled', unknown: 'To check' },
  empty: {
    title: 'No e-mail yet',
    text: 'Confirmations, invitations and alerts appear here as soon as they are written.',
    filteredTitle: 'No e-mail matches',
    filteredText: 'Change the search or choose another state.',
  },
  show: {
    notFound: 'This message does not exist or was deleted.',
    recipient: 'Recipient',
    sent: 'Sent',
    next: 'Next attempt',
    attempts: 'Attempts',
    cause: 'Cause',
    attachments: 'Attachments',
    prospect: 'Open the prospect',
    letter: 'Message',
    plain: 'Plain text',
    width: { label: 'Width of the preview', desktop: 'Computer', phone: 'Phone' },
  },
  unknown: {
    title: 'This e-mail may have arrived already',
    text: 'The line broke after it was handed over. Ask the recipient or read the mail server’s log before you send it again.',
    confirm: 'It arrived',
  },
  action: {
    retry: 'Send again',
    retryNow: 'Try now',
    cancel: 'Cancel',
    retried: 'The message is on its way.',
    cancelled: 'Message cancelled.',
    confirmed: 'Message noted as sent.',
  },
  preview: {
    title: 'E-mail templates',
    lead: 'Each message as a person receives it, with sample data.',
    choose: 'Template',
    back: 'E-mails',
  },
};
