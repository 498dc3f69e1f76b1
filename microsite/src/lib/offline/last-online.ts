const LAST_ONLINE_KEY = 'lastOnlineTime';

/** When the browser was last online; in memory when storage is unavailable. */
export class LastOnline {
  private memory: number | null = null;

  constructor(private readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>) {}

  mark(nowMs: number): void {
    this.memory = nowMs;
    try {
      this.storage().setItem(LAST_ONLINE_KEY, String(nowMs));
    } catch {
      // stored in memory
    }
  }

  read(): number | null {
    if (this.memory !== null) return this.memory;
    try {
      const time = Number(this.storage().getItem(LAST_ONLINE_KEY) ?? Number.NaN);
      return Number.isFinite(time) ? time : null;
    } catch {
      return null;
    }
  }
}
