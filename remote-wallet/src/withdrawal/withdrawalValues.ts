import { readAmount } from '@site/shared/input';
import { amountAfterFee, subtractFen, ZERO_FEN, type Fen } from '@site/shared/money';
import { isAuthCode } from '@site/shared/validation';
import type { PayoutAccount, WithdrawalFacts, WithdrawalTerms } from './withdrawal';

/** Length of the password in digits. */
export const WITHDRAWAL_PASSWORD_LENGTH = 6;

export interface WithdrawalValues {
  readonly accountId: string | undefined;
  /** Amount as typed, in yuan. */
  readonly amount: string;
  readonly password: string;
  readonly authCode: string;
}

/** Reason why the form cannot be sent; its text is under `withdrawal.error`. */
export type WithdrawalError =
  | 'account_required'
  | 'account_closed'
  | 'account_held'
  | 'turnover_left'
  | 'count_used'
  | 'amount_required'
  | 'amount_format'
  | 'below_min'
  | 'above_max'
  | 'above_balance'
  | 'above_daily'
  | 'password_required'
  | 'password_unset'
  | 'auth_code_required';

export interface Target {
  readonly account: PayoutAccount;
  readonly terms: WithdrawalTerms;
}

export interface WithdrawalSums {
  readonly amount: Fen;
  readonly fee: Fen;
  readonly arrives: Fen;
}

export type WithdrawalCheck =
  | { readonly ok: true; readonly target: Target; readonly sums: WithdrawalSums }
  | {
      readonly ok: false;
      readonly errors: readonly WithdrawalError[];
      readonly target: Target | undefined;
      /** Set when only password or code is missing. */
      readonly sums?: WithdrawalSums;
    };

export function isWithdrawalPassword(text: string): boolean {
  return text.length === WITHDRAWAL_PASSWORD_LENGTH && /^\d+$/.test(text);
}

/**
 * Validates the withdrawal form:
 *
 * - no turnover left and withdrawals left today;
 * - an open account that is not on hold;
 * - a withdrawal password that is set and entered, if the site requires one;
 * - an amount with at most two decimals, within its bounds, the withdrawable balance and the rest of the daily amount;
 * - the second-factor code, if the member has enabled it.
 *
 * The button, the field messages, the shown fee and arrival, and the request all use the same result.
 *
 * @returns with `ok: false` the first error of each field, or the error of the form as a whole
 */
export function checkWithdrawal(values: WithdrawalValues, facts: WithdrawalFacts, asksPassword: boolean): WithdrawalCheck {
  const { eligibility } = facts;
  const account = facts.accounts.find(({ id }) => id === values.accountId);
  const terms = facts.terms.find(({ kind }) => kind === account?.kind);
  const target = account && terms ? { account, terms } : undefined;
  const refuse = (...errors: readonly WithdrawalError[]): WithdrawalCheck => ({ ok: false, errors, target });

  if (eligibility.turnoverDone < eligibility.turnoverNeeded) return refuse('turnover_left');
  if (eligibility.usedToday >= facts.dailyCount) return refuse('count_used');
  if (!account) return refuse('account_required');
  if (asksPassword && !eligibility.hasPassword) return refuse('password_unset');
  if (!target) return refuse('account_closed');
  if (target.account.heldUntil !== undefined) return refuse('account_held');
  const amount = checkAmount(values.amount, target.terms, eligibility.withdrawable, leftToday(facts));
  const proofErrors: readonly WithdrawalError[] = [
    ...(asksPassword && !isWithdrawalPassword(values.password) ? (['password_required'] as const) : []),
    ...(eligibility.asksAuthCode && !isAuthCode(values.authCode) ? (['auth_code_required'] as const) : []),
  ];
  if (typeof amount === 'string') return refuse(amount, ...proofErrors);
  const arrives = amountAfterFee(amount, target.terms.feeRate);
  const sums = { amount, fee: subtractFen(amount, arrives), arrives };
  return proofErrors.length > 0 ? { ok: false, errors: proofErrors, target, sums } : { ok: true, target, sums };
}

function checkAmount(text: string, { min, max }: WithdrawalTerms, withdrawable: Fen, today: Fen | undefined): Fen | WithdrawalError {
  if (text.trim() === '') return 'amount_required';
  const amount = readAmount(text);
  if (amount === undefined) return 'amount_format';
  if (amount < min) return 'below_min';
  if (amount > max) return 'above_max';
  if (amount > withdrawable) return 'above_balance';
  return today !== undefined && amount > today ? 'above_daily' : amount;
}

/** Returns the amount that may still be withdrawn on this business day; `undefined` without a limit. */
export function leftToday({ dailyAmount, eligibility }: WithdrawalFacts): Fen | undefined {
  if (dailyAmount === undefined) return undefined;
  const left = subtractFen(dailyAmount, eligibility.usedAmountToday);
  return left > 0 ? left : ZERO_FEN;
}

/** Returns the field that shows the error; `undefined` for an error of the form as a whole. */
export function fieldOf(error: WithdrawalError): 'amount' | 'password' | 'authCode' | undefined {
  switch (error) {
    case 'amount_required':
    case 'amount_format':
    case 'below_min':
    case 'above_max':
    case 'above_balance':
    case 'above_daily':
      return 'amount';
    case 'password_required':
      return 'password';
    case 'auth_code_required':
      return 'authCode';
    case 'account_required':
    case 'account_closed':
    case 'account_held':
    case 'password_unset':
    case 'turnover_left':
    case 'count_used':
      return undefined;
  }
}

/**
 * Returns the amount that "all" fills in: the withdrawable balance, limited by the maximum of the account and the rest
 * of the daily amount.
 */
export function maxWithdrawal(facts: WithdrawalFacts, target: Target | undefined): Fen {
  const bounds = [facts.eligibility.withdrawable, target?.terms.max, leftToday(facts)].filter((bound) => bound !== undefined);
  return bounds.reduce((least, bound) => (bound < least ? bound : least));
}

/**
 * Returns the chosen account, otherwise the default one, otherwise the first. Prefers accounts that are not on hold.
 */
export function accountFor(chosen: string | undefined, accounts: readonly PayoutAccount[]): PayoutAccount | undefined {
  const usable = accounts.filter(({ heldUntil }) => heldUntil === undefined);
  const offered = usable.length > 0 ? usable : accounts;
  return accounts.find(({ id }) => id === chosen) ?? offered.find(({ isDefault }) => isDefault) ?? offered[0];
}

/** Returns the time at which the next account on hold becomes usable; `undefined` when none is on hold. */
export function nextFreed(accounts: readonly PayoutAccount[] = []): number | undefined {
  const times = accounts.flatMap(({ heldUntil }) => heldUntil ?? []);
  return times.length === 0 ? undefined : Math.min(...times);
}
