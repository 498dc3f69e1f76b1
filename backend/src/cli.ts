import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AppModule } from './app.module.js';
import { backupCommand, restoreCommand } from './cli/backup-commands.js';
import { importLegacy } from './cli/legacy/import-legacy.js';
import { rotateSecret } from './cli/rotate-secret.js';
import { removeDemo, seedDemo } from './cli/seed-demo.js';
import { Clock } from './common/clock.js';
import { loadAppSecret } from './common/config/app-secret.js';
import { readConfig } from './common/config/env.js';
import { migrate } from './common/database/data-source.js';
import { openApiDocument } from './common/http/openapi.js';
import { SmtpMailer } from './common/mail/smtp.service.js';
import { normaliseSiteUrl } from './common/urls.js';
import { createApp } from './create-app.js';
import { scoreFile } from './modules/analysis/scores/score-file.js';
import { SiteScan } from './modules/analysis/site-scan.service.js';
import { FirstAdmin } from './modules/auth/first-admin.service.js';
import { Letters } from './modules/outbox/letters.service.js';
import { testMail } from './modules/outbox/templates/test-mail.js';
import { Settings } from './modules/settings/settings.service.js';
import { CleanRestore } from './modules/tools/cleanup/restore.service.js';

interface Command {
  usage: string;
  run: (...args: string[]) => Promise<number>;
}

const commands: Record<string, Command> = {
  migrate: { usage: 'migrate — bring the database to the newest schema', run: async () => report(await migrate(databaseUrl())) },
  'create-admin': { usage: 'create-admin EMAIL PASSWORD — add an administrator', run: createAdmin },
  'seed-demo': {
    usage: 'seed-demo [--remove] — add (or take away) thirty made-up prospects, labelled as examples',
    run: (option) => withApp(async (app) => report(await (option === '--remove' ? removeDemo : seedDemo)(app))),
  },
  'import-legacy': {
    usage: 'import-legacy DIR [--dry-run] [--skip-refused] — load CSV or JSON exports, one file per table; run again it changes nothing',
    run: loadLegacy,
  },
  backup: {
    usage: 'backup FILE — write the whole database into one compressed, checksummed file',
    run: (...given) => withApp((app) => backupCommand(app.get(DataSource), given, app.get(Clock).now())),
  },
  restore: {
    usage: 'restore FILE [--replace] — put a backup in the place of what the database holds',
    run: (...given) => withApp((app) => restoreCommand(app.get(DataSource), given, loadAppSecret(readConfig()))),
  },
  'rotate-secret': {
    usage: 'rotate-secret — seal what APP_SECRET_PREVIOUS has sealed with APP_SECRET, and end all sessions',
    run: changeSecret,
  },
  scan: { usage: 'scan URL — measure any website and print its report as JSON', run: scan },
  score: { usage: 'score FILE — compute every formula for the entries of a JSON file', run: score },
  'restore-clean': { usage: 'restore-clean FILE — bring back what the danger panel has deleted', run: restoreClean },
  'test-mail': { usage: 'test-mail ADDRESS — send a message by SMTP_URL at once and say how it went', run: sendTestMail },
  'export-openapi': { usage: 'export-openapi FILE — write the description of the API', run: exportOpenApi },
};

async function scan(url = ''): Promise<number> {
  const site = normaliseSiteUrl(url);
  if (!site) {
    console.error("Format d'URL invalide");
    return 1;
  }
  return withApp(async (app) => {
    const found = await app.get(SiteScan).scan(site, new AbortController().signal);
    console.log(JSON.stringify({ url: site, ...found }, null, 2));
    return found.connectivity.outcome === 'ok' && found.pagespeed.state === 'measured' && found.page.state === 'measured' ? 0 : 1;
  });
}

async function changeSecret(): Promise<number> {
  const config = readConfig();
  return withApp(async (app) => {
    try {
      return report(await rotateSecret(app.get(DataSource), config.appSecretPrevious, loadAppSecret(config)));
    } catch (error) {
      console.error((error as Error).message);
      return 1;
    }
  });
}

async function loadLegacy(...given: string[]): Promise<number> {
  const [directory] = given.filter((argument) => !argument.startsWith('--'));
  const unknown = given.find((argument) => argument.startsWith('--') && !['--dry-run', '--skip-refused'].includes(argument));
  if (!directory || unknown) {
    console.error(unknown ? `Option inconnue : ${unknown}` : 'Indiquez le dossier des exports.');
    return 1;
  }
  const options = {
    secret: loadAppSecret(readConfig()),
    dryRun: given.includes('--dry-run'),
    skipRefused: given.includes('--skip-refused'),
    say: (line: string) => console.log(line),
  };
  return withApp(async (app) => ((await importLegacy(app.get(DataSource), directory, options)) ? 0 : 1));
}

async function score(file = ''): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) {
    console.error(`Fichier illisible : ${file || '(aucun nom donné)'}`);
    return 1;
  }
  const scored = scoreFile(text);
  const remarks = 'faults' in scored ? scored.faults : scored.unknown;
  for (const remark of remarks) console.error(remark);
  if ('faults' in scored) return 1;
  console.log(JSON.stringify(scored.scores, null, 2));
  return 0;
}

async function createAdmin(email = '', password = ''): Promise<number> {
  const parsed = z.object({ email: z.email(), password: z.string().min(12) }).safeParse({ email, password });
  if (!parsed.success) {
    console.error(`Adresse e-mail valable et mot de passe d’au moins 12 caractères nécessaires.\n${z.prettifyError(parsed.error)}`);
    return 1;
  }
  return withApp(async (app) => {
    const made = await app.get(FirstAdmin).create(email, password);
    console.log(made ? `Compte créé : ${email}` : `Le compte ${email} existe déjà.`);
    return made ? 0 : 1;
  });
}

async function restoreClean(file = ''): Promise<number> {
  return withApp(async (app) => {
    try {
      const restored = await app.get(CleanRestore).restore(file);
      for (const { table, rows } of restored) if (rows > 0) console.log(`${table} : ${rows}`);
      console.log(`Rétabli : ${restored.reduce((sum, { rows }) => sum + rows, 0)} lignes.`);
      return 0;
    } catch (error) {
      console.error(`Rien n’a été rétabli. ${error instanceof Error ? error.message : String(error)}`);
      return 1;
    }
  });
}

async function sendTestMail(address = ''): Promise<number> {
  if (!z.email().safeParse(address).success) {
    console.error('Indiquez une adresse e-mail valable.');
    return 1;
  }
  return withApp(async (app) => {
    const mailer = app.get(SmtpMailer);
    const mail = testMail((await app.get(Settings).get('agency')).name);
    const html = await app.get(Letters).htmlOf({ kind: 'test', ...mail });
    try {
      await mailer.send({ to: address, ...mail, html, messageId: mailer.messageIdOf(randomUUID()) });
      console.log(`Le serveur d’envoi a pris le message pour ${address}.`);
      return 0;
    } catch (error) {
      console.error((error as Error).message);
      return 1;
    }
  });
}

async function exportOpenApi(file = ''): Promise<number> {
  await migrate(databaseUrl());
  const app = await createApp(false);
  await writeFile(file, `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
  await app.close();
  return 0;
}

async function withApp(work: (app: INestApplicationContext) => Promise<number>): Promise<number> {
  await migrate(databaseUrl());
  const app = await NestFactory.createApplicationContext(AppModule, { bufferLogs: true, abortOnError: false });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

function databaseUrl(): string {
  const { databaseUrl: url } = readConfig();
  if (!url) throw new Error('DATABASE_URL is missing: use `npm run cli`');
  return url;
}

function report(lines: string[]): number {
  for (const line of lines) console.log(line);
  return 0;
}

process.env.ROLE = 'web'; // a command never runs the jobs of others
const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  console.error(
    `Commandes :\n${Object.values(commands)
      .map(({ usage }) => `  ${usage}`)
      .join('\n')}`,
  );
}
process.exit(command ? await command.run(...args) : 1);
