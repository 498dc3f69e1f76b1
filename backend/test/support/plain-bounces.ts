import { lines, mail, ORIGINAL_HEADERS, RETURNED_ID } from './bounce-parts.js';
import { type BounceCase, failed } from './bounce-reports.js';

const daemon = { 'Return-Path': '<>', From: 'Mail Delivery System <MAILER-DAEMON@mx.exemple.ch>' };
const plain = (...text: string[]) => mail({ ...daemon, Subject: 'Mail delivery failed' }, lines(...text));

/** Reports in words alone, in the form of the servers that write them. */
export const PLAIN_REPORTS: Record<string, BounceCase> = {
  'of one line': {
    message: plain('anne@exemple.ch: SMTP error from remote mail server: 550 User unknown', '', ORIGINAL_HEADERS),
    says: failed(),
  },
  'of qmail': {
    message: plain(
      ...['Hi. This is the qmail-send program at mx.exemple.ch.', 'I could not deliver your message to these addresses.'],
      ...['This is a permanent error; I have given up.', '', '<anne@exemple.ch>:', '192.0.2.25 does not like recipient.'],
      ...['Remote host said: 550 No such user here', 'Giving up on 192.0.2.25.', '', '--- Below this line is a copy of the message.'],
      ...['', ORIGINAL_HEADERS, '', 'Bonjour bea@autre.ch'],
    ),
    says: failed(),
  },
  'of qmail without a reply of SMTP': {
    message: plain(
      'Hi. This is the qmail-send program.',
      '',
      '<anne@exemple.ch>:',
      'Sorry, no mailbox here by that name. (#5.1.1)',
      '',
      ORIGINAL_HEADERS,
    ),
    says: failed(),
  },
  'of Exim': {
    message: `X-Failed-Recipients: anne@exemple.ch\nAuto-Submitted: auto-replied\n${plain(
      ...[
        'This message was created automatically by mail delivery software (Exim 4.94.2).',
        'A message that you sent could not be delivered.',
      ],
      ...[
        '',
        '  anne@exemple.ch',
        '    host mx.exemple.ch [192.0.2.5]',
        '    SMTP error from remote mail server after RCPT TO:<anne@exemple.ch>:',
      ],
      ...['    550-no such user here', '', '------ This is a copy of the message, including all the headers. ------', '', ORIGINAL_HEADERS],
    )}`,
    says: failed(),
  },
  'of Exim without a code': {
    message: `X-Failed-Recipients: anne@exemple.ch\n${plain('This is a permanent error.', '', '  anne@exemple.ch', '    Unrouteable address', '', ORIGINAL_HEADERS)}`,
    says: failed('5.1.2'),
  },
  'of Exim about a delay': {
    message: plain(
      ...['Your message has not yet been delivered after more than 24 hours on the queue.', '', '  anne@exemple.ch', ''],
      ...['No action is required on your part. Delivery attempts will continue for some time.', '', ORIGINAL_HEADERS],
    ),
    says: ['anne@exemple.ch delayed 4.0.0'],
  },
  'of Sendmail': {
    message: plain(
      ...['   ----- The following addresses had permanent fatal errors -----', '<anne@exemple.ch>', '    (reason: 550 User unknown)', ''],
      ...['   ----- Transcript of session follows -----', '>>> RCPT TO:<anne@exemple.ch>', '<<< 550 User unknown', ''],
      ...['   ----- Original message follows -----', '', ORIGINAL_HEADERS],
    ),
    says: failed(),
  },
  'of Gmail': {
    message: mail(
      { ...daemon, From: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>', 'In-Reply-To': `<${RETURNED_ID}>` },
      lines(
        '** Address not found **',
        '',
        'Your message was not delivered to anne@exemple.ch: the address was not found.',
        '',
        'The response was:',
        '550 5.1.1 The account does not exist.',
      ),
    ),
    says: failed(),
  },
  'of Exchange': {
    message: mail(
      { ...daemon, From: '<MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@agence.ch>', Subject: 'Undeliverable: Votre site' },
      lines(
        ...[
          'Delivery has failed to these recipients or groups:',
          '',
          'anne@exemple.ch (anne@exemple.ch)',
          'The address could not be found.',
        ],
        ...['', 'Diagnostic information for administrators:', 'Generating server: EX1.exemple.ch', '', 'anne@exemple.ch'],
        ...['#550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found ##', '', 'Original message headers:', '', ORIGINAL_HEADERS],
      ),
    ),
    says: failed('5.1.10'),
  },
  'of Outlook in German and HTML alone': {
    message: mail(
      { ...daemon, From: 'postmaster@agence.ch', Subject: 'Unzustellbar: Votre site', 'Content-Type': 'text/html; charset=utf-8' },
      `<html><style>.x{}</style><p><b>Fehler bei der Nachrichtenzustellung</b> an folgende Empfänger:</p><p><a href="mailto:anne@exemple.ch">anne@exemple.ch</a></p><p>Remoteserver: <i>550</i> 5.2.1 Postfach deaktiviert</p><pre>Message-ID: &lt;${RETURNED_ID}&gt;</pre></html>`,
    ),
    says: failed('5.2.1'),
  },
  'of GMX': {
    message: plain(
      ...['A message that you sent could not be delivered. The following address failed:', '', '"anne@exemple.ch":'],
      ...[
        'SMTP error from remote server for RCPT TO command, host: mx.exemple.ch reason: 550 Requested action not taken: mailbox unavailable',
      ],
      ...['', '--- The header of the original message is following. ---', '', ORIGINAL_HEADERS],
    ),
    says: failed(),
  },
  'of Yahoo about a distrusted sender': {
    message: plain(
      'Sorry, we were unable to deliver your message to the following address.',
      '',
      '<anne@exemple.ch>:',
      '554: delivery error: message not accepted for policy reasons',
      '',
      ORIGINAL_HEADERS,
    ),
    says: failed('5.7.1'),
  },
  'of bluewin': {
    message: plain(
      ...['Your message could not be delivered to one or more recipients.', '', '<anne@exemple.ch>: host mxbw.example[192.0.2.7] said:'],
      ...['    550 5.2.2 Mailbox full (in reply to RCPT TO command)', '', ORIGINAL_HEADERS],
    ),
    says: failed('5.2.2'),
  },
  'of IronPort': {
    message: plain(
      'The following message to <anne@exemple.ch> was undeliverable.',
      'The reason for the problem:',
      "5.1.0 - Unknown address error 550-'Invalid recipient'",
      '',
      ORIGINAL_HEADERS,
    ),
    says: failed(),
  },
  'of Mimecast': {
    message: mail(
      { ...daemon, From: 'postmaster@exemple.ch', Subject: '[Postmaster] Email delivery failure' },
      lines('Your message to: anne@exemple.ch', 'could not be delivered. Response: 550 Invalid Recipient', '', ORIGINAL_HEADERS),
    ),
    says: failed(),
  },
  'in French': {
    message: mail(
      { ...daemon, Subject: 'Échec de la remise' },
      lines(
        'Votre message n’a pas pu être remis à anne@exemple.ch.',
        'Le serveur a répondu : 550 Destinataire inconnu',
        '',
        'En-têtes d’origine :',
        ORIGINAL_HEADERS,
      ),
    ),
    says: failed(),
  },
  'of two recipients': {
    message: plain(
      'Undelivered mail:',
      '',
      '<anne@exemple.ch>: 550 User unknown',
      '<bea@exemple.ch>: 552 Mailbox full',
      '',
      ORIGINAL_HEADERS,
    ),
    says: [...failed(), 'bea@exemple.ch failed 5.2.2'],
  },
  'that names no address': {
    message: plain('Your message could not be delivered: 550 User unknown'),
    says: failed('5.1.1', 'null'),
    id: null,
  },
  'of Gmail about a delay': {
    message: mail(
      {
        ...daemon,
        From: 'mailer-daemon@googlemail.com',
        Subject: 'Delivery Status Notification (Delay)',
        'X-Failed-Recipients': 'anne@exemple.ch',
      },
      lines('Gmail will retry for 45 more hours. You will be notified if the delivery fails permanently.', '', ORIGINAL_HEADERS),
    ),
    says: ['anne@exemple.ch delayed 4.0.0'],
  },
  'that says the cause in words alone': {
    message: plain('<anne@exemple.ch>: Host or domain name not found. Name service error', '', `> Message-ID: <${RETURNED_ID}>`),
    says: failed('5.1.2'),
  },
  'that names the address behind the cause': {
    message: mail({ ...daemon, Subject: 'failure' }, lines('User unknown: anne@exemple.ch (550)', '', ORIGINAL_HEADERS)),
    says: failed(),
  },
  'of Proofpoint': {
    message: plain(
      ...['Your message cannot be delivered to the following recipients:', '', 'Recipient address: anne@exemple.ch'],
      ...['Reason: Remote server has rejected address', 'Diagnostic code: smtp;550 5.1.1 User Unknown', '', ORIGINAL_HEADERS],
    ),
    says: failed(),
  },
  'that was refused for a time': {
    message: plain('<anne@exemple.ch>: 451 4.7.1 Greylisted', '', ORIGINAL_HEADERS),
    says: ['anne@exemple.ch delayed 4.7.1'],
  },
  'of Sendmail about a delay': {
    message: plain(
      ...[
        '** THIS IS A WARNING MESSAGE ONLY **',
        '   ----- The following addresses had transient non-fatal errors -----',
        '<anne@exemple.ch>',
      ],
      ...['   ----- Transcript of session follows -----', '<anne@exemple.ch>... Deferred: Connection timed out'],
      ...['Warning: message still undelivered after 4 hours', 'Will keep trying until message is 5 days old', '', ORIGINAL_HEADERS],
    ),
    says: ['anne@exemple.ch delayed 4.0.0'],
  },
  'of Yahoo about a disabled mailbox': {
    message: plain('Sorry, your message to anne@exemple.ch cannot be delivered. This mailbox is disabled (554.30).', '', ORIGINAL_HEADERS),
    says: failed('5.2.1'),
  },
  'with a text that only refers to its HTML': {
    message: mail(
      { ...daemon, 'Content-Type': 'multipart/alternative; boundary="a"' },
      lines(
        ...['--a', 'Content-Type: text/plain', '', 'Please read this message as HTML.', '--a', 'Content-Type: text/html', ''],
        ...['<p>Undeliverable: anne@exemple.ch</p><p>550 5.1.1 unknown</p>', `<p>Message-ID: &lt;${RETURNED_ID}&gt;</p>`, '--a--'],
      ),
    ),
    says: failed(),
  },
  'with the fields of a delivery status as text': {
    message: plain(
      ...['Reporting-MTA: dns; mx.exemple.ch', '', 'Final-Recipient: rfc822; anne@exemple.ch', 'Action: failed', 'Status: 5.1.1', ''],
      ORIGINAL_HEADERS,
    ),
    says: failed(),
  },
};
