import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

/** Ids of the rows that were added or changed by the last update. */
export const HighlightedRows = createContext<ReadonlySet<RaRecord['id']>>(new Set());
