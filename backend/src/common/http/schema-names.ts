import { z } from 'zod';
import { contractModules } from './contract-modules.js';

/**
 * Every schema that a contract exports bears the name of its constant in the description of the API (`prospectRecord` is
 * `ProspectRecord` there), so that two constants of one name and different shape are an error.
 */
export async function nameContracts(): Promise<void> {
  const owners = new Map<string, z.ZodType>();
  for (const [file, exported] of await contractModules()) {
    for (const [constant, schema] of Object.entries(exported)) {
      if (!isWorthAName(schema)) continue;
      const name = constant[0]?.toUpperCase() + constant.slice(1);
      const owner = owners.get(name);
      if (owner && owner !== schema) throw new Error(`two contracts export a schema named ${constant}: ${file}`);
      owners.set(name, schema);
      z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id: name });
    }
  }
}

/** Returns whether a schema deserves a name: it has parts. Texts and numbers stay inline. */
const isWorthAName = (value: unknown): value is z.ZodType =>
  value instanceof z.ZodObject ||
  value instanceof z.ZodIntersection ||
  value instanceof z.ZodEnum ||
  value instanceof z.ZodUnion ||
  value instanceof z.ZodRecord;
