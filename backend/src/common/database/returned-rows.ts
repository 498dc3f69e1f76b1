/** `UPDATE … RETURNING` answers `[rows, count]` in TypeORM, any other query its rows. */
export const returnedRows = <T>(answer: T[]): T[] => (Array.isArray(answer[0]) ? (answer[0] as unknown as T[]) : answer);
