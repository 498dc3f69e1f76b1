import { parseJson, problemFrom, unreachable } from './problem';
import { restoreSession } from './session';
import type { ImportReview } from './types';

/** Sends a file and reports the part that has left, 0–1. `fetch` cannot tell it. */
export async function uploadImport(file: File, onProgress: (sent: number) => void): Promise<ImportReview> {
  const { accessToken } = await restoreSession();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/admin/imports');
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
}
