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
  /** The heaviest accepted page needs half a second of processor time. */
  processorMs: 10_000,
  /** These processes have low priority and may wait long on a busy machine. */
  patienceMs: 120_000,
  /** Such a page takes about 150 MB. */
  memoryBytes: 400_000_000,
  idleMs: 20_000,
  /** Maximum number of queued tasks. */
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
 * Parses foreign pages and images in bounded child processes (decision 37) with low priority and without secrets. A task beyond the limit
 * of work or memory ends with its process and a named error; a busy machine is a separate cause.
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

  /** Keeps an idle process for the next task, for a while. */
  private rest(child: ChildProcess): void {
    this.idle.set(child, setTimeout(() => child.kill('SIGKILL'), this.limits.idleMs).unref());
  }

  private start(): ChildProcess {
    // no environment: a process that parses foreign pages must not know secrets
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

/** Ignores a process that has ended meanwhile. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // ended
  }
}
