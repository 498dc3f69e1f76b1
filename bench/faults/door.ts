import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** `refused`: nobody listens; `silent`: bytes are held back; `broken`: every request gets 500; `cutting`: closed after the first bytes. */
export type DoorState = 'open' | 'refused' | 'silent' | 'broken' | 'cutting';

const BROKEN = 'HTTP/1.1 500 Internal Server Error\r\ncontent-type: text/plain\r\ncontent-length: 5\r\nconnection: close\r\n\r\nerror';

/** A line to a server that can be disturbed: what the product talks to stands behind one. */
export class Door {
  private readonly server: Server;
  private readonly lines = new Set<{ near: Socket; far: Socket }>();
  private state: DoorState = 'open';
  private port = 0;
  private readonly target: () => { host: string; port: number };

  constructor(target: () => { host: string; port: number }) {
    this.target = target;
    this.server = createServer((near) => this.enter(near));
  }

  async start(): Promise<number> {
    await this.listen();
    return this.port;
  }

  /** Lines that stand are cut, but where the door only becomes silent: those are held too. */
  async set(state: DoorState): Promise<void> {
    const before = this.state;
    this.state = state;
    if (state === 'silent') for (const { near, far } of this.lines) hold(near, far);
    else if (state === 'open' && before === 'silent') for (const { near, far } of this.lines) release(near, far);
    else if (state !== 'open') this.cut();
    if (state === 'refused' && this.server.listening) await new Promise<void>((done) => this.server.close(() => done()));
    if (state !== 'refused' && !this.server.listening) await this.listen();
  }

  cut(): void {
    for (const { near, far } of this.lines) {
      near.destroy();
      far.destroy();
    }
  }

  async stop(): Promise<void> {
    this.cut();
    if (this.server.listening) await new Promise<void>((done) => this.server.close(() => done()));
  }

  private enter(near: Socket): void {
    near.on('error', () => near.destroy());
    if (this.state === 'broken') return void near.once('data', () => near.end(BROKEN));
    if (this.state === 'cutting') return void near.once('data', () => near.destroy());
    const far = connect(this.target());
    const line = { near, far };
    this.lines.add(line);
    const end = () => {
      near.destroy();
      far.destroy();
      this.lines.delete(line);
    };
    far.on('error', end).on('close', end);
    near.on('close', end);
    near.setNoDelay(true);
    far.setNoDelay(true);
    near.pipe(far);
    far.pipe(near);
    if (this.state === 'silent') hold(near, far);
  }

  private listen(): Promise<void> {
    return new Promise((done, fail) =>
      this.server.once('error', fail).listen(this.port, '127.0.0.1', () => {
        this.port = (this.server.address() as AddressInfo).port;
        done();
      }),
    );
  }
}

function hold(near: Socket, far: Socket): void {
  near.unpipe(far).pause();
  far.unpipe(near).pause();
}

function release(near: Socket, far: Socket): void {
  near.pipe(far);
  far.pipe(near);
}
