/** Commands that every browser supports, independent of its protocol. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Evaluates an expression in one of the places and returns its value as JSON. */
  evaluate(expression: string, where?: Place): Promise<unknown>;
  /** Runs before a press determines its position. */
  beforePress?(): Promise<void>;
  /** Presses and releases the main button, or taps. Coordinates are in pixels of the window. */
  press(x: number, y: number, where?: Place): Promise<void>;
  /** Types into the focused field. */
  type(text: string, where?: Place): Promise<void>;
  /** Returns the errors of the page so far. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The site, the game framed in it, or the window that the site opened last. */
export type Place = 'page' | 'frame' | 'window';

/** Window as wide as the reference design. */
export const WINDOW = { width: 1920, height: 1080 } as const;

/**
 * Script that collects the page's errors, because no protocol except Chromium's reports all of them. Runs in the page,
 * before everything else where the browser supports that.
 */
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

/** Expression for the errors of the page so far. */
export const COMPLAINTS = 'window.complaints';
