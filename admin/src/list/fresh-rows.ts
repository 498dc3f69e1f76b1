import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

/** The rows that came or changed elsewhere, and were shown last. */
export const FreshRows = createContext<ReadonlySet<RaRecord['id']>>(new Set());
