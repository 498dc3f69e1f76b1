/** `smartindex-2026-11-22-023000-12345.backup`, with `.age` behind it when encrypted; the last number counts the rows. */
const NAME = /^smartindex-(\d{4}-\d\d-\d\d-\d{6})-(\d+)\.backup(\.age)?$/;
/** A backup smaller than this share of the largest one replaces none: it may be of the wrong database. */
const FULL_ENOUGH = 0.5;

export const backupName = (now: Date, rows: number, isEncrypted: boolean): string =>
  `smartindex-${now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}-${rows}.backup${isEncrypted ? '.age' : ''}`;

export const isBackupName = (name: string): boolean => NAME.test(name);

/** Returns the files to remove so that `keep` backups remain; none while the newest one is much smaller than another. */
export function outlived(names: readonly string[], keep: number): { gone: string[]; isSuspicious: boolean } {
  const backups = names
    .map((name) => ({ name, match: NAME.exec(name) }))
    .flatMap(({ name, match }) => (match ? [{ name, at: match[1] ?? '', rows: Number(match[2]) }] : []))
    .sort((a, b) => (a.at < b.at ? 1 : -1));
  const fullest = Math.max(0, ...backups.map(({ rows }) => rows));
  const isSuspicious = (backups[0]?.rows ?? 0) < fullest * FULL_ENOUGH;
  return { gone: isSuspicious ? [] : backups.slice(keep).map(({ name }) => name), isSuspicious };
}
