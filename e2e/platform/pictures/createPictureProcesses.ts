import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { PictureOrder, PictureResult } from './decodePictures.mjs';

const PROGRAM = join(import.meta.dirname, 'decodePictures.mjs');

export interface PictureProcesses {
  /**
   * @returns the decoded picture or a refusal; `'full'` at once when the queue is full; `'ended'` when the process
   * exited before it finished
   */
  decode(order: PictureOrder): Promise<PictureResult | 'full' | 'ended'>;
}

interface Limits {
  readonly processes: number;
  /** Upper bound of pictures that wait in memory for a process. */
  readonly waiting: number;
  /** Time after which a process that is still decoding one picture is killed, in milliseconds. */
  readonly limitMs: number;
  readonly program?: string;
}

/**
 * Decodes pictures in child processes in the order of arrival, one picture at a time in each. The processes start with
 * the first picture. Worker threads are not used: their libraries share one thread pool per process, which password
 * hashing needs too, and a decoder that crashes or runs out of memory must not stop the platform.
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
    // The environment holds secrets, so the decoder gets only a thread pool of one.
    const child = fork(program, [], { env: { UV_THREADPOOL_SIZE: '1' }, execArgv: [], serialization: 'advanced', stdio: 'ignore' });
    hold(child, false);
    child.once('exit', () => {
      const index = idle.indexOf(child);
      if (index >= 0) idle.splice(index, 1);
    });
    // Ignore it: `exit` or the refused message follows.
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

/** Sets whether the child keeps this process alive; an idle one must not. */
function hold(child: ChildProcess, isNeeded: boolean): void {
  const method = isNeeded ? 'ref' : 'unref';
  child[method]();
  child.channel?.[method]();
}
