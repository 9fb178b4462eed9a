/** A frame has this many turns, and the rest of its time for what the player does. */
const TURNS_PER_FRAME = 2;

/** Where the frame before took longer, the processor is slow: one turn is enough, so that a press does not wait for two. */
const SLOW_FRAME_MS = 25;

const waiting = new Set<() => void>();
let frame: number | undefined;
let before: number | undefined;

/**
 * Runs something expensive in one of the next frames, in the order of the calls, so that a list that comes into view is not one long task. What is
 * scrolled away before its turn gives it up by the returned function.
 */
export function takeTurn(run: () => void): () => void {
  const turn = (): void => {
    run();
  };
  waiting.add(turn);
  frame ??= requestAnimationFrame(runTurns);
  return () => {
    waiting.delete(turn);
  };
}

function runTurns(now: number): void {
  const isSlow = before !== undefined && now - before > SLOW_FRAME_MS;
  const turns = [...waiting].slice(0, isSlow ? 1 : TURNS_PER_FRAME);
  for (const turn of turns) waiting.delete(turn);
  const isOver = waiting.size === 0;
  frame = isOver ? undefined : requestAnimationFrame(runTurns);
  before = isOver ? undefined : now;
  for (const turn of turns) turn();
}
