import { lines, mail, ORIGINAL_HEADERS, report } from './bounce-parts.js';

const person = { 'Return-Path': '<anne@exemple.ch>', From: 'Anne Favre <anne@exemple.ch>', Subject: 'Re: Votre site' };
const system = { 'Return-Path': '<>', From: 'postmaster@exemple.ch' };

/** Mail of people and machines that reports no failed delivery. */
export const HONEST_MAIL: Record<string, string> = {
  'a reply with a price': mail(person, 'Bonjour,\nVotre offre est de 550 francs ?\n550 CHF, c’est trop.'),
  'a reply that quotes an error': mail(person, 'J’ai reçu « 550 5.1.1 User unknown » en écrivant à info@agence.ch. Pouvez-vous vérifier ?'),
  'a reply about mail that failed': mail(person, 'Mail delivery failed hier : 550 User unknown.\nVoici ma bonne adresse : anne@exemple.ch'),
  'an absence without a return path': mail(
    { 'Return-Path': '<>', From: 'anne@exemple.ch', 'Auto-Submitted': 'auto-replied', Subject: 'Absence' },
    'Je suis absente. Votre message ne sera pas remis. Tél. 026 550 12 34, code 550 5.1.1.',
  ),
  'an absence of Exchange': mail(
    { 'Return-Path': '<>', From: 'anne@exemple.ch', 'X-Auto-Response-Suppress': 'All', Subject: 'Automatic reply: Votre site' },
    'I am out of the office. Mail that fails with error 550 is forwarded.',
  ),
  'an absence in German': mail(
    { ...person, 'Auto-Submitted': 'auto-generated', Subject: 'Abwesenheitsnotiz' },
    'Ihre Nachricht wird nicht weitergeleitet. Kontakt: bea@exemple.ch',
  ),
  'the receipt of a reader': mail(
    { ...person, 'Content-Type': 'multipart/report; report-type=disposition-notification; boundary="r"' },
    lines(
      '--r',
      'Content-Type: text/plain',
      '',
      'Read on 5.1.26',
      '--r',
      'Content-Type: message/disposition-notification',
      '',
      'Final-Recipient: rfc822; anne@exemple.ch',
      'Disposition: manual-action/MDN-sent-manually; displayed',
      '--r--',
    ),
  ),
  'the receipt of a system': mail(
    { ...system, 'Content-Type': 'multipart/report; report-type="disposition-notification"; boundary="r"' },
    lines('--r', 'Content-Type: text/plain', '', 'Undeliverable? No: displayed. Code 550.', '--r--'),
  ),
  'a complaint': mail(
    { ...system, 'Content-Type': 'multipart/report; report-type=feedback-report; boundary="r"' },
    lines(
      '--r',
      'Content-Type: text/plain',
      '',
      'Mail delivery report: abuse, error 550',
      '--r',
      'Content-Type: message/feedback-report',
      '',
      'Feedback-Type: abuse',
      '--r--',
    ),
  ),
  'a report of success': report(lines('Final-Recipient: rfc822; anne@exemple.ch', 'Action: delivered', 'Status: 2.0.0')),
  'a report of relaying': report(lines('Final-Recipient: rfc822; anne@exemple.ch', 'Action: relayed', 'Status: 2.1.9')),
  'a warning about a quota': mail(
    { ...system, Subject: 'Boîte bientôt pleine' },
    'Votre boîte est remplie à 95 %. Plus tard, les messages seront refusés avec le code 552.',
  ),
  'a summary of quarantine': mail({ ...system, Subject: 'Quarantäne' }, '3 Nachrichten warten. Release: https://filter.example/5.1.1'),
  'an answer of a postmaster who is a person': mail(
    { 'Return-Path': '<postmaster@exemple.ch>', From: 'postmaster@exemple.ch', Subject: 'Re: Votre site' },
    'Bonjour,\n550 francs conviennent.\nSalutations',
  ),
  'a report attached by a person': mail(
    { ...person, 'Content-Type': 'multipart/mixed; boundary="m"' },
    lines(
      '--m',
      'Content-Type: text/plain',
      '',
      'Voici ce que je reçois',
      '--m',
      'Content-Type: message/rfc822',
      '',
      report('Final-Recipient: rfc822; anne@exemple.ch\nAction: failed\nStatus: 5.1.1'),
      '--m--',
    ),
  ),
  'a report that a stranger imitates': mail(
    { ...person, From: 'x@spam.example', Subject: 'Undelivered Mail Returned to Sender' },
    `550 5.1.1 user unknown\n\n${ORIGINAL_HEADERS}`,
  ),
  'a request to confirm the sender': mail(
    { ...system, Subject: 'Confirm your message' },
    'Please confirm that you are a person. Your message waits for 5 days.',
  ),
  'a newsletter of a mail provider': mail(
    { ...person, From: 'news@hebergeur.example', Subject: 'Mail delivery: nouveautés' },
    'Nos serveurs répondent désormais 550 5.7.1 aux expéditeurs sans DMARC.',
  ),
};
