import { lines, mail, RETURNED_ID, report } from './bounce-parts.js';

/** What a report says, as `recipient action status`; the returned Message-ID is {@link RETURNED_ID} unless `id` is null. */
export interface BounceCase {
  message: string;
  says: string[];
  id?: null;
}

export const failed = (status = '5.1.1', address = 'anne@exemple.ch') => [`${address} failed ${status}`];
const status = (...fields: string[]) => lines('Final-Recipient: rfc822; anne@exemple.ch', 'Action: failed', ...fields);
/** Reports with a delivery status (RFC 3464, RFC 6533), as servers and gateways change them. */
export const STRUCTURED_REPORTS: Record<string, BounceCase> = {
  'of Postfix': { message: report(status('Status: 5.1.1', 'Diagnostic-Code: smtp; 550 5.1.1 User unknown')), says: failed() },
  'with a reply without an enhanced code': { message: report(status('Diagnostic-Code: smtp; 550 User unknown')), says: failed() },
  'with a reply that says nothing more': { message: report(status('Diagnostic-Code: smtp; 550 Rejected')), says: failed('5.0.0') },
  'with the basic code as its status': { message: report(status('Status: 554')), says: failed('5.0.0') },
  'without any code': { message: report(status()), says: failed('5.0.0') },
  'with a status that is vaguer than its reply': {
    message: report(status('Status: 5.0.0', 'Diagnostic-Code: smtp;550-5.2.1 The account is disabled')),
    says: failed('5.2.1'),
  },
  'without an action': {
    message: report(lines('Final-Recipient: rfc822;anne@exemple.ch', 'Status: 5.1.1 (no such user)')),
    says: failed(),
  },
  'of a delay': {
    message: report(
      lines('Final-Recipient: rfc822; anne@exemple.ch', 'Action: delayed', 'Status: 4.4.1', 'Diagnostic-Code: smtp; 451 later'),
    ),
    says: ['anne@exemple.ch delayed 4.4.1'],
  },
  'that gives up after a delay': { message: report(status('Status: 4.4.7')), says: failed('4.4.7') },
  'within a multipart/mixed': {
    message: report(status('Status: 5.1.1'), { around: 'Ce message a été analysé par le filtre.' }),
    says: failed(),
  },
  'without the report type, which a gateway removed': {
    message: report(status('Status: 5.1.1'), { type: 'multipart/mixed' }),
    says: failed(),
  },
  'without a report type': { message: report(status('Status: 5.1.1'), { type: 'multipart/report' }), says: failed() },
  'with a comment behind the address': {
    message: report(
      lines('Final-Recipient: rfc822; <anne@exemple.ch> (Anne; comptabilité (2e étage))', 'Action: failed (bounced)', 'Status: 5.1.1'),
    ),
    says: failed(),
  },
  'of an address in UTF-8': {
    message: report(lines('Final-Recipient: utf-8; anne@exämple.ch', 'Action: failed', 'Status: 5.1.1'), { global: true }),
    says: failed('5.1.1', 'anne@exämple.ch'),
  },
  'of an address in the notation of RFC 6533': {
    message: report(lines('Final-Recipient: utf-8; anne@ex\\x{E4}mple.ch', 'Action: failed', 'Status: 5.1.1')),
    says: failed('5.1.1', 'anne@exämple.ch'),
  },
  'of an address in xtext': {
    message: report(lines('Final-Recipient: rfc822; anne+2Bvente@exemple.ch', 'Action: failed', 'Status: 5.1.1')),
    says: failed('5.1.1', 'anne+vente@exemple.ch'),
  },
  'in base64': { message: report(status('Status: 5.1.1'), { base64: true }), says: failed() },
  'of several recipients without empty lines': {
    message: report(
      lines(
        'Original-Recipient: rfc822; anne@exemple.ch',
        ...['Final-Recipient: rfc822; anne@exemple.ch', 'Action: failed', 'Status: 5.1.1'],
        'Original-Recipient: rfc822; bea@exemple.ch',
        ...['Final-Recipient: rfc822; bea@exemple.ch', 'Action: delayed', 'Status: 4.2.2'],
      ),
    ),
    says: [...failed(), 'bea@exemple.ch delayed 4.2.2'],
  },
  'of a recipient that was reached and one that was not': {
    message: report(
      `${status('Status: 5.2.1')}\n\n${lines('Final-Recipient: rfc822; bea@exemple.ch', 'Action: delivered', 'Status: 2.0.0')}`,
    ),
    says: failed('5.2.1'),
  },
  'of a sender that is distrusted': {
    message: report(status('Diagnostic-Code: smtp; 550 Recipient rejected, your IP is listed by a DNSBL')),
    says: failed('5.7.1'),
  },
  'of a full mailbox without an enhanced code': {
    message: report(status('Diagnostic-Code: smtp; 552 Mailbox is over quota')),
    says: failed('5.2.2'),
  },
  'that names the message in a field': {
    message: report(lines(`X-Original-Message-ID: <${RETURNED_ID}>`, '', status('Status: 5.1.1')), { headers: '' }),
    says: failed(),
  },
  'that answers to the message and returns nothing of it': {
    message: `In-Reply-To: <${RETURNED_ID}>\n${report(status('Status: 5.1.1'), { headers: '' })}`,
    says: failed(),
  },
  'that a gateway sends on as an attachment': {
    message: mail(
      { 'Return-Path': '<>', From: 'postmaster@gateway.example', 'Content-Type': 'multipart/mixed; boundary="g"' },
      lines('--g', 'Content-Type: message/rfc822', '', report(status('Status: 5.1.1')), '--g--'),
    ),
    says: failed(),
  },
  'that a mailing list sends on in its own name': {
    message: report(status('Status: 5.1.1'), { around: 'List footer' }).replace('<>', '<list-bounces@liste.example>'),
    says: failed(),
  },
};
