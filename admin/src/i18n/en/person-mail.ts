import type { Texts } from '../fr';

export const personMail: Texts['personMail'] = {
  open: 'Write',
  title: 'Write to this person',
  loadFailed: 'The message could not be prepared.',
  to: 'To: %{recipient}',
  template: 'Start from',
  blank: 'An empty message',
  own: 'What you wrote',
  subject: 'Subject',
  body: 'Message',
  noSubject: 'Write a subject.',
  noBody: 'Write a message.',
  foot: 'Below the message go the agency’s address, why the person gets it and the link that ends further ones.',
  refused: 'This message cannot be sent',
  review: 'Open the file',
  elsewhere: 'Write in my mail program',
  submit: 'Send',
  busy: 'Sending…',
  done: 'The message to %{recipient} is on its way.',
  sent: 'Open the email',
};
