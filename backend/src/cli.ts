import 'reflect-metadata';
import { answer, refuse } from './cli/answer.js';
import { startFailure } from './common/start-failure.js';

const USAGES = [
  'prepare SECRETS [DIR…] [--owner UID] — make the secrets and folders of an installation; what is there stays',
  'check — look at the installation: address, accounts, mail, worker, backup, disk, browser, clock, keys; each fault with what to do',
  'migrate — bring the database to the newest schema',
  'create-admin EMAIL PASSWORD — add an administrator',
  'seed-demo [--remove] — add (or take away) thirty made-up prospects, labelled as examples',
  'import-legacy DIR [--dry-run] [--skip-refused] — load CSV or JSON exports, one file per table; run again it changes nothing',
  'backup FILE | --dir DIR [--keep N] [--encrypt age1…] [--replace] — write the whole database into one compressed, checksummed file',
  'backup-key FILE — make a pair of keys for encrypted backups: the secret one into FILE, the public one as the answer',
  'restore FILE [--replace] [--identity FILE] — put a backup in the place of what the database holds; nothing is sent until somebody says so',
  'rotate-secret — seal everything with a new secret, and end all sessions; the old one is the kept one, or APP_SECRET_PREVIOUS',
  'new-secret — when the old secret is lost: take out what does not open any more; refusals stay in force',
  'scan URL — measure any website and print its report as JSON',
  'score FILE — compute every formula for the entries of a JSON file',
  'restore-clean FILE — bring back what the danger panel has deleted',
  'test-mail ADDRESS — send a message by SMTP_URL at once and say how it went',
  'export-openapi [FILE] — write the description of the API, without FILE as the answer',
];

process.env.ROLE = 'web'; // a command never runs the jobs of others
const [name = '', ...given] = process.argv.slice(2);
process.exitCode = await run().catch((error: unknown) => {
  const words = startFailure(error, process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : {});
  if (!words) throw error;
  return refuse(words);
});
await answer();
// all is told; what is still open by then is not worth waiting for
setTimeout(() => process.exit(), 5000).unref();

async function run(): Promise<number> {
  if (name === 'score') return (await import('./cli/score.js')).score(...given);
  if (name === 'prepare') return (await import('./cli/prepare.js')).prepare(given);
  if (name === 'backup-key') return (await import('./cli/backup-commands.js')).backupKeyCommand(given);
  if (!USAGES.some((usage) => usage.split(' ')[0] === name)) return refuse('Commandes :', ...USAGES.map((usage) => `  ${usage}`));
  const { appCommands } = await import('./cli/app-commands.js');
  return appCommands[name]?.(...given) ?? refuse(`Commande inconnue : ${name}`);
}
