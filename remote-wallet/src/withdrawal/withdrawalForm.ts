import { amountAfterFee, parseYuan, subtractFen, type Fen } from '@site/shared/money';
import { WITHDRAWAL_PASSWORD_LENGTH } from './limits';
import type { PayoutAccount, WithdrawalFacts, WithdrawalTerms } from './types';

export interface WithdrawalValues {
  readonly accountId: string | undefined;
  /** As typed, in yuan. */
  readonly amount: string;
  readonly password: string;
}

/** What is wrong with the form; each has its text under `withdrawal.error`. */
export type WithdrawalError =
  | 'account_required'
  | 'account_closed'
  | 'turnover_left'
  | 'count_used'
  | 'amount_required'
  | 'amount_format'
  | 'below_min'
  | 'above_max'
  | 'above_balance'
  | 'password_required';

/** What the chosen account takes; without a choice, or for a kind that is not paid out to, nothing. */
export interface Target {
  readonly account: PayoutAccount;
  readonly terms: WithdrawalTerms;
}

export type WithdrawalCheck =
  | { readonly ok: true; readonly target: Target; readonly amount: Fen; readonly fee: Fen; readonly arrives: Fen }
  | { readonly ok: false; readonly error: WithdrawalError; readonly target: Target | undefined };

/** A password of the right shape: six figures. */
export function isWithdrawalPassword(text: string): boolean {
  return text.length === WITHDRAWAL_PASSWORD_LENGTH && /^\d+$/.test(text);
}

/**
 * Checks the withdrawal form: an account, an amount with at most two decimals within its bounds and the balance, nothing that stands in
 * the way, and the password where the site asks for one. The one answer drives the button, the message under the field, the sums shown
 * and what is sent.
 */
export function checkWithdrawal(values: WithdrawalValues, facts: WithdrawalFacts, asksPassword: boolean): WithdrawalCheck {
  const { standing } = facts;
  const account = facts.accounts.find(({ id }) => id === values.accountId);
  const terms = facts.terms.find(({ kind }) => kind === account?.kind);
  const target = account && terms ? { account, terms } : undefined;
  const refuse = (error: WithdrawalError): WithdrawalCheck => ({ ok: false, error, target });

  if (standing.turnoverDone < standing.turnoverNeeded) return refuse('turnover_left');
  if (standing.usedToday >= facts.dailyCount) return refuse('count_used');
  if (!account) return refuse('account_required');
  if (!target) return refuse('account_closed');
  if (values.amount.trim() === '') return refuse('amount_required');
  const amount = parseYuan(values.amount);
  if (amount === undefined) return refuse('amount_format');
  if (amount < target.terms.min) return refuse('below_min');
  if (amount > target.terms.max) return refuse('above_max');
  if (amount > standing.withdrawable) return refuse('above_balance');
  if (asksPassword && !isWithdrawalPassword(values.password)) return refuse('password_required');
  const arrives = amountAfterFee(amount, target.terms.feeRate);
  return { ok: true, target, amount, fee: subtractFen(amount, arrives), arrives };
}

/** The field under which an error stands; the others concern the form as a whole. */
export function fieldOf(error: WithdrawalError): 'amount' | 'password' | undefined {
  switch (error) {
    case 'amount_required':
    case 'amount_format':
    case 'below_min':
    case 'above_max':
    case 'above_balance':
      return 'amount';
    case 'password_required':
      return 'password';
    case 'account_required':
    case 'account_closed':
    case 'turnover_left':
    case 'count_used':
      return undefined;
  }
}

/** The most that "all" puts into the field: what can be withdrawn, as far as the account takes it. */
export function mostFor(facts: WithdrawalFacts, target: Target | undefined): Fen {
  const { withdrawable } = facts.standing;
  return target && target.terms.max < withdrawable ? target.terms.max : withdrawable;
}

/** The account a member meets first: their default one, else the first. */
export function preferredAccount(accounts: readonly PayoutAccount[]): PayoutAccount | undefined {
  return accounts.find(({ isDefault }) => isDefault) ?? accounts[0];
}
