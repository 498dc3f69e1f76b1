import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackages } from './support/debian-packages.js';

const PROFILE = join(import.meta.dirname, '../../deploy/chromium-seccomp.json');
const RUN = join(import.meta.dirname, 'support/under-seccomp.py');

interface Rule {
  names: string[];
  action: string;
  args?: unknown[];
}
const profile = JSON.parse(readFileSync(PROFILE, 'utf8')) as { defaultAction: string; syscalls: Rule[] };
const allowed = profile.syscalls.filter(({ action, args }) => action === 'SCMP_ACT_ALLOW' && !args).flatMap(({ names }) => names);

let folder: string;
beforeAll(() => {
  installDebianPackages('chromium', 'python3-seccomp');
  folder = mkdtempSync(join(tmpdir(), 'smartindex-profile-'));
  chmodSync(folder, 0o777);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Debian's Chromium with its sandbox, as an unprivileged account under the profile; `without`: system calls taken out of it. */
function draw(without: string): { status: number | null; page: string } {
  const chromium = ['/usr/bin/chromium', '--headless', '--disable-gpu', `--user-data-dir=${join(folder, `profile-${without}`)}`];
  const command = [RUN, PROFILE, without, ...chromium, '--dump-dom', 'data:text/html,<p>drawn'];
  const { status, stdout } = spawnSync('/usr/bin/python3', command, {
    encoding: 'utf8',
    env: { PATH: '/usr/bin:/bin', HOME: folder },
    timeout: 120_000,
  });
  return { status, page: stdout };
}

describe('deploy/chromium-seccomp.json', () => {
  it('lets Debian’s Chromium draw a page in its own sandbox', () => {
    expect(draw('')).toEqual({ status: 0, page: expect.stringContaining('<p>drawn</p>') });
  });

  it.each(['unshare', 'chroot'])('is as wide as the sandbox needs: without %s nothing is drawn', (call) => {
    const { status, page } = draw(call);
    expect(page).not.toContain('drawn');
    expect(status).not.toBe(0);
  });

  it('refuses what no page needs', () => {
    expect(profile.defaultAction).toBe('SCMP_ACT_ERRNO');
    const dangerous = ['mount', 'umount2', 'pivot_root', 'setns', 'bpf', 'kexec_load', 'init_module', 'finit_module', 'delete_module'];
    const more = [
      'keyctl',
      'add_key',
      'request_key',
      'perf_event_open',
      'userfaultfd',
      'io_uring_setup',
      'reboot',
      'swapon',
      'settimeofday',
    ];
    for (const call of [...dangerous, ...more]) expect(allowed).not.toContain(call);
    expect(new Set(allowed).size).toBe(allowed.length);
  });
});
