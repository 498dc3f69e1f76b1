import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { follow, pause } from './follow';
import { authorizedFetch, httpClient } from './http-client';
import { problemOf, statusOf } from './problem';
import type { Requests } from './requests';

type Name<Place> = Place extends `${infer Before}.${string}` ? Before : Place;
/** `id` of `admin/scans/:id/pause`. */
type NamesIn<Address> = Address extends `${string}:${infer Rest}`
  ? Rest extends `${infer First}/${infer More}`
    ? First | NamesIn<More>
    : Name<Rest>
  : never;

type Request = keyof Requests;
export type ApiResponse<R extends Request> = Requests[R][0];
export type ApiParams<R extends Request> = Record<NamesIn<R>, string | number> &
  (Requests[R] extends [unknown, infer Sent] ? Sent : unknown);
type Optional<R extends Request, Rest extends unknown[]> =
  Partial<ApiParams<R>> extends ApiParams<R> ? [given?: ApiParams<R>, ...Rest] : [given: ApiParams<R>, ...Rest];

/** Returns the URL with its path parameters filled in, and the other parameters. */
function addressed(address: string, given: object) {
  const rest: Record<string, unknown> = { ...given };
  const named = address.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { url: `/api/${named}`, rest };
}

function queryOf(given: Record<string, unknown>): string {
  const words = Object.entries(given).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(
    words.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );
  return words.length > 0 ? `?${query}` : '';
}

/** Calls the API. Parameters named in the path go there, the others into the query or the body. Rejects with an `HttpError`. */
export async function callApi<R extends Request>(
  request: R,
  ...[given, signal]: Optional<R, [signal?: AbortSignal]>
): Promise<ApiResponse<R>> {
  const [method = '', address = ''] = request.split(' ');
  const { url, rest } = addressed(address, given ?? {});
  const isRead = method === 'GET';
  const body = isRead || method === 'DELETE' ? undefined : JSON.stringify(rest);
  return ((await httpClient(isRead ? url + queryOf(rest) : url, { method, body, signal: signal ?? null })).json ?? null) as ApiResponse<R>;
}

type ReadRequest = Extract<Request, `GET ${string}`>;
type QueryOptions<R extends ReadRequest> = Partial<UseQueryOptions<ApiResponse<R>>>;

/** Reads from the API with TanStack Query. The query key is the path and the parameters (`['campaigns', id, 'audience']`), or `queryKey`. */
export function useApiQuery<R extends ReadRequest>(
  request: R,
  ...[given, options]: Optional<R, [options?: QueryOptions<R>]>
): UseQueryResult<ApiResponse<R>> {
  const { url, rest } = addressed(request.replace('GET ', ''), given ?? {});
  const queryKey = [...url.split('/').slice(3), ...Object.values(rest)];
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(request, ...([given, signal] as unknown as Optional<R, [signal: AbortSignal]>)),
    ...options,
  });
}

/** Fetches a file. A link cannot send the access token. */
export async function fetchFile<Address extends string>(address: Address, given: Record<NamesIn<Address>, string>): Promise<Blob> {
  const response = await authorizedFetch(addressed(address, given).url);
  if (!response.ok) throw await problemOf(response);
  return response.blob();
}

/** Receives the states until `signal` aborts. */
interface Watch<State> {
  onState: (state: State) => void;
  signal: AbortSignal;
}

/** Long-running work that publishes its progress at `/events`. */
type Followed = 'GET admin/scans/:id' | 'GET admin/tools/runs/:id';

export const isOver = ({ status }: { status: string }): boolean => status === 'done' || status === 'cancelled';

/** Reports every state of long-running work until it has ended. */
export function watchProgress<R extends Followed>(request: R, id: string, { onState, signal }: Watch<ApiResponse<R>>): Promise<void> {
  const source = {
    openStream: (aborted: AbortSignal) => openStream(`${addressed(request.replace('GET ', ''), { id }).url}/events`, aborted),
    readOnce: (aborted: AbortSignal) => callApi<Followed>(request, { id }, aborted) as Promise<ApiResponse<R>>,
    isFatal: (error: unknown) => [401, 403, 404].includes(statusOf(error) ?? 0),
  };
  return follow<ApiResponse<R>>({ ...source, isOver, onState, pause }, signal);
}

/** Server-sent events through `fetch`: `EventSource` cannot send the access token. */
async function openStream(url: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const response = await authorizedFetch(url, { signal, headers: { accept: 'text/event-stream' } });
  if (!response.ok) throw await problemOf(response);
  if (!response.body) throw new Error('no stream');
  return response.body;
}
