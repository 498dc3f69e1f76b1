import 'reflect-metadata';
import { answer, refuse } from './cli/answer.js';
import { commandLines, isCommand } from './cli/commands.js';
import { isQuick, quickCommands } from './cli/quick-commands.js';
import { commandUsageError } from './common/command-usage-error.js';
import { useEnvironmentProxy } from './common/outgoing-proxy.js';
import { startFailure } from './common/start-failure.js';

process.env.ROLE = 'web'; // a command never runs the jobs of others
const [name = '', ...given] = process.argv.slice(2);
process.exitCode = await run().catch((error: unknown) => {
  const words = commandUsageError(error) ?? startFailure(error, process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : {});
  if (!words) throw error;
  return refuse(words);
});
await answer();
// all is told; what is still open by then is not worth waiting for
setTimeout(() => process.exit(), 5000).unref();

async function run(): Promise<number> {
  useEnvironmentProxy();
  const command = name.replace(/^--(?=help$|version$)/, '');
  if (!isCommand(command)) return refuse(...(name ? [`Commande inconnue\u202f: ${name}`] : []), 'Commandes :', ...commandLines());
  if (isQuick(command)) return quickCommands[command](given);
  const { appCommands } = await import('./cli/app-commands.js');
  return appCommands[command](...given);
}
