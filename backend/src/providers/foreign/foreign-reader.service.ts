import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { boundChild, isHeapFull } from '../../common/bounded-child.js';
import { ProviderError } from '../provider-error.js';
import type { ForeignAnswer, ForeignOrder } from './foreign-child.js';
import type { ForeignTask, ForeignWork } from './foreign-work.js';

const CHILD = fileURLToPath(new URL('./foreign-child.js', import.meta.url));
const HEAP_MB = 256;
const LIMITS = {
  children: 2,
  /** The heaviest page that we take keeps a core busy for half a second. */
  processorMs: 10_000,
  /** These processes give way to everything else, so on a busy machine they wait long. */
  patienceMs: 120_000,
  /** Such a page takes about 150 MB. */
  memoryBytes: 400_000_000,
  idleMs: 20_000,
  /** Tasks; more are not waited for by anybody. */
  waiting: 400,
};

type Input<Task extends ForeignTask> = Parameters<ForeignWork[Task]>;
type Result<Task extends ForeignTask> = Awaited<ReturnType<ForeignWork[Task]>>;

/** `starved`: ended through no fault of what was read. */
type Reading = ForeignAnswer | 'exceeded' | 'starved';

interface Job {
  order: ForeignOrder;
  done: (reading: Reading) => void;
}

/**
 * Has pages and pictures of strangers read by bounded processes (decision 37), which know no secret and give way to
 * everything else. A task that takes too much work or memory ends with its process and is refused by name; a machine that is too busy
 * is another cause, never the page's.
 */
@Injectable()
export class ForeignReader implements OnModuleDestroy {
  protected readonly limits: typeof LIMITS = LIMITS;
  private readonly waiting: Job[] = [];
  /** Processes without work, and when they end. */
  private readonly idle = new Map<ChildProcess, NodeJS.Timeout>();
  private readonly children = new Set<ChildProcess>();

  async read<Task extends ForeignTask>(task: Task, ...input: Input<Task>): Promise<Result<Task>> {
    if (this.waiting.length >= this.limits.waiting) throw new ProviderError('machine_busy', 'too many pages at once');
    const reading = await new Promise<Reading>((done) => {
      this.waiting.push({ order: { task, input }, done });
      this.next();
    });
    if (reading === 'starved') throw new ProviderError('machine_busy', task);
    if (reading === 'exceeded') throw new ProviderError('page_unreadable', task);
    if ('error' in reading) throw new ProviderError('page_unreadable', `${task}: ${reading.error}`);
    return reading.result as Result<Task>;
  }

  onModuleDestroy(): void {
    for (const { done } of this.waiting.splice(0)) done('starved');
    for (const child of this.children) child.kill('SIGKILL');
  }

  private next(): void {
    if (this.waiting.length === 0) return;
    const child = this.idle.keys().next().value ?? (this.children.size < this.limits.children ? this.start() : undefined);
    const job = child && this.waiting.shift();
    if (!child || !job) return;
    clearTimeout(this.idle.get(child));
    this.idle.delete(child);
    this.work(child, job);
  }

  private work(child: ChildProcess, { order, done }: Job): void {
    let ending: 'exceeded' | 'starved' = 'starved';
    const unbound = boundChild(child, this.limits, (why) => {
      ending = why;
    });
    const end = (reading: Reading) => {
      unbound();
      child.off('message', onMessage).off('exit', onExit);
      done(reading);
      this.next();
    };
    const onMessage = (answer: ForeignAnswer) => {
      this.rest(child);
      end(answer);
    };
    const onExit = (code: number | null, signal: NodeJS.Signals | null) => end(isHeapFull(code, signal) ? 'exceeded' : ending);
    child.once('message', onMessage).once('exit', onExit);
    child.send(order, (error) => error && child.kill('SIGKILL'));
  }

  /** Kept for what comes next; a process that nobody needs is ended. */
  private rest(child: ChildProcess): void {
    this.idle.set(child, setTimeout(() => child.kill('SIGKILL'), this.limits.idleMs).unref());
  }

  private start(): ChildProcess {
    // no environment: what reads a stranger's page knows no secret
    const child = fork(CHILD, {
      execArgv: [`--max-old-space-size=${HEAP_MB}`, '--disable-warning=ExperimentalWarning'],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    child.once('spawn', () => lowerPriority(child.pid));
    child.on('error', () => child.kill('SIGKILL'));
    child.once('exit', () => {
      this.children.delete(child);
      clearTimeout(this.idle.get(child));
      this.idle.delete(child);
      this.next();
    });
    this.children.add(child);
    return child;
  }
}

/** A process that has ended meanwhile has no priority. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // ended
  }
}
