/** Time between two redraws of the line on a terminal. */
const REDRAW_MS = 1000;

/** Moves to the start of the line and clears it. */
const CLEAR_LINE = '\r\u001B[2K';

/**
 * Prints the progress of a start: lines with the elapsed time. On a terminal, active steps share one line that is
 * rewritten in place; in a pipe each text is a separate line.
 *
 * @typedef {object} Progress
 * @property {(step: string, text: string) => void} show reports the current work of a step
 * @property {(step: string, text: string) => void} detail does the same on a terminal only: for texts that change often
 * @property {(step: string, text: string) => void} done reports that a step is over
 * @property {() => void} close clears the line that is rewritten
 */

/**
 * @param {object} options
 * @param {(text: string) => void} options.write
 * @param {boolean} options.isTerminal
 * @param {number} [options.columns] width of the terminal: a longer line would wrap, and could not be rewritten
 * @param {() => number} [options.now] in milliseconds
 * @returns {Progress}
 */
export function createProgress({ write, isTerminal, columns = 80, now = () => performance.now() }) {
  const started = now();
  /** @type {Map<string, string>} */
  const running = new Map();
  const elapsed = () => formatElapsed(now() - started);
  /** @param {string} text */
  const printLine = (text) => write(`${isTerminal ? CLEAR_LINE : ''}${elapsed()}  ${text}\n`);
  const redraw = () => {
    if (!isTerminal) return;
    const line = running.size === 0 ? '' : `${elapsed()}  ${[...running.values()].join(', ')}`;
    write(`${CLEAR_LINE}${line.slice(0, columns - 1)}`);
  };
  const timer = isTerminal ? setInterval(redraw, REDRAW_MS).unref() : undefined;
  return {
    show(step, text) {
      if (!isTerminal && running.get(step) !== text) printLine(text);
      running.set(step, text);
      redraw();
    },
    detail(step, text) {
      if (!isTerminal) return;
      running.set(step, text);
      redraw();
    },
    done(step, text) {
      running.delete(step);
      printLine(text);
      redraw();
    },
    close() {
      clearInterval(timer);
      running.clear();
      redraw();
    },
  };
}

/**
 * Formats a duration as ` 0:07` or `12:30`.
 *
 * @param {number} milliseconds
 */
function formatElapsed(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')}`;
}
