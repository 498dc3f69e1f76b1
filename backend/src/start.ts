import 'reflect-metadata';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { type Config, readConfig } from './common/config/env.js';
import { productionChecks } from './common/config/production-checks.js';
import { migrate } from './common/database/data-source.js';
import { poolerObjection } from './common/database/pooler.js';
import { exitWithParentProcess } from './common/exit-with-parent-process.js';
import { lowerProcessPriority } from './common/lower-process-priority.js';
import { useEnvironmentProxy } from './common/outgoing-proxy.js';
import { startFailure } from './common/start-failure.js';
import { createApp } from './create-app.js';
import { FirstAdmin } from './modules/auth/first-admin.service.js';

/** Starts the part that ROLE names; what an operator can mend is said in one line. */
export async function start(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig();
    useEnvironmentProxy();
    const problems = productionChecks(config);
    if (problems.length > 0) return giveUp(...problems.map((problem) => `Démarrage refusé\u202f: ${problem}`));
    if (!config.databaseUrl || !config.directDatabaseUrl)
      return giveUp('DATABASE_URL manque\u202f: lancez « npm start », ou donnez l’adresse d’une base.');
    await migrate(config.directDatabaseUrl);
    const pooler = await poolerObjection(config);
    if (pooler) return giveUp(pooler);
    await (config.role === 'worker' ? startWorker() : startWeb(config));
  } catch (error) {
    const words = startFailure(error, config ?? {});
    if (!words) throw error;
    giveUp(words);
  }
}

async function startWorker(): Promise<void> {
  lowerProcessPriority();
  // workers stay small by collecting early; where people wait that would be a third of the work (docs/performance.md)
  setFlagsFromString('--heap-growing-percent=20');
  const app = await NestFactory.createApplicationContext(AppModule, { bufferLogs: true, abortOnError: false });
  app.useLogger(app.get(Logger));
  app.flushLogs();
  endWell(app);
  console.log('Prêt : worker');
}

async function startWeb(config: Config): Promise<void> {
  await refuseTakenPort(config);
  const app = await createApp(config.trustProxy);
  endWell(app);
  const admin = await app.get(FirstAdmin).ensure();
  await app.listen(config.port, config.host);
  if (admin?.password)
    console.log(`Premier compte administrateur : ${admin.email} / ${admin.password}\n(ce mot de passe ne sera plus affiché)`);
  else if (admin) console.log(`Premier compte administrateur : ${admin.email} (mot de passe de ADMIN_PASSWORD)`);
  const address = app.getHttpServer().address() as { port: number };
  console.log(`Prêt : http://${config.host}:${address.port}`);
}

/** Before anything else is begun, so that this is all that is said. */
async function refuseTakenPort({ port, host }: Config): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  await new Promise<void>((free, taken) => server.once('error', taken).listen(port, host, free));
  await new Promise((closed) => server.close(closed));
}

/** Ms after which an orphan that cannot close ends all the same, as scripts/start.mjs would end it. */
const CLOSING_MS = 15_000;

/** When the process that started us is killed, nobody would stop us any more. */
function endWell(app: INestApplicationContext): void {
  app.enableShutdownHooks();
  exitWithParentProcess(() => {
    setTimeout(() => process.exit(1), CLOSING_MS).unref();
    void app.close().finally(() => process.exit(0));
  });
}

function giveUp(...lines: string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
  // nothing waits any more; what is still open must not keep a process that does not serve
  void sleep(2000, undefined, { ref: false }).then(() => process.exit());
}
