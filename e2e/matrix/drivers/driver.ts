/** Commands that every browser understands, whatever protocol it speaks. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Returns the value of an expression, as JSON, in one of the places of a player. */
  evaluate(expression: string, where?: Place): Promise<unknown>;
  /** Runs before a press looks for its place. */
  beforePress?(): Promise<void>;
  /** Presses and releases the main button, or taps. Coordinates are pixels of the window. */
  press(x: number, y: number, where?: Place): Promise<void>;
  /** Types into the focused field. */
  type(text: string, where?: Place): Promise<void>;
  /** Errors of the page so far. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The site, the game framed in it, or the window that the site opened last. */
export type Place = 'page' | 'frame' | 'window';

/** As wide as the reference design. */
export const WINDOW = { width: 1920, height: 1080 } as const;

/** Runs in the page, before everything else where the browser can: keeps its errors, as no protocol but Chromium's tells them all. */
export const LISTEN = `(() => {
  const complaints = (window.complaints = []);
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...parts) => {
      complaints.push(level + ': ' + parts.join(' '));
      write(...parts);
    };
  }
  addEventListener('error', ({ message, target }) => complaints.push('error: ' + (message ?? target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => complaints.push('rejected: ' + reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => complaints.push('policy ' + effectiveDirective + ': ' + blockedURI));
})()`;

/** What the page complained of so far. */
export const COMPLAINTS = 'window.complaints';
