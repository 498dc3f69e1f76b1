interface Stored {
  data?: { prospect?: object | null };
}

/** Adds the personal link to a body while sending; it is never stored. */
export function withLink(payload: Record<string, unknown>, link: string): Record<string, unknown> {
  const { data } = payload as Stored;
  return data?.prospect ? { ...payload, data: { ...data, prospect: { ...data.prospect, link } } } : payload;
}
