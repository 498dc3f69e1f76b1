import { execFile } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ACCOUNTS, canRun, type SystemUser, unprivilegedUser } from '../../common/system-user.js';
import { ProviderError } from '../provider-error.js';

/** A configured path, and the folder of the bundled browser. */
export interface ChromiumLocation {
  chromiumPath?: string | undefined;
  dataDir: string;
}

/** A browser that can be started, and the unprivileged account it must run as when we are root. */
export interface ChromiumExecutable {
  path: string;
  env: Record<string, string>;
  user: SystemUser | undefined;
}

/** The same with what it is started with: nothing, or `--no-sandbox`. */
export interface ChromiumInstall extends ChromiumExecutable {
  flags: readonly string[];
}

const run = promisify(execFile);
const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The configured browser, else the bundled one (unpacked once), else one of the machine. Throws `browser_missing`. */
export async function locateChromium({ chromiumPath, dataDir }: ChromiumLocation): Promise<ChromiumExecutable> {
  const user = process.getuid?.() === 0 ? unprivilegedUser(ACCOUNTS.browser) : undefined;
  const env = { PATH: '/usr/bin:/bin', LANG: 'fr_CH.UTF-8' };
  if (chromiumPath) {
    if (!existsSync(chromiumPath)) throw new ProviderError('browser_missing', `${chromiumPath} (CHROMIUM_PATH) does not exist`);
    return { path: chromiumPath, env, user };
  }
  const folder = await unpackBundled(resolve(dataDir), user).catch((error: Error) => error);
  if (typeof folder === 'string') {
    const own = { ...env, ...(existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }) };
    if (starts(join(folder, 'chromium'), own, user)) return { path: join(folder, 'chromium'), env: own, user };
    // nss, nspr and expat are missing on bare machines: the bundle brings them
    const withLibraries = { ...own, LD_LIBRARY_PATH: join(folder, 'al2023/lib') };
    if (starts(join(folder, 'chromium'), withLibraries, user)) return { path: join(folder, 'chromium'), env: withLibraries, user };
  }
  const installed = SYSTEM_PATHS.find((path) => existsSync(path));
  if (installed) return { path: installed, env, user };
  throw new ProviderError('browser_missing', folder instanceof Error ? folder.message : `${folder} does not start`);
}

const starts = (path: string, env: Record<string, string>, user: SystemUser | undefined) =>
  canRun('/usr/bin/env', [...Object.entries(env).map(([name, value]) => `${name}=${value}`), path, '--version'], user);

/** Unpacks into a fresh folder and renames it, so that an interrupted unpacking is never used. */
async function unpackBundled(dataDir: string, user: SystemUser | undefined): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as { version: string };
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const reachable = canRun('/bin/sh', ['-c', 'cd "$1"', 'sh', dataDir], user);
  const parent = reachable ? dataDir : '/var/tmp';
  const folder = join(parent, `${reachable ? '' : 'smartindex-'}chromium-${version}`);
  const owner = process.getuid?.();
  if (existsSync(folder)) {
    const planted = lstatSync(folder).isSymbolicLink() || (owner !== undefined && lstatSync(folder).uid !== owner);
    if (planted) throw new Error(`${folder} belongs to somebody else; remove it and start again`);
    return folder;
  }
  const fresh = mkdtempSync(`${folder}-`);
  try {
    const unpack = `const { default: chromium, inflate } = await import(${JSON.stringify(entry)});
      await chromium.executablePath();
      await inflate(${JSON.stringify(join(dirname(entry), '../bin/al2023.tar.br'))});`;
    await run(process.execPath, ['--input-type=module', '--eval', unpack], { env: { ...process.env, TMPDIR: fresh }, timeout: 120_000 });
    chmodSync(fresh, 0o755);
    chmodSync(join(fresh, 'chromium'), 0o755);
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // another process was faster
  }
  return folder;
}
