/** Tables without an entity, and who owns them; every other one belongs to the folder of its entity. */
export const WITHOUT_ENTITY: Readonly<Record<string, string>> = {
  closed_mail_way: 'common/mail',
  former_results: 'analysis/results',
  migrations: 'common/database',
  prospect_bulk_changes: 'bulk-actions',
};

/** Two folders of one house: the second works with the tables of the first as with its own. */
export const HOUSES: readonly { owner: string; also: string; why: string }[] = [
  { owner: 'auth', also: 'sign-in', why: 'Accounts, and the ways into them.' },
  { owner: 'analysis/results', also: 'analysis/measurements', why: 'What results are, and the one service that stores them.' },
  { owner: 'common/mail', also: 'outbox', why: 'Whoever lays a letter into the outbox, and who sends what lies there.' },
];

/** `…` stands for tables whose names come from the catalogue or from a list. */
export const WRITERS: readonly { room: string; tables: readonly string[]; why: string }[] = [
  {
    room: 'imports',
    tables: ['prospects'],
    why: 'A million rows are made, completed and put back by set, from the plan and the cells of the import.',
  },
  {
    room: 'bulk-actions',
    tables: ['prospects'],
    why: 'A whole selection is changed by one statement that notes what each was before.',
  },
  {
    room: 'analysis/ai-results',
    tables: ['ai_citations_results', 'ai_recommendations', 'measurements'],
    why: 'Figures and texts that staff types, under the turn of the prospect.',
  },
  {
    room: 'analysis/results',
    tables: ['audit_documents', '…'],
    why: 'Results and documents of a former address are put aside together.',
  },
  {
    room: 'personal-data',
    tables: ['audit_log', 'referrals', 'outbox', '…'],
    why: 'Erasure and retention: whatever table names the person, the catalogue tells which.',
  },
  {
    room: 'cli',
    tables: ['*'],
    why: 'Restores, a new secret, the former system and the demonstration write whatever there is, while nothing else runs.',
  },
  { room: 'common/jobs', tables: ['…'], why: 'One loop delivers the letters and the webhooks; it is told their table.' },
  { room: 'tools', tables: ['…'], why: 'The danger panel empties what it has saved, and puts it back.' },
  { room: 'analysis/measurements', tables: ['…'], why: 'The table of an analysis, from the one list of them.' },
  { room: 'analysis/texts', tables: ['…'], why: 'The introduction or the recommendations.' },
];

/** Whose SQL reads tables of others, beside those that everybody may read. `*`: all of them. */
export const READERS: readonly { room: string; tables: readonly string[]; why: string }[] = [
  { room: 'analytics', tables: ['*'], why: 'It is there to read everything; it writes nothing.' },
  { room: 'personal-data', tables: ['*'], why: 'What is kept of a person stands wherever the catalogue says.' },
  { room: 'operations', tables: ['*'], why: 'The state of the whole installation.' },
  { room: 'cli', tables: ['*'], why: 'Backups, restores and imports of the whole database.' },
  {
    room: 'alerts',
    tables: ['appointments', 'events', 'outbox', 'quiz_results', 'seo_audit_requests'],
    why: 'The signs of interest and the digest of the day.',
  },
  {
    room: 'analysis/public-report',
    tables: [
      'appointments',
      'audit_documents',
      'campaign_recipients',
      'email_campaigns',
      'events',
      'quiz_results',
      'referrals',
      'reponses_quiz',
      'seo_audit_requests',
      'scans',
      'scan_targets',
      'scan_tasks',
    ],
    why: 'One statement tells whether a page is as it was, what its reader has asked for, and when that was last here.',
  },
  { room: 'analysis/scans', tables: ['vendor_calls', 'workers'], why: 'What scans have cost, and how many places there are for them.' },
  { room: 'audit-pdf', tables: ['outbox', 'seo_audit_requests'], why: 'Whether a letter has left, and what was promised.' },
  { room: 'auth', tables: ['email_campaigns'], why: 'The log names what was changed.' },
  { room: 'audit-requests', tables: ['audit_documents', 'outbox'], why: 'The list tells how far each audit is.' },
  { room: 'bulk-actions', tables: ['email_campaigns'], why: 'Whether the campaign that a selection is given to is there.' },
  {
    room: 'campaigns',
    tables: ['blocked_urls', 'contact_permissions', 'events', 'suppressions'],
    why: 'The audience is one statement: nobody may be written to between two.',
  },
  {
    room: 'imports',
    tables: ['contact_permissions', 'former_results', 'prospect_former_tokens', 'suppressions'],
    why: 'A file of a million rows is compared by set, and told what it has put aside.',
  },
  { room: 'analysis/findings', tables: ['audit_documents'], why: 'Whether another address ends the link of an audit.' },
  {
    room: 'outbox',
    tables: ['campaign_recipients', 'email_campaigns', 'webhook_deliveries', 'workers'],
    why: 'What waits to leave the house, and whether somebody is there to send it.',
  },
  { room: 'permissions', tables: ['imports'], why: 'The name of the file that an import came from.' },
  {
    room: 'prospects',
    tables: [
      'appointments',
      'campaign_recipients',
      'contact_permissions',
      'email_campaigns',
      'import_creations',
      'import_rows',
      'prospect_bulk_changes',
      'quiz_results',
      'scan_targets',
      'seo_audit_requests',
      'site_judgements',
      'users',
    ],
    why: 'Filters of its list, the names in its export, and the targets that are locked before a prospect goes.',
  },
  {
    room: 'queue',
    tables: ['appointments', 'campaign_recipients', 'email_campaigns', 'events', 'prospect_notes', 'seo_audit_requests', 'users'],
    why: 'What waits for somebody is one statement over where each reason is kept.',
  },
  {
    room: 'webhooks',
    tables: ['appointments', 'contact_messages', 'email_campaigns', 'emelia_events', 'referrals', 'seo_audit_requests'],
    why: 'What an event says of its subject.',
  },
  {
    room: 'recent-actions',
    tables: [
      'audit_log',
      'campaign_recipients',
      'email_campaigns',
      'import_creations',
      'import_rows',
      'imports',
      'prospect_bulk_actions',
      'prospect_bulk_changes',
      'scan_targets',
      'scans',
      'users',
    ],
    why: 'One list of what staff has done, read from where each act is kept; it writes nothing.',
  },
  {
    room: 'signatories',
    tables: ['campaign_recipients', 'email_campaigns'],
    why: 'Who signed the last campaign that a prospect was written in.',
  },
  { room: 'tools', tables: ['api_keys', 'scans'], why: 'What the danger panel would empty, and the trial runs of vendors.' },
  { room: 'trials', tables: ['scans', 'scan_targets', 'scan_tasks'], why: 'How far the analysis of a trial is.' },
  { room: 'health-check.ts', tables: ['workers'], why: 'A process of its own, without the application.' },
  {
    room: 'common/backups',
    tables: ['migrations', 'users'],
    why: 'A backup names the migrations it was made with. A database where nobody has an account is none of ours.',
  },
];

/** Everybody may read them: what all hangs on, and what was ever measured. */
export const READ_BY_ALL: readonly string[] = ['prospects', 'measurements'];
