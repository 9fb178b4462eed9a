/** Number of turns per frame; the rest of the frame is left for the player's input. */
const TURNS_PER_FRAME = 2;

/**
 * Duration above which the previous frame counts as slow. Only one turn then runs per frame, so that a press does not
 * wait for two.
 */
const SLOW_FRAME_MS = 25;

const waiting = new Set<() => void>();
let frame: number | undefined;
let before: number | undefined;

/**
 * Runs something expensive in one of the next frames, in the order of the calls, so that a list that comes into view is
 * not one long task. The returned function cancels it, for example when the element is scrolled away.
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
