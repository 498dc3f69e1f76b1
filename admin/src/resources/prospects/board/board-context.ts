import { createContext } from 'react';

/** What all cards ask for, asked once: the team by id, and the present time, ms. */
export const BoardContext = createContext<{ names: ReadonlyMap<string, string>; now: number }>({ names: new Map(), now: 0 });
