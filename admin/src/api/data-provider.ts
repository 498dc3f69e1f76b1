import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { httpClient } from './http-client';
import { updateWithConflictCheck } from './update-with-conflict-check';

const rest = simpleRestProvider('/api/admin', httpClient);

/** Deletes asynchronously: the server carries out the deletion of a prospect later, and it can be undone until then. */
const remove = (async (resource, { id }) => {
  const address = `/api/admin/${resource}/${encodeURIComponent(id)}`;
  return { data: (await httpClient(address, { method: 'DELETE', headers: new Headers({ prefer: 'respond-async' }) })).json };
}) as DataProvider['delete'];

/** The records of react-admin. Other requests use `callApi`. */
export const dataProvider: DataProvider = {
  ...rest,
  update: updateWithConflictCheck(rest.update),
  delete: remove,
  supportAbortSignal: true,
};
