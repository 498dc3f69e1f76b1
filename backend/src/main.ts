import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { readConfig } from './common/config/env.js';
import { migrate } from './common/database/data-source.js';
import { createApp } from './create-app.js';
import { FirstAdmin } from './modules/auth/first-admin.service.js';

const config = readConfig();
if (!config.databaseUrl) throw new Error('DATABASE_URL is missing: start with `npm start`, or set it');
await migrate(config.databaseUrl);

if (config.role === 'worker') {
  const app = await NestFactory.createApplicationContext(AppModule, { bufferLogs: true });
  app.useLogger(app.get(Logger));
  app.flushLogs();
  app.enableShutdownHooks();
  endWithSupervisor(() => app.close());
  console.log('Prêt : worker');
} else {
  const app = await createApp(config.trustProxy);
  endWithSupervisor(() => app.close());
  await app.listen(config.port, config.host);
  const admin = await app.get(FirstAdmin).ensure();
  if (admin?.password)
    console.log(`Premier compte administrateur : ${admin.email} / ${admin.password}\n(ce mot de passe ne sera plus affiché)`);
  else if (admin) console.log(`Premier compte administrateur : ${admin.email} (mot de passe de ADMIN_PASSWORD)`);
  const address = app.getHttpServer().address() as { port: number };
  console.log(`Prêt : http://${config.host}:${address.port}`);
}

/** When the process that started us is killed, nobody would stop us any more. */
function endWithSupervisor(close: () => Promise<void>): void {
  process.once('disconnect', () => void close().finally(() => process.exit(0)));
}
