/** The address of a list with exactly these filters; without them a list would open with those of the last time. */
export const listLink = (resource: string, filter: object = {}): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`;
