/** Owners of tables without an entity. Every other table belongs to the folder of its entity. */
export const WITHOUT_ENTITY: Readonly<Record<string, string>> = {
  closed_mail_way: 'common/mail',
  former_results: 'analysis/results',
  migrations: 'common/database',
  prospect_bulk_changes: 'bulk-actions',
};

/** Pairs of folders with common tables: `also` may write the tables of `owner`. */
export const SHARED_OWNERS: readonly { owner: string; also: string; why: string }[] = [
  { owner: 'auth', also: 'sign-in', why: 'Accounts and sign-in.' },
  { owner: 'analysis/results', also: 'analysis/measurements', why: 'Results and the service that stores them.' },
  { owner: 'common/mail', also: 'outbox', why: 'Queueing e-mails and sending them.' },
];

/** `…` stands for tables whose names come from the catalogue or from a list. */
export const WRITERS: readonly { module: string; tables: readonly string[]; why: string }[] = [
  {
    module: 'imports',
    tables: ['prospects'],
    why: 'A million rows are made, completed and put back by set, from the plan and the cells of the import.',
  },
  {
    module: 'quiz',
    tables: ['prospects'],
    why: 'An answer and the start of the quiz are one durable statement.',
  },
  {
    module: 'bulk-actions',
    tables: ['prospects'],
    why: 'A whole selection is changed by one statement that notes what each was before.',
  },
  {
    module: 'analysis/ai-results',
    tables: ['ai_citations_results', 'ai_recommendations', 'measurements'],
    why: 'Figures and texts that staff types, under the lock of the prospect.',
  },
  {
    module: 'analysis/results',
    tables: ['audit_documents', '…'],
    why: 'Results and documents of a former address are put aside together.',
  },
  {
    module: 'personal-data',
    tables: ['audit_log', 'referrals', 'outbox', '…'],
    why: 'Erasure and retention: whatever table names the person, the catalogue tells which.',
  },
  {
    module: 'cli',
    tables: ['*'],
    why: 'Restores, a new secret, the former system and the demonstration write whatever there is, while nothing else runs.',
  },
  { module: 'tools', tables: ['…'], why: 'The danger panel empties what it has saved, and puts it back.' },
  { module: 'analysis/measurements', tables: ['…'], why: 'The table of an analysis, from the one list of them.' },
  { module: 'analysis/texts', tables: ['…'], why: 'The introduction or the recommendations.' },
];
