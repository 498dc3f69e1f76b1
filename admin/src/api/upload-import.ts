import { authorized } from './http-client';
import { problemOf, unreachable } from './problem';
import type { ImportReview } from './types';

/** Sends a file and reports the part that has left, 0–1. */
export async function uploadImport(file: File, onProgress: (sent: number) => void): Promise<ImportReview> {
  const response = await authorized((token) => upload(file, token, onProgress));
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as ImportReview;
}

/** `fetch` cannot tell how much has left. */
function upload(file: File, token: string, onProgress: (sent: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/admin/imports');
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(unreachable());
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    const form = new FormData();
    form.set('file', file);
    request.send(form);
  });
}
