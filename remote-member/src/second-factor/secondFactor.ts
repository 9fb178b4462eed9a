/** Whether the sign-in and withdrawals ask for a code of an authenticator app. */
export interface SecondFactor {
  /** By the server's clock; `undefined` while it is off. */
  readonly since: number | undefined;
  /** Recovery codes that were not used. */
  readonly recoveryLeft: number;
}

/** What an authenticator app is set up with. */
export interface Setup {
  /** In base32, for who cannot scan. */
  readonly secret: string;
  /** What the QR code says. */
  readonly uri: string;
}

export const FIGURES_LENGTH = 6;

/** The figures of an authenticator app. */
export function isFigures(text: string): boolean {
  return text.length === FIGURES_LENGTH && /^\d+$/.test(text);
}

/** The secret in groups of four, as it is typed by hand. */
export function groupSecret(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
