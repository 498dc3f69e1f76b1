import { type RaRecord, useDataProvider, useRefresh } from 'react-admin';
import { showNotice } from './notice';

/** Deletes a record of a resource, says so and reads the page again; throws what was refused, for the question that asked. */
export function useRemoval(resource: string, done: string) {
  const server = useDataProvider();
  const refresh = useRefresh();
  return async (record: RaRecord): Promise<void> => {
    await server.delete(resource, { id: record.id, previousData: record });
    showNotice(done);
    refresh();
  };
}
