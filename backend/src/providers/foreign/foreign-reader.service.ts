import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { residentBytes } from '../../common/resident-bytes.js';
import { ProviderError } from '../provider-error.js';
import type { ForeignAnswer, ForeignOrder } from './foreign-child.js';
import type { ForeignTask, ForeignWork } from './foreign-work.js';

const CHILD = fileURLToPath(new URL('./foreign-child.js', import.meta.url));
const HEAP_MB = 256;
const LIMITS = {
  children: 2,
  /** The heaviest page that we take keeps an idle core busy for half a second. */
  deadlineMs: 15_000,
  /** Such a page takes about 150 MB. */
  memoryBytes: 400_000_000,
  idleMs: 20_000,
  /** Tasks; more are not waited for by anybody. */
  waiting: 400,
};

type Input<Task extends ForeignTask> = Parameters<ForeignWork[Task]>;
type Result<Task extends ForeignTask> = Awaited<ReturnType<ForeignWork[Task]>>;

interface Job {
  order: ForeignOrder;
  done: (answer: ForeignAnswer | null) => void;
}

/**
 * Has pages and pictures of strangers read by bounded processes (decision 37), which know no secret and give way to
 * everything else. A task that takes too long or too much memory ends with its process and is refused by name.
 */
@Injectable()
export class ForeignReader implements OnModuleDestroy {
  protected readonly limits: typeof LIMITS = LIMITS;
  private readonly waiting: Job[] = [];
  /** Processes without work, and when they end. */
  private readonly idle = new Map<ChildProcess, NodeJS.Timeout>();
  private readonly children = new Set<ChildProcess>();

  async read<Task extends ForeignTask>(task: Task, ...input: Input<Task>): Promise<Result<Task>> {
    if (this.waiting.length >= this.limits.waiting) throw new ProviderError('page_unreadable', 'too many pages at once');
    const answer = await new Promise<ForeignAnswer | null>((done) => {
      this.waiting.push({ order: { task, input }, done });
      this.next();
    });
    if (!answer) throw new ProviderError('page_unreadable', task);
    if ('error' in answer) throw new ProviderError('page_unreadable', `${task}: ${answer.error}`);
    return answer.result as Result<Task>;
  }

  onModuleDestroy(): void {
    for (const { done } of this.waiting.splice(0)) done(null);
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
    const stop = () => child.kill('SIGKILL');
    const deadline = setTimeout(stop, this.limits.deadlineMs);
    const watch = setInterval(() => residentBytes(child.pid) > this.limits.memoryBytes && stop(), 100);
    const end = (answer: ForeignAnswer | null) => {
      clearTimeout(deadline);
      clearInterval(watch);
      child.off('message', onMessage).off('exit', onExit);
      done(answer);
      this.next();
    };
    const onMessage = (answer: ForeignAnswer) => {
      this.rest(child);
      end(answer);
    };
    const onExit = () => end(null);
    child.once('message', onMessage).once('exit', onExit);
    child.send(order, (error) => error && stop());
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
    child.once('spawn', () => giveWay(child.pid));
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
function giveWay(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // ended
  }
}
