import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { PictureOrder, PictureResult } from './decodePictures.mjs';

const PROGRAM = join(import.meta.dirname, 'decodePictures.mjs');

export interface PictureProcesses {
  /** @returns the decoded picture or why there is none; `'full'` at once, when as many pictures wait as may; `'ended'` when its process did not finish it */
  decode(order: PictureOrder): Promise<PictureResult | 'full' | 'ended'>;
}

interface Limits {
  readonly processes: number;
  /** Pictures that wait for a process, each in memory. */
  readonly waiting: number;
  /** A process that takes longer for one picture is killed. */
  readonly limitMs: number;
  readonly program?: string;
}

/**
 * Decodes pictures in processes of their own, each one picture at a time, first come, first served. They start with the first picture. Processes and not
 * worker threads, because the libraries of all threads share one pool of the process, the one that also derives the keys of passwords; and a decoder
 * that crashes or uses up its memory ends alone.
 */
export function createPictureProcesses({ processes, waiting, limitMs, program = PROGRAM }: Limits): PictureProcesses {
  const idle: ChildProcess[] = [];
  const busy = new Set<ChildProcess>();
  const queue: Array<(child: ChildProcess) => void> = [];

  function takeProcess(): Promise<ChildProcess> | 'full' {
    const found = idle.pop() ?? (busy.size < processes ? start() : undefined);
    if (found !== undefined) {
      busy.add(found);
      return Promise.resolve(found);
    }
    if (queue.length >= waiting) return 'full';
    return new Promise((resolve) => queue.push(resolve));
  }

  function start(): ChildProcess {
    // Nothing of the environment, which has secrets of the platform; one thread decodes.
    const child = fork(program, [], { env: { UV_THREADPOOL_SIZE: '1' }, execArgv: [], serialization: 'advanced', stdio: 'ignore' });
    hold(child, false);
    child.once('exit', () => {
      const index = idle.indexOf(child);
      if (index >= 0) idle.splice(index, 1);
    });
    // `exit` or the refused message follows.
    child.on('error', () => undefined);
    return child;
  }

  function giveBack(child: ChildProcess): void {
    busy.delete(child);
    const isUsable = child.connected && !child.killed;
    const next = queue.shift();
    if (next !== undefined) {
      const following = isUsable ? child : start();
      busy.add(following);
      next(following);
    } else if (isUsable) {
      hold(child, false);
      idle.push(child);
    }
  }

  function run(child: ChildProcess, order: PictureOrder): Promise<PictureResult | 'ended'> {
    return new Promise((resolve) => {
      const end = (result: PictureResult | 'ended'): void => {
        clearTimeout(timer);
        child.removeAllListeners('message');
        child.off('exit', handleEnd).off('error', handleEnd);
        resolve(result);
      };
      const handleEnd = (): void => {
        child.kill('SIGKILL');
        end('ended');
      };
      const timer = setTimeout(handleEnd, limitMs);
      child.once('message', (result) => {
        end(result as PictureResult);
      });
      child.once('exit', handleEnd).once('error', handleEnd);
      hold(child, true);
      child.send(order);
    });
  }

  return {
    async decode(order) {
      const taken = takeProcess();
      if (taken === 'full') return 'full';
      const child = await taken;
      try {
        return await run(child, order);
      } finally {
        giveBack(child);
      }
    },
  };
}

/** Lets an idle process not keep this one alive. */
function hold(child: ChildProcess, isNeeded: boolean): void {
  const method = isNeeded ? 'ref' : 'unref';
  child[method]();
  child.channel?.[method]();
}
