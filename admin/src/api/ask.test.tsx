import { serve } from '../../test/server';
import { ask } from './ask';

describe('what is asked of the server', () => {
  it('names go into the address; the rest is the query of a GET, and the body of anything else', async () => {
    const heard: unknown[] = [];
    const listed = `/api/admin/campaigns/a%2Fb/recipients?${new URLSearchParams({ filter: '{"state":"failed"}', range: '[0,99]' })}`;
    serve({
      [`GET ${listed}`]: () => [],
      'PUT /api/admin/settings/legal': (sent) => heard.push(sent),
      'POST /api/admin/campaigns/1/schedule': (sent) => heard.push(sent),
      'DELETE /api/admin/mailbox': (sent) => heard.push(sent),
      'GET /api/admin/analytics?from=2026-11-01': () => ({ of: 'november' }),
    });
    expect(await ask('GET admin/campaigns/:id/recipients', { id: 'a/b', filter: { state: 'failed' }, range: [0, 99] })).toEqual([]);
    expect(await ask('GET admin/analytics', { from: '2026-11-01', to: undefined })).toEqual({ of: 'november' });
    await ask('PUT admin/settings/:key', { key: 'legal', value: { hosting: 'à Zurich' }, base: null });
    await ask('POST admin/campaigns/:id/schedule', { id: 1, at: undefined });
    await ask('DELETE admin/mailbox');
    expect(heard).toEqual([{ value: { hosting: 'à Zurich' }, base: null }, {}, undefined]);
  });

  it('answers null where there is nothing, which a cache can keep', async () => {
    serve({ 'GET /api/admin/prospects/7/latest-scan': () => undefined });
    expect(await ask('GET admin/prospects/:id/latest-scan', { id: 7 })).toBeNull();
  });
});
