/** Bytes of the agency's logo itself. */
export const MAX_LOGO_BYTES = 200_000;
