import { execFileSync, spawnSync } from 'node:child_process';

/** The lock of `.ci/postgresql-binaries`. */
const LOCK = '/tmp/smartindex-apt.lock';

const isInstalled = (name: string): boolean =>
  /^Status: install ok installed$/m.test(spawnSync('dpkg-query', ['--status', name], { encoding: 'utf8' }).stdout);

/** Installs what the image brings and this machine lacks, as its Dockerfile does. Test files that do so at once wait for one another. */
export function installDebianPackages(...names: string[]): void {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const alone = (...args: string[]) => execFileSync('flock', [LOCK, 'apt-get', ...args], { env });
  alone('update', '-qq');
  alone('install', '-y', '-qq', '-o', 'DPkg::Lock::Timeout=300', '--no-install-recommends', ...missing);
}
