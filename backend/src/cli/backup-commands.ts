import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newKeyPair } from '../common/backups/age.js';
import { backupInto } from '../common/backups/backup-folder.js';
import { backupName } from '../common/backups/backup-names.js';
import { noteBackup } from '../common/backups/backup-runs.js';
import { writeBackup } from '../common/backups/write-backup.js';
import { systemClock } from '../common/clock.js';
import { commandUsageError } from '../common/command-usage-error.js';
import { loadAppSecret } from '../common/config/app-secret.js';
import type { Config } from '../common/config/env.js';
import { JobQueue } from '../common/jobs/job-queue.service.js';
import { AuditLog } from '../modules/auth/audit-log.service.js';
import { ErasureJobs } from '../modules/personal-data/erasures.jobs.js';
import { answer, done, refuse, remark } from './answer.js';
import { holdsWork, type Restored, restore } from './backup/restore.js';
import { orderErasures } from './backup/restore-erasures.js';
import { unreadableUnder } from './lost-secret.js';
import { copyWritten, isStoreAddress, withFetchedCopy, withoutCredentials } from './offsite-commands.js';

const KEEP = 14;

/** `backup FILE` or `backup --dir DIR`; never changes the database. */
export async function backupCommand(database: DataSource, given: string[], config: Config): Promise<number> {
  const { backups, backupRecipient } = config;
  const { positionals, values } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { dir: { type: 'string' }, keep: { type: 'string' }, encrypt: { type: 'string' }, replace: { type: 'boolean' } },
  });
  const [file] = positionals;
  const dir = values.dir ?? (file ? undefined : backups?.dir);
  const keep = Number(values.keep ?? backups?.keep ?? KEEP);
  if (!file === !dir) return refuse('Indiquez le fichier à écrire, ou --dir DOSSIER.');
  if (!Number.isInteger(keep) || keep < 1) return refuse('--keep a besoin d’un nombre de sauvegardes, au moins 1.');
  const now = systemClock.now();
  const recipient = values.encrypt ?? backupRecipient;
  try {
    const written = dir
      ? await backupInto(database, { dir, keep, recipient, now })
      : { ...(await writeBackup(database, file ?? '', { now, recipient, replace: values.replace ?? false })), file: file ?? '' };
    const id = await noteBackup(database, { ...written, isEncrypted: recipient !== undefined });
    await answer(`${written.rows} lignes sauvegardées dans ${written.file}.`);
    if ('isSuspicious' in written && written.isSuspicious)
      await remark('Elle est bien plus vide qu’une sauvegarde d’avant\u202f: aucune n’a été retirée. Est-ce la bonne base ?');
    const name = backupName(now, written.rows, recipient !== undefined);
    if (!(await copyWritten(database, config, { id, file: written.file, name, keep }))) return 1;
  } catch (error) {
    const words = commandUsageError(error) ?? (error as Error).message;
    await noteBackup(database, { error: words });
    return refuse(words);
  }
  return done('Gardez aussi APP_SECRET, à un autre endroit : sans lui, les clés enregistrées ne se lisent plus.');
}

/** `backup-key FILE`: the secret key into the file, the public one as the answer. */
export async function backupKeyCommand([file]: string[]): Promise<number> {
  if (!file) return refuse('Indiquez le fichier où écrire la clé secrète.');
  const { identity, recipient } = await newKeyPair();
  try {
    await writeFile(file, `# clé publique : ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return refuse(`${file} existe déjà : il n’a pas été remplacé.`);
  }
  await remark(`Clé secrète dans ${file} : gardez-la ailleurs, elle seule ouvre les sauvegardes. BACKUP_RECIPIENT :`);
  return done(recipient);
}

export async function restoreCommand(app: INestApplicationContext, given: string[], config: Config): Promise<number> {
  const secret = loadAppSecret(config);
  const { positionals, values } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { replace: { type: 'boolean' }, identity: { type: 'string' } },
  });
  const [file] = positionals;
  const database = app.get(DataSource);
  if (!file) return refuse('Indiquez le fichier à restaurer, ou s3://NOM (s3://latest pour la dernière copie).');
  if ((await holdsWork(database)) && !values.replace && !(await confirmed())) {
    return refuse('La base n’est pas vide : rien n’a été changé. Ajoutez --replace pour remplacer son contenu.');
  }
  let restored: Restored;
  try {
    const from = (path: string) => restoreWithErasures(app, path, { secret, identity: values.identity });
    restored = await (isStoreAddress(file) ? withFetchedCopy(config, file, from) : from(file));
  } catch (error) {
    return refuse(`${(error as Error).message}\nRien n’a été changé.`);
  }
  await answer(
    `${restored.rows} lignes restaurées depuis ${withoutCredentials(file)}. Chacun doit se reconnecter.`,
    ...carriedWords(restored.carriedOver),
  );
  await answer('Rien n’est envoyé jusqu’à ce qu’un administrateur appuie sur « Reprendre les envois » (E-mails).');
  const unreadable = await database.transaction((manager) => unreadableUnder(manager, secret));
  if (unreadable.length > 0) {
    await answer(
      'Scellé avec un autre APP_SECRET, et donc illisible ici :',
      ...unreadable,
      'L’ancien secret est connu : rotate-secret avec APP_SECRET_PREVIOUS. Il est perdu : new-secret retire ce qui ne s’ouvre plus.',
    );
  }
  return 0;
}

/** People erased since the backup are erased again: ordered within the restore, executed right after it. */
export async function restoreWithErasures(
  app: INestApplicationContext,
  file: string,
  { secret, identity }: { secret: string; identity?: string | undefined },
): Promise<Restored> {
  const find = { strict: false };
  const queue = app.get(JobQueue, find);
  let orders: string[] = [];
  const restored = await restore(app.get(DataSource), file, {
    secret,
    identity,
    finish: async (manager): Promise<Record<string, number>> => {
      orders = await orderErasures(manager, queue, secret);
      const after = { file: basename(file), erased: orders.length };
      await app.get(AuditLog, find).record(manager, null, { action: 'restore', resource: 'backups', resourceId: null, after });
      return orders.length > 0 ? { erased: orders.length } : {};
    },
  });
  for (const erasureId of orders) await app.get(ErasureJobs, find).erase({ erasureId }, { retry: 0 });
  return restored;
}

const CARRIED: Readonly<Record<string, string>> = {
  suppressions: 'oppositions plus récentes gardées',
  refusals: 'désinscriptions et plaintes plus récentes gardées',
  permissions: 'autorisations retirées depuis',
  erased: 'personnes effacées depuis, effacées de nouveau',
  messages: 'e-mails en attente dans la sauvegarde, déjà traités depuis',
  recipients: 'messages de campagne déjà partis depuis',
  newRecipients: 'messages de campagnes commencées depuis',
  deliveries: 'webhooks déjà remis depuis',
};

function carriedWords(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([name, count]) => (CARRIED[name] ? [`${count} ${CARRIED[name]}.`] : []));
}

async function confirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const typed = await terminal.question('La base n’est pas vide. Tapez RESTAURER pour remplacer tout son contenu : ');
  terminal.close();
  return typed.trim() === 'RESTAURER';
}
