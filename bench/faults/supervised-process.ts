import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAIN } from '../product.ts';

/** As a container's `restart: unless-stopped` does it: soon, then with a growing wait. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2000;

/** A process of the product that is started again whenever it ends. */
export class SupervisedProcess {
  private child: ChildProcess | undefined;
  private isRestarted = true;
  private running: Promise<void> = Promise.resolve();
  private readonly log: WriteStream;

  readonly name: string;
  readonly role: 'web' | 'worker';
  private readonly environment: Record<string, string | undefined>;

  constructor(name: string, role: 'web' | 'worker', environment: Record<string, string | undefined>, logFile: string) {
    this.name = name;
    this.role = role;
    this.environment = environment;
    this.log = createWriteStream(logFile, { flags: 'a' });
  }

  start(): void {
    this.running = this.keep();
  }

  get pid(): number | undefined {
    return this.child?.exitCode === null && this.child.signalCode === null ? this.child.pid : undefined;
  }

  /** Whether it has said that it is ready since its last start. */
  isReady = false;

  signal(signal: NodeJS.Signals): void {
    if (this.pid) this.child?.kill(signal);
  }

  async stop(): Promise<void> {
    this.isRestarted = false;
    this.signal('SIGCONT');
    this.signal('SIGTERM');
    const ended = await Promise.race([this.running.then(() => true), sleep(20_000, false)]);
    if (!ended) this.signal('SIGKILL');
    await this.running;
    this.log.end();
  }

  private async keep(): Promise<void> {
    for (let wait = FIRST_WAIT_MS; this.isRestarted; ) {
      const began = performance.now();
      await this.run();
      if (performance.now() - began > 10_000) wait = FIRST_WAIT_MS;
      if (this.isRestarted) await sleep(wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  }

  private async run(): Promise<void> {
    this.isReady = false;
    // as scripts/start.mjs and the image start it
    const child = spawn(process.execPath, ['--max-semi-space-size=8', MAIN], {
      env: { ...this.environment, ROLE: this.role },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    child.stdout.on('data', (data: Buffer) => {
      if (data.includes('Prêt : ')) this.isReady = true;
      this.log.write(data);
    });
    child.stderr.on('data', (data: Buffer) => this.log.write(data));
    await new Promise<void>((done) => child.once('exit', () => done()));
    this.log.write(`--- ended: ${child.signalCode ?? child.exitCode}\n`);
  }
}
