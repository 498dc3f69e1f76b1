import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { httpClient } from './http-client';
import { updateAsRead } from './update-as-read';

const rest = simpleRestProvider('/api/admin', httpClient);

/** A prospect that is deleted here can be brought back for a while; the server carries it out later. */
const remove = (async (resource, { id }) => {
  const address = `/api/admin/${resource}/${encodeURIComponent(id)}`;
  return { data: (await httpClient(address, { method: 'DELETE', headers: new Headers({ prefer: 'respond-async' }) })).json };
}) as DataProvider['delete'];

/** The server in react-admin’s terms; everything beside its records is asked by `ask`. */
export const dataProvider: DataProvider = { ...rest, update: updateAsRead(rest.update), delete: remove, supportAbortSignal: true };
