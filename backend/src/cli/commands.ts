interface Command {
  usage: string;
  does: string;
  /** `none`; `present`: a mistyped DATA_DIR must not make one; `made`: where there is none, an embedded one is made. */
  database: 'none' | 'present' | 'made';
}

/** Every command: its help, docs/commands.md and the launcher read it here. */
export const COMMANDS = {
  help: { usage: 'help', does: 'this list', database: 'none' },
  version: { usage: 'version', does: 'the version of the product', database: 'none' },
  prepare: {
    usage: 'prepare SECRETS [DIR…] [--owner UID]',
    does: 'make the secrets and folders of an installation; what is there stays',
    database: 'none',
  },
  check: {
    usage: 'check [--json]',
    does: 'look at the installation as “Mise en service” does; each fault with what to do, exit code 1 while there is one',
    database: 'present',
  },
  migrate: { usage: 'migrate', does: 'bring the database to the newest schema', database: 'made' },
  'create-admin': { usage: 'create-admin EMAIL PASSWORD', does: 'add an administrator', database: 'made' },
  'seed-demo': {
    usage: 'seed-demo [--remove]',
    does: 'add (or take away) thirty made-up prospects, labelled as examples',
    database: 'made',
  },
  'import-legacy': {
    usage: 'import-legacy DIR [--dry-run] [--skip-refused]',
    does: 'load CSV or JSON exports, one file per table; run again it changes nothing',
    database: 'made',
  },
  backup: {
    usage: 'backup FILE | --dir DIR [--keep N] [--encrypt age1…] [--replace]',
    does: 'write the whole database into one compressed, checksummed file, and copy it into the store, where one is named',
    database: 'present',
  },
  'backup-list': {
    usage: 'backup-list',
    does: 'list the off-site copies in the store, newest first, with their bytes',
    database: 'none',
  },
  'backup-key': {
    usage: 'backup-key FILE',
    does: 'make a pair of keys for encrypted backups: the secret one into FILE, the public one as the answer',
    database: 'none',
  },
  restore: {
    usage: 'restore FILE | s3://NAME | s3://latest [--replace] [--identity FILE]',
    does: 'put a backup in the place of what the database holds; nothing is sent until somebody says so',
    database: 'made',
  },
  'rotate-secret': {
    usage: 'rotate-secret',
    does: 'seal everything with a new secret, and end all sessions; the old one is the kept one, or APP_SECRET_PREVIOUS',
    database: 'present',
  },
  'new-secret': {
    usage: 'new-secret',
    does: 'when the old secret is lost: take out what does not open any more; refusals stay in force',
    database: 'present',
  },
  scan: { usage: 'scan URL', does: 'measure any website and print its report as JSON', database: 'made' },
  score: { usage: 'score FILE', does: 'compute every formula for the entries of a JSON file', database: 'none' },
  'restore-clean': { usage: 'restore-clean FILE', does: 'bring back what the danger panel has deleted', database: 'present' },
  'test-mail': { usage: 'test-mail ADDRESS', does: 'send a message by SMTP_URL at once and say how it went', database: 'present' },
  'export-openapi': {
    usage: 'export-openapi [FILE] [v1]',
    does: 'write the description of the API, without FILE as the answer; `v1`: of the public API alone',
    database: 'made',
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

/** A line for each command. */
export const commandLines = (): string[] => Object.values(COMMANDS).map(({ usage, does }) => `  ${usage} — ${does}`);
