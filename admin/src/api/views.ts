import { deleteAt, getJson, postJson, putJson } from './http-client';
import type { SavedViewRecord, ViewContent } from './types';

const VIEWS = '/api/admin/saved-views';

/** One's own saved views of a list. */
export const viewCalls = {
  getViews: (resource: string, { signal }: { signal?: AbortSignal } = {}) =>
    getJson<SavedViewRecord[]>(`${VIEWS}?resource=${encodeURIComponent(resource)}`, signal),

  createView: (view: { resource: string; name: string; content: ViewContent }) => postJson<SavedViewRecord>(VIEWS, view),

  updateView: (id: string, changes: { name?: string; content?: ViewContent }) =>
    putJson<SavedViewRecord>(`${VIEWS}/${encodeURIComponent(id)}`, changes),

  deleteView: (id: string) => deleteAt(`${VIEWS}/${encodeURIComponent(id)}`),
};
