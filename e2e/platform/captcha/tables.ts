import type { CaptchaOccasion } from '@site/shared/wire/captcha';
import type { Generated } from 'kysely';

export type CaptchaTables = {
  /** A picture or a puzzle that was shown, or a puzzle of GeeTest that was submitted. */
  captcha_challenge: {
    /** sha-256 of the id that the client has. */
    id_hash: string;
    kind: 'graphic' | 'slider' | 'geetest';
    /** The text, or where the piece belongs; empty where another server knows it. */
    answer: string;
    /** What it goes before; null for a picture, which may go before anything of its address. */
    occasion: CaptchaOccasion | null;
    /** Login name in lower case; empty for a picture. */
    name: string;
    ip: string;
    /** Network of the address, by which misses count. */
    network: string;
    shown_at: Date;
    /** Set after one try, right or wrong. */
    spent_at: Date | null;
    /** Of a puzzle: tried, and not solved. */
    is_missed: Generated<boolean>;
  };
  /** A slider that was solved. */
  captcha_pass: {
    /** sha-256 of `codeId`. */
    id_hash: string;
    /** sha-256 of `code`. */
    code_hash: string;
    occasion: CaptchaOccasion;
    /** Login name in lower case. */
    name: string;
    ip: string;
    passed_at: Date;
    spent_at: Date | null;
  };
};
