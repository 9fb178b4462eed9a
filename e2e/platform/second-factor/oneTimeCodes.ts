import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/**
 * Period of a code, and the number of periods before and after it that are also accepted, because the clocks of phones
 * differ.
 */
const PERIOD_S = 30;
const WINDOW = 1;

/** Length of 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** Alphabet without letters and digits that look alike. */
const RECOVERY_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const RECOVERY_LENGTH = 10;
export const RECOVERY_CODES = 10;

/** Creates a secret in base32. */
export function makeFactorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns the URI that authenticator apps read from a QR code. */
export function factorUri(secret: string, issuer: string, label: string): string {
  return totpOf(secret, issuer, label).toString();
}

/** Returns the 30-second interval of a code; null when it is not valid around `at`. */
export function stepOf(secret: string, figures: string, at: Date): number | null {
  const delta = totpOf(secret).validate({ token: figures, timestamp: at.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(at.getTime() / 1_000 / PERIOD_S) + delta;
}

/** Creates a recovery code such as `K7QPM-3XWRA`. */
export function makeRecoveryCode(): string {
  const letters = Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)] ?? '').join('');
  return `${letters.slice(0, RECOVERY_LENGTH / 2)}-${letters.slice(RECOVERY_LENGTH / 2)}`;
}

/** Returns the original form of a typed recovery code. */
export function normalRecoveryCode(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z2-9]/g, '');
  return `${letters.slice(0, RECOVERY_LENGTH / 2)}-${letters.slice(RECOVERY_LENGTH / 2)}`;
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_S });
}
