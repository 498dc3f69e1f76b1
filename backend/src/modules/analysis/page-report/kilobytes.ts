/** Bytes → KB of 1024 bytes, to one decimal (specification 2, section 9). */
export const kilobytes = (bytes: number | null): number | null => (bytes === null ? null : Math.round((bytes / 1024) * 10) / 10);
