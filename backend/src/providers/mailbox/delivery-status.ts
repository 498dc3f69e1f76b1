import { addressOfField } from './bounce-addresses.js';
import type { ReturnedRecipient } from './bounce-report.js';
import { refinedStatus, statusIn } from './bounce-status.js';

const MAX_DIAGNOSTIC = 300;

type Fields = Map<string, string>;

/** Parses the recipients of a delivery status (RFC 3464, RFC 6533) that were not reached, or not yet. */
export function parseDeliveryStatus(report: string): ReturnedRecipient[] {
  return groupsOf(report).flatMap((fields) => {
    const [final, original] = ['final-recipient', 'original-recipient'].map((name) => addressOfField(fields.get(name) ?? ''));
    if (!final && !original) return [];
    const diagnostic = (fields.get('diagnostic-code') ?? '').slice(0, MAX_DIAGNOSTIC);
    const written = statusIn(`status ${fields.get('status') ?? ''}`);
    const status = preciseStatus(written, diagnostic);
    const action = /^[a-z]+/i.exec(fields.get('action') ?? '')?.[0].toLowerCase() ?? actionOf(status);
    if (action !== 'failed' && action !== 'delayed') return [];
    return [
      { original: original ?? null, final: final ?? null, action, status: status ?? (action === 'failed' ? '5.0.0' : '4.0.0'), diagnostic },
    ];
  });
}

const actionOf = (status: string | null): string => (status?.startsWith('5') ? 'failed' : status?.startsWith('4') ? 'delayed' : '');

/** Returns the code of the field, or that of the server's reply when the field is vague. */
function preciseStatus(written: string | null, diagnostic: string): string | null {
  const replied = statusIn(diagnostic);
  if (!written) return replied && refinedStatus(replied, diagnostic);
  const isVague = written.endsWith('.0.0') && replied?.[0] === written[0];
  return refinedStatus((isVague && replied) || written, diagnostic);
}

/** Fields of the message and of each recipient: an empty line or a second recipient begins the next group. */
function groupsOf(report: string): Fields[] {
  const groups: Fields[] = [new Map()];
  for (const line of report
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+(?=\S)/g, ' ')
    .split('\n')) {
    const [, written = '', value = ''] = /^([\w-]+)[ \t]*:(.*)$/.exec(line) ?? [];
    const name = written.toLowerCase();
    const isSecond = name.endsWith('-recipient') && groups.at(-1)?.has(name);
    if (!line.trim() || isSecond) groups.push(new Map());
    const group = groups.at(-1);
    if (name && !group?.has(name)) group?.set(name, value.trim());
  }
  return groups;
}
