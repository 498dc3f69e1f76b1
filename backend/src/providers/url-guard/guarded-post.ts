import { guardedRequest } from './guarded-request.js';

interface PostOptions {
  body: string;
  headers: Record<string, string>;
  allowHosts: readonly string[];
  timeoutMs: number;
}

const MAX_ANSWER = 2000;

/** Posts to an address that a person typed, and reads the begin of the answer. */
export async function guardedPost(url: string, options: PostOptions): Promise<{ status: number; text: string; retryAfter: string | null }> {
  const { status, headers, body } = await guardedRequest(url, { ...options, method: 'POST', maxBytes: MAX_ANSWER });
  return { status, text: body.toString('utf8'), retryAfter: headers['retry-after'] ?? null };
}
