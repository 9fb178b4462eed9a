/** A frame has this many turns, and the rest of its time for what the player does. */
const TURNS_PER_FRAME = 2;

const waiting = new Set<() => void>();
let frame: number | undefined;

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

function runTurns(): void {
  const turns = [...waiting].slice(0, TURNS_PER_FRAME);
  for (const turn of turns) waiting.delete(turn);
  frame = waiting.size > 0 ? requestAnimationFrame(runTurns) : undefined;
  for (const turn of turns) turn();
}
