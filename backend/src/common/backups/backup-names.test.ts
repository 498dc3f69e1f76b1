import fc from 'fast-check';
import { backupName, outlived } from './backup-names.js';

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 1, 30));

describe('the backups of a folder', () => {
  it('keeps the newest ones, and touches no other file', () => {
    const names = [1, 2, 3, 4, 5].map((number) => backupName(day(number), 1000 + number, number % 2 === 0));
    expect(outlived([...names, 'notes.txt', 'all.backup'], 2).gone.sort()).toEqual(names.slice(0, 3).sort());
  });

  it('gives up no full backup for an empty one', () => {
    const names = [backupName(day(1), 12_000, false), backupName(day(2), 12_050, false), backupName(day(3), 45, false)];
    expect(outlived(names, 1)).toEqual({ gone: [], isSuspicious: true });
  });

  it('never leaves less than was there, up to the number to keep', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { maxLength: 40 }), fc.integer({ min: 1, max: 20 }), (rows, keep) => {
        const names = rows.map((count, index) => backupName(day(index + 1), count, false));
        const { gone } = outlived(names, keep);
        return new Set(names).size - gone.length >= Math.min(new Set(names).size, keep);
      }),
    );
  });
});
