import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import stringify from 'json-stringify-pretty-compact';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AppModule } from '../app.module.js';
import { loadAppSecret, newAppSecret, prepareSecretFile, secretFilePath, takeSecretFile } from '../common/config/app-secret.js';
import { readConfig } from '../common/config/env.js';
import { secretIn } from '../common/config/secret-files.js';
import { dataSourceOptions, migrate } from '../common/database/data-source.js';
import { openApiDocument, publicApiDocument } from '../common/http/openapi.js';
import { emailText } from '../common/mail/email-blocks.js';
import { OutboxMessage } from '../common/mail/outbox-message.entity.js';
import { SmtpMailer } from '../common/mail/smtp-mailer.service.js';
import { normaliseSiteUrl } from '../common/urls.js';
import { createApp } from '../create-app.js';
import { SiteScan } from '../modules/analysis/scans/site-scan.service.js';
import { FirstAdmin } from '../modules/auth/first-admin.service.js';
import { passwordFault } from '../modules/auth/password-strength.js';
import { Readiness } from '../modules/operations/readiness.service.js';
import { EmailRenderer } from '../modules/outbox/email-renderer.service.js';
import { testMail } from '../modules/outbox/templates/test-mail.js';
import { Settings } from '../modules/settings/settings.service.js';
import { CleanRestore } from '../modules/tools/cleanup/clean-restore.service.js';
import { answer, done, refuse } from './answer.js';
import { backupCommand, restoreCommand } from './backup-commands.js';
import type { CommandName } from './commands.js';
import { importLegacy } from './legacy/import-legacy.js';
import { startOver } from './lost-secret.js';
import type { QuickCommand } from './quick-commands.js';
import { rotateSecret } from './rotate-secret.js';
import { removeDemo, seedDemo } from './seed-demo.js';

/** The commands that work in the application or on its database. */
export const appCommands: Record<Exclude<CommandName, QuickCommand>, (...given: string[]) => Promise<number>> = {
  check,
  migrate: async () => done(...(await migrate(databaseUrl()))),
  'create-admin': createAdmin,
  'seed-demo': (option) => withApp(async (app) => done(...(await (option === '--remove' ? removeDemo : seedDemo)(app)))),
  'import-legacy': loadLegacy,
  backup: saveAll,
  restore: (...given) => withApp((app) => restoreCommand(app, given, readConfig())),
  'rotate-secret': changeSecret,
  'new-secret': () => withApp(async (app) => done(...(await startOver(app.get(DataSource), loadAppSecret(readConfig()))))),
  scan,
  'restore-clean': restoreClean,
  'test-mail': sendTestMail,
  'export-openapi': exportOpenApi,
};

async function check(...given: string[]): Promise<number> {
  return withApp(async (app) => {
    const report = await app.get(Readiness).report();
    const lines = report.checks.map(({ ok, found, todo }) => [ok ? '✓' : '✗', found, todo].filter(Boolean).join(' '));
    await answer(...(given.includes('--json') ? [JSON.stringify(report, null, 2)] : lines));
    return report.isReady ? 0 : 1;
  });
}

async function scan(url = ''): Promise<number> {
  const site = normaliseSiteUrl(url);
  if (!site) return refuse("Format d'URL invalide");
  return withApp(async (app) => {
    const found = await app.get(SiteScan).scan(site, new AbortController().signal);
    await answer(JSON.stringify({ url: site, ...found }, null, 2));
    return found.connectivity.outcome === 'ok' && found.pagespeed.state === 'measured' && found.page.state === 'measured' ? 0 : 1;
  });
}

/** Backs up the database without migrating or creating anything. */
async function saveAll(...given: string[]): Promise<number> {
  const source = await new DataSource(dataSourceOptions(databaseUrl(), 2)).initialize();
  try {
    return await backupCommand(source, given, readConfig());
  } finally {
    await source.destroy();
  }
}

/** A stored secret changes with what it seals: without APP_SECRET_PREVIOUS it is the old one, and its file gets the new one. */
async function changeSecret(): Promise<number> {
  const config = readConfig();
  const file = secretFilePath(config);
  const stored = secretIn(file);
  const previous = config.appSecretPrevious ?? stored;
  const given = process.env.APP_SECRET;
  const secret = given || (stored && !config.appSecretPrevious ? newAppSecret() : loadAppSecret(config));
  const isStored = stored !== undefined && (stored === previous || !given);
  return withApp(async (app) => {
    try {
      if (isStored) prepareSecretFile(file, secret);
      const messages = await rotateSecret(app.get(DataSource), previous, secret);
      if (isStored) takeSecretFile(file);
      const next = isStored
        ? `Le secret gardé dans ${file} est le nouveau.`
        : 'Gardez le nouveau APP_SECRET, puis retirez APP_SECRET_PREVIOUS.';
      return await done(...messages, next, 'Redémarrez tous les processus.');
    } catch (error) {
      return refuse((error as Error).message);
    }
  });
}

async function loadLegacy(...given: string[]): Promise<number> {
  const [directory] = given.filter((argument) => !argument.startsWith('--'));
  const unknown = given.find((argument) => argument.startsWith('--') && !['--dry-run', '--skip-refused'].includes(argument));
  if (!directory || unknown) return refuse(unknown ? `Option inconnue : ${unknown}` : 'Indiquez le dossier des exports.');
  const options = {
    secret: loadAppSecret(readConfig()),
    dryRun: given.includes('--dry-run'),
    skipRefused: given.includes('--skip-refused'),
    say: (line: string) => void answer(line),
  };
  return withApp(async (app) => ((await importLegacy(app.get(DataSource), directory, options)) ? 0 : 1));
}

async function createAdmin(email = '', password = ''): Promise<number> {
  const parsed = z.object({ email: z.email(), password: z.string().min(12) }).safeParse({ email, password });
  if (!parsed.success)
    return refuse('Adresse e-mail valable et mot de passe d’au moins 12 caractères nécessaires.', z.prettifyError(parsed.error));
  const fault = passwordFault(password, [email, readConfig().publicUrl]);
  if (fault) return refuse(fault);
  return withApp(async (app) => {
    const made = await app.get(FirstAdmin).create(email, password);
    await answer(made ? `Compte créé : ${email}` : `Le compte ${email} existe déjà.`);
    return made ? 0 : 1;
  });
}

async function restoreClean(file = ''): Promise<number> {
  return withApp(async (app) => {
    try {
      const restored = await app.get(CleanRestore).restore(file);
      const counted = restored.filter(({ rows }) => rows > 0).map(({ table, rows }) => `${table} : ${rows}`);
      return await done(...counted, `Rétabli : ${restored.reduce((sum, { rows }) => sum + rows, 0)} lignes.`);
    } catch (error) {
      return refuse(`Rien n’a été rétabli. ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}

async function sendTestMail(address = ''): Promise<number> {
  if (!z.email().safeParse(address).success) return refuse('Indiquez une adresse e-mail valable.');
  return withApp(async (app) => {
    const mailer = app.get(SmtpMailer);
    const { subject, letter } = testMail((await app.get(Settings).get('agency')).name);
    const text = emailText(letter);
    const html = await app.get(EmailRenderer).htmlOf({ kind: 'test', subject, letter, body_text: text });
    const id = randomUUID();
    try {
      await mailer.send({ to: address, subject, text, html, id });
      const sent = { id, kind: 'test', recipient: address, subject, letter, body_text: text, body_html: html, attempts: 1, status: 'sent' };
      await app
        .get(DataSource)
        .getRepository(OutboxMessage)
        .insert({ ...sent, sent_at: () => 'now()' } as object);
      return await done(`Le serveur d’envoi a pris le message pour ${address}.`);
    } catch (error) {
      return refuse((error as Error).message);
    }
  });
}

/** `part`: `v1` for the public API alone. */
async function exportOpenApi(file = '', part = ''): Promise<number> {
  await migrate(databaseUrl());
  const app = await createApp(false);
  const document = stringify(await (part === 'v1' ? publicApiDocument : openApiDocument)(app), { maxLength: 140 });
  await app.close();
  if (file) await writeFile(file, `${document}\n`);
  else await answer(document);
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
  const { directDatabaseUrl: url } = readConfig();
  if (!url) throw new Error('DATABASE_URL is missing: use `npm run cli`');
  return url;
}
