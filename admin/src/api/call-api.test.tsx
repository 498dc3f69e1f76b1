import { serve } from '../../test/server';
import { callApi } from './call-api';

describe('a request to the API', () => {
  it('fills path parameters, and sends the others in the query of a GET or in the body', async () => {
    const heard: unknown[] = [];
    const listed = `/api/admin/campaigns/a%2Fb/recipients?${new URLSearchParams({ filter: '{"state":"failed"}', range: '[0,99]' })}`;
    serve({
      [`GET ${listed}`]: () => [],
      'PUT /api/admin/settings/legal': (sent) => heard.push(sent),
      'POST /api/admin/campaigns/1/schedule': (sent) => heard.push(sent),
      'DELETE /api/admin/mailbox': (sent) => heard.push(sent),
      'GET /api/admin/analytics?from=2026-11-01': () => ({ of: 'november' }),
    });
    expect(await callApi('GET admin/campaigns/:id/recipients', { id: 'a/b', filter: { state: 'failed' }, range: [0, 99] })).toEqual([]);
    expect(await callApi('GET admin/analytics', { from: '2026-11-01', to: undefined })).toEqual({ of: 'november' });
    await callApi('PUT admin/settings/:key', { key: 'legal', value: { hosting: 'à Zurich' }, base: null });
    await callApi('POST admin/campaigns/:id/schedule', { id: 1, at: undefined });
    await callApi('DELETE admin/mailbox');
    expect(heard).toEqual([{ value: { hosting: 'à Zurich' }, base: null }, {}, undefined]);
  });

  it('resolves to null when the response is empty, which the cache can store', async () => {
    serve({ 'GET /api/admin/prospects/7/latest-scan': () => undefined });
    expect(await callApi('GET admin/prospects/:id/latest-scan', { id: 7 })).toBeNull();
  });
});
