import { useStore } from 'react-admin';
import { HIDDEN_AT_FIRST } from './prospect-columns';

/** The hidden columns of the list, in the store key of react-admin's table. */
export const useHiddenColumns = () => useStore<string[]>('prospects.datatable', HIDDEN_AT_FIRST);
