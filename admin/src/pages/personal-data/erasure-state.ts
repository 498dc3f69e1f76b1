import type { ErasureRecord } from '../../api/types';

/** The word that the server wants typed before anything is erased. */
export const WORD = 'EFFACER';

export const isUnderWay = ({ state }: Pick<ErasureRecord, 'state'>): boolean => state === 'queued' || state === 'running';
