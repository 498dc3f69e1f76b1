import { setTimeout as sleep } from 'node:timers/promises';
import { isDone, type Load, type LoadContext } from './context.ts';

const edit: Load = {
  name: 'edit',
  pause: [0.1, 0.6],
  lanes: 2,
  once: async ({ client, ledger, next }) => {
    const { id } = next('edit');
    const known = ledger.notes.get(id) ?? [];
    const notes = `Note ${known.length + 1} ${performance.now()}`;
    const { status } = await client.call('PUT', `/api/admin/prospects/${id}`, { notes });
    ledger.notes.set(id, isDone(status) ? [notes] : [...(known.length > 0 ? known : ['']), notes]);
  },
};

const scan: Load = {
  name: 'scan',
  pause: [4, 8],
  lanes: 1,
  once: async ({ client, ledger, random, next }) => {
    const prospectIds = Array.from({ length: random.whole(1, 4) }, () => next('scan').id);
    const { status, body } = await client.call<{ scanId: string }>('POST', '/api/admin/scans', { kind: 'bulk', prospectIds });
    if (isDone(status)) ledger.scans.add(body.scanId);
  },
};

let imports = 0;
/** A workbook of thirty people: uploaded, then confirmed until one is known to be. */
const fileImport: Load = {
  name: 'import',
  pause: [6, 12],
  lanes: 1,
  once: async ({ client, ledger }) => {
    const number = imports++;
    const emails = Array.from({ length: 30 }, (_, n) => `i${number}-${n}@import.example`);
    const lines = emails.map((email, n) => `${email};Anne;Import ${number} ${n};Menuiserie ${number} ${n}`);
    const form = new FormData();
    form.set('file', new Blob([['email;prenom;nom;entreprise', ...lines].join('\r\n')]), `import-${number}.csv`);
    const uploaded = await client.call<{ importId: string }>('POST', '/api/admin/imports', form);
    if (!isDone(uploaded.status)) return;
    const { importId } = uploaded.body;
    const entry = { emails, isAcknowledged: false };
    ledger.imports.set(importId, entry);
    for (let attempt = 0; attempt < 20 && !entry.isAcknowledged; attempt++) {
      const { status } = await client.call('POST', `/api/admin/imports/${importId}/confirm`, {});
      if (isDone(status)) entry.isAcknowledged = true;
      else if (status === 409) entry.isAcknowledged = await isImported(client, importId);
      else if (status !== null && status < 500) return;
      await sleep(500);
    }
  },
};

async function isImported(client: LoadContext['client'], id: string): Promise<boolean> {
  const { status, body } = await client.call<{ status: string }>('GET', `/api/admin/imports/${id}`);
  return isDone(status) && body.status === 'done';
}

let campaigns = 0;
/** To fifteen people whom no other campaign writes to. */
const campaign: Load = {
  name: 'campaign',
  pause: [8, 15],
  lanes: 1,
  once: async ({ client, ledger, next }) => {
    const prospectIds = Array.from({ length: 15 }, () => next('campaign').id);
    const body = {
      name: `Campagne ${campaigns++}`,
      subject: 'Bonjour {prenom}',
      template: 'Votre page : {lien}',
      target_audience: { prospectIds },
    };
    const made = await client.call<{ id: string }>('POST', '/api/admin/campaigns', body);
    if (!isDone(made.status)) return;
    const { status } = await client.call('POST', `/api/admin/campaigns/${made.body.id}/schedule`, {});
    if (isDone(status)) ledger.campaigns.set(made.body.id, prospectIds);
  },
};

const document: Load = {
  name: 'document',
  pause: [20, 40],
  lanes: 1,
  once: async ({ client, ledger, next }) => {
    const { status, body } = await client.call<{ id: string }>('POST', `/api/admin/prospects/${next('scan').id}/audit-pdf`, {});
    if (isDone(status)) ledger.documents.add(body.id);
  },
};

const lists: Load = {
  name: 'lists',
  pause: [0.5, 1.5],
  lanes: 1,
  once: async ({ client, random }) => {
    await client.call(
      'GET',
      `/api/admin/${random.one(['prospects', 'scans', 'campaigns', 'appointments', 'outbox', 'workers', 'jobs', 'vendors'])}`,
    );
  },
};

export const STAFF: readonly Load[] = [edit, scan, fileImport, campaign, document, lists];
