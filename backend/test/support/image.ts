import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { type FinalStage, finalStage } from './dockerfile.js';

const ROOT = join(import.meta.dirname, '../../..');

export interface Service {
  image?: string;
  environment?: Record<string, string>;
  command?: string | string[];
  [setting: string]: unknown;
}
export interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
  configs: Record<string, { content: string }>;
}

export const composeText = () => readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');

/** The file as Compose reads it, with the values of an `.env` put in. */
export function compose(env: Record<string, string>): Compose {
  const filled = (text: string) =>
    text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest = '') => {
      if (env[name]) return env[name];
      if (kind === '-') return rest;
      throw new Error(`${name}: ${rest}`);
    });
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return filled(value);
    if (Array.isArray(value)) return value.map(walk);
    if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
    return value;
  };
  return walk(parse(composeText(), { merge: true })) as Compose;
}

export interface Image extends FinalStage {
  /** What is `/` in a container. */
  folder: string;
  /** The variables of a service, with the paths of this folder. */
  environmentOf(service: string, env: Record<string, string>): Record<string, string>;
}

/** Lays the final stage of the Dockerfile out in a folder: what its lines bring, and nothing else. */
export function layOut(folder: string): Image {
  const stage = finalStage(readFileSync(join(ROOT, 'backend/Dockerfile'), 'utf8'));
  const app = join(folder, 'app');
  mkdirSync(app, { recursive: true });
  for (const made of stage.folders) mkdirSync(join(folder, made));
  for (const { sources, target } of stage.copies) {
    for (const source of sources) {
      if (source === 'production') {
        execFileSync(process.execPath, [join(ROOT, 'scripts/production-modules.mjs'), join(app, target)]);
        continue;
      }
      const from = join(ROOT, source);
      const isInto = target.endsWith('/') && !statSync(from).isDirectory();
      cpSync(from, join(app, target, isInto ? basename(from) : ''), { recursive: true });
    }
  }
  const inFolder = (value: string) => value.replace(/^\/(data|backups|secrets)(?=\/|$)/, `${folder}/$1`);
  return {
    ...stage,
    folder,
    environmentOf: (service, env) => {
      const values = { ...stage.environment, ...compose(env).services[service]?.environment };
      return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inFolder(String(value))]));
    },
  };
}
