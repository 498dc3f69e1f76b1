import { createContext } from 'react';

/** Shared by all cards: the team by id, and the current time, ms. */
export const BoardContext = createContext<{ names: ReadonlyMap<string, string>; now: number }>({ names: new Map(), now: 0 });
