/** State of the second factor, the code of an authenticator app that sign-in and withdrawals require. */
export interface SecondFactor {
  /** Time since which it is on, by the server's clock; `undefined` while it is off. */
  readonly since: number | undefined;
  /** Number of unused recovery codes. */
  readonly recoveryLeft: number;
}

export interface Setup {
  /** Secret in base32, for members who cannot scan the QR code. */
  readonly secret: string;
  /** Content of the QR code. */
  readonly uri: string;
}

export const FIGURES_LENGTH = 6;

/** Returns true for a code in the format of an authenticator app. */
export function isFigures(text: string): boolean {
  return text.length === FIGURES_LENGTH && /^\d+$/.test(text);
}

/** Splits the secret into groups of four for typing by hand. */
export function groupSecret(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
