import { getJson, httpClient, postJson } from './http-client';
import { parseJson, problemFrom, unreachable } from './problem';
import { restoreSession } from './session';
import type { ColumnsUpdate, ImportConfirm, ImportResult, ImportReview, ImportSummary, UndoResult } from './types';

const IMPORTS = '/api/admin/imports';
const of = (id: string) => `${IMPORTS}/${encodeURIComponent(id)}`;

export const importCalls = {
  listImports: ({ signal }: { signal?: AbortSignal } = {}) =>
    getJson<ImportSummary[]>(`${IMPORTS}?sort=["created_at","DESC"]&range=[0,19]`, signal),

  getImport: (id: string, { signal }: { signal?: AbortSignal } = {}) => getJson<ImportReview>(of(id), signal),

  /** Has the file read anew: with other columns, from another sheet or under another heading. */
  readImportAgain: async (id: string, update: ColumnsUpdate): Promise<ImportReview> =>
    (await httpClient(`${of(id)}/columns`, { method: 'PUT', body: JSON.stringify(update) })).json as ImportReview,

  confirmImport: (id: string, choices: Partial<ImportConfirm>) => postJson<ImportResult>(`${of(id)}/confirm`, choices),

  undoImport: (id: string, force: boolean) => postJson<UndoResult>(`${of(id)}/undo`, { force }),

  discardImport: async (id: string): Promise<void> => void (await httpClient(of(id), { method: 'DELETE' })),

  /** Sends a file and reports the part that has left, 0–1. `fetch` cannot tell it. */
  uploadImport: async (file: File, onProgress: (sent: number) => void): Promise<ImportReview> => {
    const { accessToken } = await restoreSession();
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', IMPORTS);
      request.setRequestHeader('authorization', `Bearer ${accessToken}`);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onerror = () => reject(unreachable());
      request.onload = () => {
        if (request.status === 201) resolve(parseJson(request.responseText) as ImportReview);
        else reject(problemFrom(request.status, request.responseText));
      };
      const form = new FormData();
      form.set('file', file);
      request.send(form);
    });
  },
};
