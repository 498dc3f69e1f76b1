import { z } from 'zod';
import { webhookData } from '../../src/modules/webhooks/webhook-events.contract.js';

type Schema = z.core.JSONSchema.BaseSchema;

const nameOf = ({ $ref = '' }: Schema): string => $ref.replace('#/$defs/Webhook', '');

function typeOf(schema: Schema): string {
  if (schema.$ref) return `[${nameOf(schema)}](#${nameOf(schema).toLowerCase()})`;
  if (schema.anyOf) return (schema.anyOf as Schema[]).map(typeOf).join(' or ');
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items as Schema)}`;
  if (schema.type === 'object')
    return `{ ${Object.entries(schema.properties ?? {})
      .map(([name, one]) => `\`${name}\`: ${typeOf(one as Schema)}`)
      .join(', ')} }`;
  const format = schema.format === 'date-time' ? 'moment' : schema.format === 'uri' ? 'address' : schema.format;
  return format ?? [schema.type].flat().join(' or ');
}

const fieldsOf = (schema: Schema): [string, Schema][] => Object.entries((schema.properties ?? {}) as Record<string, Schema>);

/** The reference of docs/webhooks.md, made from the JSON Schema of the contracts. */
export function webhookReference(): string {
  const events: string[] = [];
  const objects = new Map<string, Schema>();
  for (const [event, data] of Object.entries(webhookData)) {
    const schema = z.toJSONSchema(data) as Schema;
    for (const [name, object] of Object.entries((schema.$defs ?? {}) as Record<string, Schema>)) objects.set(name, object);
    const fields = fieldsOf(schema).map(([name, one]) => `\`${name}\`: ${typeOf(one)}${one.description ? ` (${one.description})` : ''}`);
    events.push(`| \`${event}\` | ${schema.description} | ${fields.join('<br>')} |`);
  }
  const described = [...objects]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, object]) => {
      const rows = fieldsOf(object).map(([field, one]) => `| \`${field}\` | ${typeOf(one)} | ${one.description ?? ''} |`);
      return [`### ${name.replace('Webhook', '')}`, '', '| field | type | meaning |', '|---|---|---|', ...rows].join('\n');
    });
  return ['| event | when | `data` |', '|---|---|---|', ...events, '', described.join('\n\n')].join('\n');
}
