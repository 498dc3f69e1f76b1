import { useStore } from 'react-admin';
import { HIDDEN_AT_FIRST } from './prospect-columns';

/** What this person hides of the list, where react-admin's table keeps it. */
export const useHiddenColumns = () => useStore<string[]>('prospects.datatable', HIDDEN_AT_FIRST);
