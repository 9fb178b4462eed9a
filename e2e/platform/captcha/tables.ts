import type { CaptchaOccasion } from '@site/shared/wire/captcha';
import type { Generated } from 'kysely';

export type CaptchaTables = {
  /** Picture or puzzle that was shown, or a puzzle of GeeTest that was submitted. */
  captcha_challenge: {
    /** SHA-256 of the id that the client has. */
    id_hash: string;
    kind: 'graphic' | 'slider' | 'geetest';
    /** Text, or target position of the piece; empty when another server knows it. */
    answer: string;
    /** Call that it protects; null for a picture, which is valid for any call from its address. */
    occasion: CaptchaOccasion | null;
    /** Login name in lower case; empty for a picture. */
    name: string;
    ip: string;
    /** Network of the address; misses are counted by network. */
    network: string;
    shown_at: Date;
    /** Time of the single attempt, right or wrong. */
    spent_at: Date | null;
    /** True for a puzzle that was tried and not solved. */
    is_missed: Generated<boolean>;
  };
  /** Solved slider. */
  captcha_pass: {
    /** SHA-256 of `codeId`. */
    id_hash: string;
    /** SHA-256 of `code`. */
    code_hash: string;
    occasion: CaptchaOccasion;
    /** Login name in lower case. */
    name: string;
    ip: string;
    passed_at: Date;
    spent_at: Date | null;
  };
};
