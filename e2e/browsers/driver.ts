/** The little that every browser can be told to do, whatever protocol it speaks. */
export interface Driver {
  open(address: string): Promise<void>;
  /** The value of an expression, as JSON, in the page or in the game that is framed in it. */
  evaluate(expression: string, where?: Place): Promise<unknown>;
  /** Presses and lets go of the main button there, as a mouse does. In pixels of the window. */
  press(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

export type Place = 'page' | 'frame';

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
