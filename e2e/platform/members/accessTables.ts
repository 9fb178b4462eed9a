import type { Generated } from 'kysely';
import type { RiskCode } from './riskCodes';

export type AccessTables = {
  /** Registration of a member; members of the seed have no row. */
  registration: {
    member_id: number;
    ip: string;
    /** Host name of the site. */
    domain: string;
    /** Code of the referring member; empty when there is none. */
    r_code: string;
    /** Code of the inviting member; empty when there is none. */
    i_code: string;
    registered_at: Date;
  };
  /** Attempted registrations whose name was looked up. */
  registration_try: {
    network: string;
    tried_at: Date;
    /** False when the name was taken. */
    is_admitted: boolean;
  };
  /** Devices and addresses from which a member has signed in. */
  known_device: {
    member_id: number;
    /** SHA-256 of the browser's kind, from its `User-Agent` header. */
    device_hash: string;
    ip: string;
    last_seen_at: Date;
  };
  /** Browsers in which a member has signed in. */
  trusted_device: {
    member_id: number;
    /** SHA-256 of the secret stored in the browser. */
    secret_hash: string;
    /** SHA-256 of the browser's kind at the last sign-in. */
    kind_hash: string;
    last_seen_at: Date;
    id: Generated<string>;
    /** Names at the last sign-in; empty when the platform does not recognize them. */
    browser: string;
    system: string;
  };
  /** Login that the sandbox has declared risky. */
  declared_risk: { member_id: number; code: RiskCode };
  /** Login with the right password that waits for a code. */
  login_challenge: {
    member_id: number;
    /** Address from which the password was sent. */
    ip: string;
    opened_at: Date;
    /** Wrong phone numbers since `counted_since`. */
    failures: number;
    counted_since: Date;
  };
  /** Logins that failed or are being checked. */
  login_failure: {
    /** Key such as `name:player1` in lower case, or `address:203.0.113.9`. */
    subject: string;
    /** Failed logins; for a name, also those being checked. */
    failures: number;
    /** Logins of an address that are being checked. */
    pending: number;
    /** Time of the first counted login. */
    counted_since: Date;
    last_at: Date;
  };
  /** Recovery with a verified code, which allows setting a new password. */
  recovery_grant: {
    /** Login name and phone or e-mail address in lower case, separated by a space. */
    subject: string;
    member_id: number;
    /** The grant is valid only for this address. */
    ip: string;
    /** SHA-256 of the secret returned for the right code. */
    secret_hash: string;
    granted_at: Date;
  };
};
