import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;

/** A file system of its own for the database (tmpfs of a bounded size), so that a full disk fills nobody else's. */
export class Disk {
  private readonly ballast: string;

  readonly folder: string;
  readonly isOwn: boolean;

  private constructor(folder: string, isOwn: boolean) {
    this.folder = folder;
    this.isOwn = isOwn;
    this.ballast = join(folder, 'ballast');
  }

  /** Where nothing may be mounted, an ordinary folder: then the disk is never filled. */
  static make(folder: string, megabytes: number): Disk {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]);
    return new Disk(folder, mounted.status === 0);
  }

  /** Takes all that is free. */
  fill(): void {
    const file = openSync(this.ballast, 'w');
    const block = Buffer.alloc(MEGABYTE);
    try {
      for (;;) if (writeSync(file, block) < block.length) return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  empty(): void {
    rmSync(this.ballast, { force: true });
  }

  get freeMegabytes(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return Math.round((bavail * bsize) / MEGABYTE);
  }

  remove(): void {
    this.empty();
    if (this.isOwn) spawnSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
