import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

const TYPES: Record<number, string> = { 1: 'A', 15: 'MX', 16: 'TXT', 28: 'AAAA' };

export interface NameServer {
  /** `127.0.0.1:port` */
  address: string;
  /** Values by `TYPE name`; a name without any does not exist. */
  records: Map<string, string[]>;
  /** Names of which it answers SERVFAIL. */
  failing: Set<string>;
  stop(): Promise<void>;
}

/** A name server on loopback that speaks the protocol (RFC 1035), for A, AAAA, MX and TXT. */
export async function startNameServer(): Promise<NameServer> {
  const records: NameServer['records'] = new Map();
  const failing = new Set<string>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, end } = nameAt(query, 12);
    const type = TYPES[query.readUInt16BE(end)] ?? '';
    const values = records.get(`${type} ${name}`) ?? [];
    const exists = [...records.keys()].some((key) => key.split(' ')[1] === name);
    const answers = values.map((value) => answer(query.readUInt16BE(end), type, value));
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    const code = failing.has(name) ? 2 : exists ? 0 : 3;
    head.writeUInt16BE(0x8580 | code, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(answers.length, 6);
    socket.send(Buffer.concat([head, query.subarray(12, end + 4), ...answers]), port, address);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    records,
    failing,
    stop: () => new Promise<void>((done) => socket.close(() => done())),
  };
}

function nameAt(packet: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = [];
  let at = start;
  for (let length = packet[at] ?? 0; length > 0; length = packet[at] ?? 0) {
    labels.push(packet.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function answer(code: number, type: string, value: string): Buffer {
  const data = dataOf(type, value);
  const head = Buffer.from([0xc0, 12, 0, code, 0, 1, 0, 0, 0, 60, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(type: string, value: string): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number));
  if (type === 'AAAA') return Buffer.from(value.replaceAll(':', ''), 'hex');
  if (type === 'MX') {
    const [priority = '10', exchange = ''] = value.split(' ');
    const labels = exchange.split('.').filter(Boolean);
    return Buffer.concat([
      Buffer.from([0, Number(priority)]),
      ...labels.map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
      Buffer.from([0]),
    ]);
  }
  const chunks = value.match(/.{1,255}/gs) ?? [''];
  return Buffer.concat(chunks.map((chunk) => Buffer.concat([Buffer.from([chunk.length]), Buffer.from(chunk)])));
}
