import { PRODUCT_VERSION } from '../common/product-version.js';
import { done } from './answer.js';
import { type CommandName, commandLines } from './commands.js';

/** The commands that need no application: they start in a moment. */
export const quickCommands = {
  help: () => done('Commandes :', ...commandLines()),
  version: () => done(PRODUCT_VERSION),
  prepare: async (given: string[]) => (await import('./prepare.js')).prepare(given),
  'backup-list': async () => (await import('./offsite-commands.js')).backupListCommand(),
  'backup-key': async (given: string[]) => (await import('./backup-commands.js')).backupKeyCommand(given),
  score: async (given: string[]) => (await import('./score.js')).score(...given),
} satisfies Partial<Record<CommandName, (given: string[]) => Promise<number>>>;

export type QuickCommand = keyof typeof quickCommands;

export const isQuick = (name: CommandName): name is QuickCommand => Object.hasOwn(quickCommands, name);
