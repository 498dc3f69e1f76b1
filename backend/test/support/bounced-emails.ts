interface Returned {
  to?: string;
  recipient?: string;
  original?: string;
  messageId?: string;
  action?: string;
  status?: string;
  diagnostic?: string;
  /** What stands behind the report. */
  rest?: string;
}

/** A report of a mail server about an e-mail, as RFC 3464 has it. */
export const bouncedEmail = ({
  to = 'bonjour@agence.ch',
  recipient = 'anne@exemple.ch',
  original,
  messageId,
  action = 'failed',
  status = '5.1.1',
  diagnostic = `smtp; 550 ${status} <${recipient}>: Recipient address rejected`,
  rest = '',
}: Returned): string => `Return-Path: <>
Delivered-To: ${to}
From: Mail Delivery System <MAILER-DAEMON@mx.exemple.ch>
To: ${to}
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b1"

--b1
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx.exemple.ch.

--b1
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.exemple.ch

Final-Recipient: rfc822; ${recipient}${original ? `\nOriginal-Recipient: rfc822;${original}` : ''}
Action: ${action}
Status: ${status}
Diagnostic-Code: ${diagnostic}

--b1
Content-Type: text/rfc822-headers

${messageId ? `Message-ID: <${messageId}>\n` : ''}Subject: Votre site

--b1--
${rest}`;

/** Mail of people and machines that is no report. */
export const OTHER_MAIL = {
  answer: 'From: Anne <anne@exemple.ch>\nTo: bonjour@agence.ch\nSubject: Re: Votre site\n\nMerci, 5.1.1 est le numéro de ma rue.',
  absence:
    'Return-Path: <>\nFrom: anne@exemple.ch\nTo: bonjour@agence.ch\nAuto-Submitted: auto-replied\nSubject: Absence\n\nJe suis absente, status 5.1.1.',
  spam: 'From: x@spam.example\nTo: bonjour@agence.ch\nSubject: Undelivered Mail Returned to Sender\n\n550 5.1.1 user unknown',
};
