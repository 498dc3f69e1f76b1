import { execFileSync, spawnSync } from 'node:child_process';

const isInstalled = (name: string): boolean =>
  /^Status: install ok installed$/m.test(spawnSync('dpkg-query', ['--status', name], { encoding: 'utf8' }).stdout);

/** Installs what the image brings and this machine lacks, as its Dockerfile does. */
export function installDebianPackages(...names: string[]): void {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env });
}
