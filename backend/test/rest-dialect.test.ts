import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import simpleRestProvider from 'ra-data-simple-rest';
import type { ProspectRecord } from '../src/modules/prospects/prospect.contract.js';
import { withMadeClient } from './support/api-client.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

/** The conformance list for ra-data-simple-rest 5.15: the published provider drives every method against `prospects`. */
let app: TestApp;
let provider: ReturnType<typeof simpleRestProvider>;
let ids: string[];

beforeAll(async () => {
  app = await startApp();
  const authorised: Parameters<typeof simpleRestProvider>[1] = async (url, { headers, ...options } = {}) => {
    const response = await fetch(url, {
      ...options,
      headers: {
        ...Object.fromEntries(new Headers(headers as Record<string, string>)),
        ...(options.body ? { 'content-type': 'application/json' } : {}),
        authorization: `Bearer ${app.admin.token}`,
      },
    } as RequestInit);
    const body = await response.text();
    const json = body ? JSON.parse(body) : undefined;
    if (!response.ok) throw Object.assign(new Error(json?.message), { status: response.status, body: json });
    return { status: response.status, headers: response.headers, body, json };
  };
  provider = simpleRestProvider(`${app.url}/api/admin`, authorised);
  for (let number = 0; number < 25; number++)
    await aProspect(app.database, { nom: `N${String(number).padStart(2, '0')}`, prenom: "l'été", score: number });
  ids = (await app.database.query('SELECT id FROM prospects ORDER BY nom')).map(({ id }: { id: string }) => id);
});
afterAll(() => app.stop());

const page = (number: number, perPage: number, filter: object = {}) => ({
  pagination: { page: number, perPage },
  sort: { field: 'nom', order: 'ASC' as const },
  filter,
});

describe('the react-admin dialect', () => {
  it('getList pages inclusively, with the exact total', async () => {
    const { data, total } = await provider.getList<ProspectRecord>('prospects', page(3, 10));
    expect(data.map(({ nom }) => nom)).toEqual(['N20', 'N21', 'N22', 'N23', 'N24']);
    expect(total).toBe(25);
  });

  it('getList past the end keeps the total, and an empty match is 0', async () => {
    expect(await provider.getList('prospects', page(11, 10))).toMatchObject({ data: [], total: 25 });
    expect(await provider.getList('prospects', page(1, 10, { q: 'nobody' }))).toMatchObject({ data: [], total: 0 });
  });

  it('getList accepts the encoding of the query-string library', async () => {
    const url = `${app.url}/api/admin/prospects?filter=%7B%22q%22%3A%22l%27%C3%A9t%C3%A9%22%2C%22status%22%3A%5B%22new%22%2C%22contacted%22%5D%7D&range=%5B0%2C%2024%5D&sort=%5B%22nom%22%2C%22asc%22%5D`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${app.admin.token}`, range: 'prospects=0-24' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-range')).toBe('prospects 0-24/25');
    expect(await response.json()).toHaveLength(25);
  });

  it('getOne returns a record, and getMany skips unknown ids without paging', async () => {
    expect((await provider.getOne<ProspectRecord>('prospects', { id: ids[7] as string })).data.nom).toBe('N07');
    const many = await provider.getMany<ProspectRecord>('prospects', { ids: [...ids, 'ffffffff-0000-4000-8000-000000000000'] });
    expect(many.data).toHaveLength(25);
  });

  it('getManyReference filters on the key', async () => {
    const related = await provider.getManyReference<ProspectRecord>('prospects', { ...page(1, 5), target: 'nom', id: 'N03' });
    expect(related.data.map(({ id }) => id)).toEqual([ids[3]]);
  });

  it('create returns the record with its id, and a wrong field in `errors`', async () => {
    const { data } = await provider.create<ProspectRecord>('prospects', {
      data: { prenom: 'Eva', nom: 'Zweig', email: 'eva@zweig.ch' } as Partial<ProspectRecord>,
    });
    expect(data.id).toMatch(/^[0-9a-f-]{36}$/);
    const refused = provider.create('prospects', { data: { prenom: 'Eva', nom: 'Zweig', email: 'eva' } });
    await expect(refused).rejects.toMatchObject({
      status: 422,
      message: "L'email doit être valide",
      body: { errors: { email: "L'email doit être valide" } },
    });
    await provider.delete('prospects', { id: data.id });
  });

  it('update accepts the whole record of the form; updateMany merges the sent keys', async () => {
    const { data: before } = await provider.getOne<ProspectRecord>('prospects', { id: ids[0] as string });
    const { data } = await provider.update<ProspectRecord>('prospects', {
      id: before.id,
      data: { ...before, notes: 'vu' },
      previousData: before,
    });
    expect(data).toMatchObject({ id: before.id, notes: 'vu', token: before.token, nom: 'N00' });
    const updated = await provider.updateMany<ProspectRecord>('prospects', { ids: ids.slice(0, 3), data: { status: 'contacted' } });
    expect(updated.data).toEqual(ids.slice(0, 3));
    const { data: after } = await provider.getOne<ProspectRecord>('prospects', { id: ids[0] as string });
    expect(after).toMatchObject({ status: 'contacted', notes: 'vu', nom: 'N00' });
  });

  it('delete and deleteMany return JSON with the id', async () => {
    expect((await provider.delete<ProspectRecord>('prospects', { id: ids[24] as string })).data.id).toBe(ids[24]);
    expect((await provider.deleteMany('prospects', { ids: ids.slice(20, 24) })).data).toEqual(ids.slice(20, 24));
    expect((await provider.getList('prospects', page(1, 1))).total).toBe(20);
  });

  it('HEAD and OPTIONS are harmless', async () => {
    for (const method of ['HEAD', 'OPTIONS']) {
      const response = await fetch(`${app.url}/api/admin/prospects`, { method, headers: { authorization: `Bearer ${app.admin.token}` } });
      expect(response.status).toBeLessThan(500);
    }
    expect((await provider.getList('prospects', page(1, 1))).total).toBe(20);
  });
});

const PROGRAM = `
import { createClient } from './client';
import { type ProspectsListResponse, prospectsList } from './index';

export async function list(baseUrl: string, authorization: string): Promise<ProspectsListResponse> {
  const client = createClient({ baseUrl, headers: { authorization } });
  const query = { range: '[0, 9]', sort: '["nom","DESC"]', filter: JSON.stringify({ q: 'N1' }) };
  const { data } = await prospectsList({ client, query, throwOnError: true });
  return data;
}
export const nomOf = ({ nom }: ProspectsListResponse[number]): string => nom;
`;

it('a client generated from docs/openapi.json compiles, and lists prospects', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'smartindex-client-'));
  try {
    const { list, nomOf } = await withMadeClient<{
      list: (url: string, authorization: string) => Promise<ProspectRecord[]>;
      nomOf: (prospect: ProspectRecord) => string;
    }>(folder, PROGRAM);
    const found = await list(app.url, `Bearer ${app.admin.token}`);
    expect(found.map(nomOf)).toEqual(['N19', 'N18', 'N17', 'N16', 'N15', 'N14', 'N13', 'N12', 'N11', 'N10']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
