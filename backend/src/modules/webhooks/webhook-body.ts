interface Stored {
  data?: { prospect?: object | null };
}

/** The body as it is sent: the personal link stands beside the prospect's id, and in nothing that is kept. */
export function withLink(payload: Record<string, unknown>, link: string): Record<string, unknown> {
  const { data } = payload as Stored;
  return data?.prospect ? { ...payload, data: { ...data, prospect: { ...data.prospect, link } } } : payload;
}
