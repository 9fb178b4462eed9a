import type { Generated } from 'kysely';
import type { RiskCode } from './riskCodes';

export type AccessTables = {
  /** How a member registered; members of the seed have no row. */
  registration: {
    member_id: number;
    ip: string;
    /** Host name of the site. */
    domain: string;
    /** Of anyone who referred them; empty without. */
    r_code: string;
    /** Of anyone who invited them; empty without. */
    i_code: string;
    registered_at: Date;
  };
  /** Names that someone tried to register and that were looked up. */
  registration_try: {
    network: string;
    tried_at: Date;
    /** False where the name was taken. */
    is_admitted: boolean;
  };
  /** From where a member has signed in. */
  known_device: {
    member_id: number;
    /** sha-256 of the browser's kind, by its `User-Agent` header. */
    device_hash: string;
    ip: string;
    last_seen_at: Date;
  };
  /** Browsers in which a member has signed in. */
  trusted_device: {
    member_id: number;
    /** sha-256 of the secret that the browser was given. */
    secret_hash: string;
    /** sha-256 of the browser's kind, as of the last sign-in. */
    kind_hash: string;
    last_seen_at: Date;
    id: Generated<string>;
    /** As of the last sign-in; empty where the platform does not know them. */
    browser: string;
    system: string;
  };
  /** A login that the sandbox has declared risky. */
  declared_risk: { member_id: number; code: RiskCode };
  /** A login with the right password that waits for a code. */
  login_challenge: {
    member_id: number;
    /** Where the password came from. */
    ip: string;
    opened_at: Date;
    /** Wrong phone numbers since `counted_since`. */
    failures: number;
    counted_since: Date;
  };
  /** Logins that failed, or are being looked at. */
  login_failure: {
    /** `name:player1` in lower case, or `address:203.0.113.9`. */
    subject: string;
    /** Of a name, those that are being looked at too. */
    failures: number;
    /** Of an address, those that are being looked at. */
    pending: number;
    /** The first of them. */
    counted_since: Date;
    last_at: Date;
  };
  /** A recovery whose code was right: the new password may be set. */
  recovery_grant: {
    /** Login name and phone or e-mail address, a space between them; lower case. */
    subject: string;
    member_id: number;
    /** The only address it is valid for. */
    ip: string;
    /** sha-256 of what the right code was answered with. */
    secret_hash: string;
    granted_at: Date;
  };
};
