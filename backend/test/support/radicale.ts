import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackages } from './debian-packages.js';
import { freePort } from './free-port.js';
import { gone } from './product.js';
import { until } from './until.js';

export const CALENDAR_USER = { username: 'anne', password: 'un-mot-de-passe' };

export interface CalendarServer {
  host: string;
  url: string;
  /** The files of a calendar, as the server has stored them. */
  events(calendar: string): string[];
  /** As another calendar program does. */
  request(method: string, path: string, body?: string): Promise<Response>;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

const authorization = `Basic ${Buffer.from(`${CALENDAR_USER.username}:${CALENDAR_USER.password}`).toString('base64')}`;

/** Prepares Debian's CalDAV server with calendars of one person; those named in `readOnly` cannot be written. */
export async function prepareRadicale(calendars: Record<string, string>, readOnly: string[] = []): Promise<CalendarServer> {
  installDebianPackages('radicale');
  const [folder, port] = [mkdtempSync(join(tmpdir(), 'smartindex-radicale-')), await freePort()];
  const host = `127.0.0.1:${port}`;
  const place = (calendar: string) => join(folder, 'collections/collection-root', CALENDAR_USER.username, calendar);
  for (const [calendar, name] of Object.entries(calendars)) {
    mkdirSync(place(calendar), { recursive: true });
    writeFileSync(join(place(calendar), '.Radicale.props'), JSON.stringify({ tag: 'VCALENDAR', 'D:displayname': name }));
  }
  const right = (name: string, collection: string, permissions: string) =>
    `[${name}]\nuser: .+\ncollection: ${collection}\npermissions: ${permissions}\n`;
  writeFileSync(join(folder, 'users'), `${CALENDAR_USER.username}:${CALENDAR_USER.password}\n`);
  writeFileSync(
    join(folder, 'rights'),
    [
      right('root', '', 'R'),
      right('principal', '{user}', 'RW'),
      ...readOnly.map((calendar) => right(calendar, `{user}/${calendar}`, 'r')),
      right('calendars', '{user}/[^/]+', 'rw'),
    ].join('\n'),
  );
  writeFileSync(
    join(folder, 'config'),
    `[server]
hosts = ${host}
[auth]
type = htpasswd
htpasswd_filename = ${folder}/users
htpasswd_encryption = plain
delay = 0
[rights]
type = from_file
file = ${folder}/rights
[storage]
filesystem_folder = ${folder}/collections
`,
  );
  const url = `http://${host}`;
  let child: ChildProcess | undefined;
  const request = (method: string, path: string, body?: string) =>
    fetch(`${url}/${CALENDAR_USER.username}/${path}`, {
      method,
      headers: { authorization, 'content-type': 'text/calendar' },
      ...(body !== undefined && { body }),
    });
  const stop = async () => {
    const pid = child?.pid;
    child = undefined;
    if (!pid) return;
    process.kill(-pid, 'SIGTERM');
    await gone(-pid);
  };
  return {
    ...{ host, url, request, stop },
    events: (calendar) =>
      readdirSync(place(calendar))
        .filter((name) => name.endsWith('.ics'))
        .map((name) => readFileSync(join(place(calendar), name), 'utf8').replace(/\r?\n[ \t]/g, '')),
    start: async () => {
      let output = '';
      child = spawn('/usr/bin/radicale', ['--config', join(folder, 'config')], { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
      const running = child;
      running.stdout?.on('data', (data) => (output += data));
      running.stderr?.on('data', (data) => (output += data));
      await until(async () => {
        if (running.exitCode !== null) throw new Error(output);
        return request('PROPFIND', '').then(
          ({ status }) => status === 207,
          () => false,
        );
      });
    },
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
