const LAST_ONLINE_KEY = 'lastOnlineTime';

/** When the browser was last seen online; in memory when storage is refused. */
export class LastOnline {
  private memory: number | null = null;

  constructor(private readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>) {}

  mark(nowMs: number): void {
    this.memory = nowMs;
    try {
      this.storage().setItem(LAST_ONLINE_KEY, String(nowMs));
    } catch {
      // this page remembers
    }
  }

  read(): number | null {
    if (this.memory !== null) return this.memory;
    try {
      const kept = Number(this.storage().getItem(LAST_ONLINE_KEY) ?? Number.NaN);
      return Number.isFinite(kept) ? kept : null;
    } catch {
      return null;
    }
  }
}
