import { connect, type Socket } from 'node:net';
import { startApp, type TestApp } from './support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ REQUEST_SECONDS: '1', UPLOAD_SECONDS: '4' });
});
afterAll(() => app.stop());

describe('a slow request', () => {
  const port = () => Number(new URL(app.url).port);
  /** Sends the head, then one byte after the other for as long as it is listened to. */
  const trickle = (head: string, everyMs = 50): Promise<{ answer: string; sent: number }> =>
    new Promise((done) => {
      let [answer, sent] = ['', 0];
      const socket: Socket = connect(port(), '127.0.0.1', () => socket.write(head));
      const drip = setInterval(() => socket.writable && socket.write('a') && sent++, everyMs);
      socket.on('data', (data) => (answer += data.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(drip);
        done({ answer, sent });
      });
    });
  const post = (path: string, more = '') =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n${more}\r\n`;

  it('is aborted in its head and in its body, on public and closed routes', async () => {
    const heads = [
      'GET / HTTP/1.1\r\nX-Slow: ',
      post('/api/auth/login'),
      post('/api/public/contact'),
      post('/api/admin/prospects', `Authorization: Bearer ${app.admin.token}\r\n`),
      post('/health/live').replace('POST', 'GET'),
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    ];
    for (const { sent } of await Promise.all(heads.map((head) => trickle(head)))) expect(sent).toBeLessThan(1000);
  });

  it('gets more time for an upload of staff, and is aborted then', async () => {
    const head = `POST /api/admin/imports HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${app.admin.token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`;
    const { sent, answer } = await trickle(head);
    expect([sent > 20, answer]).toEqual([true, expect.stringMatching(/^HTTP\/1\.1 408|^$/)]);
  });
});
