/** Works on all of them, so many at once. */
export async function concurrently<T>(atOnce: number, all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = all.values();
  const worker = async () => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
