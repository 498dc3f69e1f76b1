/** Parts of which the tests' reports of mail servers are made. */

export const RETURNED_ID = '5b1f4c1e-2222-4333-8444-555555555555@agence.ch';
export const ORIGINAL_HEADERS = `Received: from mail.agence.ch by mx.exemple.ch
Message-ID: <${RETURNED_ID}>
From: bonjour@agence.ch
To: anne@exemple.ch
Subject: Votre site`;

export const lines = (...all: string[]): string => all.join('\n');

export const mail = (headers: Record<string, string>, body: string): string =>
  `${Object.entries({ To: 'bonjour@agence.ch', 'Content-Type': 'text/plain; charset=utf-8', ...headers })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n\n${body}\n`;

interface Form {
  type?: string;
  /** Text of a part behind the report, in a multipart around both. */
  around?: string;
  /** Headers of the returned message; none where they are empty. */
  headers?: string;
  base64?: boolean;
  /** Report of an address in UTF-8 (RFC 6533). */
  global?: boolean;
}

const multipart = (boundary: string, parts: string[]): string =>
  `${parts.map((part) => `--${boundary}\n${part}\n`).join('')}--${boundary}--`;

/** A report with a delivery status. */
export function report(status: string, form: Form = {}): string {
  const { type = 'multipart/report; report-type=delivery-status', around, headers = ORIGINAL_HEADERS, base64, global } = form;
  const fields = `Reporting-MTA: dns; mx.exemple.ch\n\n${status}\n`;
  const content = base64 ? `Content-Transfer-Encoding: base64\n\n${Buffer.from(fields).toString('base64')}` : `\n${fields}`;
  const parts = [
    'Content-Type: text/plain\n\nYour message could not be delivered.',
    `Content-Type: message/${global ? 'global-' : ''}delivery-status\n${content}`,
    ...(headers ? [`Content-Type: ${global ? 'message/global-headers' : 'text/rfc822-headers'}\n\n${headers}\n`] : []),
  ];
  const inner = [`${type}; boundary="r"`, multipart('r', parts)] as const;
  const [contentType, body] = around
    ? [
        'multipart/mixed; boundary="m"',
        multipart('m', [`Content-Type: ${inner[0]}\n\n${inner[1]}`, `Content-Type: text/plain\n\n${around}`]),
      ]
    : inner;
  return mail({ 'Return-Path': '<>', From: 'MAILER-DAEMON@mx.exemple.ch', Subject: 'Undelivered', 'Content-Type': contentType }, body);
}
