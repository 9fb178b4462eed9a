import type { WireTicket } from '@site/shared/wire/tickets';
import { clearSandbox, readSandbox, steerSandbox } from '../compose/sandbox';

export interface Goals {
  readonly home: number;
  readonly away: number;
}

/** One fixed line of a market; `prices` by `r`, both of them for a two-sided market. */
export interface FixedMarket {
  readonly w: string;
  readonly ratio?: string;
  readonly strong?: 'H' | 'C' | '';
  readonly state?: 'open' | 'suspended' | 'closed';
  readonly prices?: Readonly<Record<string, string>>;
}

/** Match of a suite; it changes only by commands. */
export interface MatchOrder {
  readonly home?: string;
  readonly away?: string;
  readonly startsInSeconds?: number;
  readonly minute?: number;
  readonly score?: Goals;
  readonly markets?: readonly FixedMarket[];
}

/** Points within a transaction at which the platform can be made to crash. */
export type Crashpoint =
  | 'place:after-hold'
  | 'place:before-commit'
  | 'outcome:before-commit'
  | 'decide:after-hold'
  | 'settle:after-ledger'
  | 'cashout:after-ledger'
  | 'cashout:before-commit'
  | 'cashout-outcome:before-commit';

export type MalformedForm = 'html' | 'truncated' | 'empty' | 'wrong-types' | 'missing-fields' | 'nulls' | 'huge-numbers';

/** Fault of the next call; see the table in the platform's `http/faults.ts`. */
export type CallFault =
  | { readonly kind: 'code'; readonly code: number; readonly message?: string }
  | { readonly kind: 'httpStatus'; readonly status: number }
  | { readonly kind: 'delay' | 'lateAnswer'; readonly ms: number }
  | { readonly kind: 'drop' | 'dropAfter' }
  | { readonly kind: 'malformed'; readonly form: MalformedForm };

/**
 * Amounts in yuan with two decimals: available balance, amount held by open bets, and the balances of venues by their
 * codes.
 */
export interface MemberMoney {
  readonly balance: string;
  readonly held: string;
  readonly venues: Readonly<Record<string, string>>;
}

/** Message as the phone or the mailbox received it. */
export interface SentMessage {
  readonly channel: 'sms' | 'email' | 'voice';
  /** Phone number with its country code, or e-mail address. */
  readonly target: string;
  readonly code: string;
}

export type CaptchaSolution = { readonly kind: 'graphic'; readonly text: string } | { readonly kind: 'slider'; readonly x: number };

/** Client of the platform's sandbox control under `/sandbox/*`. */
export interface Sandbox {
  /** Resets to fresh data, no faults, a running clock, and deposits that are paid only on command. */
  reset(): Promise<void>;
  member(name?: string): Promise<MemberMoney>;
  /** Returns the open bets in the platform's ledger. */
  tickets(name?: string): Promise<readonly WireTicket[]>;
  /** Posts an adjustment to the ledger, so the audit stays exact. */
  setBalance(yuan: string, name?: string): Promise<void>;
  payDeposit(orderId: string): Promise<void>;
  /** Stores `count` credited deposits in the last 80 days, once after a reset. */
  storePastDeposits(count: number, name?: string): Promise<void>;
  createMatch(order?: MatchOrder): Promise<{ readonly gameId: string }>;
  fixMarket(gameId: string, market: FixedMarket): Promise<void>;
  score(gameId: string, side: 'H' | 'C'): Promise<void>;
  finish(gameId: string, score: Goals): Promise<void>;
  /** Changes settings of the site, such as `{ safeSwitch: '1' }`. */
  configure(settings: Readonly<Record<string, string>>): Promise<void>;
  /** Changes parameters such as `{ dangerWindowMs: 0 }`. */
  tune(settings: Readonly<Record<string, number>>): Promise<void>;
  /**
   * Sets faults of the next matching calls.
   *
   * @param on the whole path of a call, or a method of the sports calls, such as `place`
   */
  setFault(on: string, fault: CallFault, times?: number): Promise<void>;
  /** Removes all faults that have not occurred yet. */
  clearFaults(): Promise<void>;
  /** Kills the process when it next reaches this point. */
  crashAt(point: Crashpoint): Promise<void>;
  /** Sets the number of recent failed logins. */
  setFailures(count: number, name?: string): Promise<void>;
  /**
   * Returns the solution of the newest captcha: the text of a picture, or the position of the puzzle's piece in pixels
   * of the picture.
   */
  captcha(): Promise<CaptchaSolution>;
  /** Returns messages sent to phones and mailboxes, newest first. */
  messages(): Promise<readonly SentMessage[]>;
  advance(ms: number): Promise<void>;
  /** Expires all sessions: the next call of the member is refused with the code of an expired login. */
  expireSessions(name?: string): Promise<void>;
  /** Mutes a member in the chat rooms, with a reason, until `none` reverts it. */
  restrictInChat(name: string, kind: 'mute' | 'none', reason?: string): Promise<void>;
  audit(): Promise<{ readonly exact: boolean; readonly findings: readonly unknown[] }>;
}

const DEMO_MEMBER = 'player1';

export function createSandbox(origin: string): Sandbox {
  const post = (path: string, body?: unknown): Promise<unknown> => steerSandbox(path, body, origin);
  const order = async (path: string, body?: unknown): Promise<void> => {
    await post(path, body);
  };

  return {
    async reset() {
      await post('reset');
      await post('settings', { cashierAutoPaySeconds: '' });
    },
    member: async (name = DEMO_MEMBER) => (await readSandbox(`member/${name}`, origin)) as MemberMoney,
    tickets: async (name = DEMO_MEMBER) =>
      ((await readSandbox(`member/${name}/tickets`, origin)) as { readonly list: readonly WireTicket[] }).list,
    setBalance: (central, name = DEMO_MEMBER) => order(`member/${name}/balance`, { central }),
    storePastDeposits: (count, name = DEMO_MEMBER) => order(`member/${name}/past-deposits`, { count }),
    payDeposit: (orderId) => order('cashier/pay', { orderId }),
    createMatch: async (wanted = {}) => (await post('match/create', wanted)) as { gameId: string },
    fixMarket: (gameId, market) => order('match/price', { gameId, ...market }),
    score: (gameId, side) => order('match/goal', { gameId, side }),
    finish: (gameId, score) => order('match/finish', { gameId, score }),
    configure: (settings) => order('settings', settings),
    tune: (settings) => order('match/settings', settings),
    setFault: (on, fault, times = 1) => order('faults', { on, fault, times }),
    clearFaults: () => clearSandbox('faults', origin),
    crashAt: (point) => order('crash', { point, how: 'exit' }),
    setFailures: (count, name = DEMO_MEMBER) => order(`member/${name}/failures`, { count }),
    captcha: async () => ((await readSandbox('captcha', origin)) as { readonly captcha: CaptchaSolution }).captcha,
    messages: async () => ((await readSandbox('messages', origin)) as { readonly messages: readonly SentMessage[] }).messages,
    advance: (advanceMs) => order('clock', { advanceMs }),
    restrictInChat: (name, kind, reason = '') => order('chat/restrict', { member: name, kind, reason }),
    expireSessions: (name = DEMO_MEMBER) => order(`member/${name}/expire-sessions`),
    audit: async () => (await readSandbox('ledger/audit', origin)) as { exact: boolean; findings: unknown[] },
  };
}
