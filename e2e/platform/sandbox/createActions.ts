import { randomUUID } from 'node:crypto';
import type { Captchas } from '../captcha/createCaptchas';
import type { Mailbox } from '../verification-codes/createMailbox';
import type { DepositService } from '../deposits/createDepositService';
import type { Disputes } from '../deposits/createDisputes';
import type { FeedbackService } from '../feedback/createFeedbackService';
import type { Clock, Db, Fen, Ledger, Member, Sportsbook, Trx } from '../kernel';
import { fen, formatYuan, inTransaction, parseYuan } from '../kernel';
import type { Bindings } from '../members/createBindings';
import type { Members } from '../members/createMembers';
import type { Devices } from '../members/devices';
import type { LoginGuard } from '../members/loginGuard';
import type { Sessions } from '../members/createSessions';
import { readContent } from '../promotions/readContent';
import { areTermsOf, changePromotion } from '../promotions/schedule';
import { isSettingName, type Settings } from '../site/createSettings';
import type { Venues } from '../venues/createVenues';
import type { WithdrawalService } from '../withdrawals/createWithdrawalService';
import { auditPlatform } from './auditPlatform';
import type { MemberState, OrderState, SandboxActions } from './sandboxActions';
import { storePastDeposits } from './storePastDeposits';

/** Addresses from which test suites and people on this machine sign in. */
const OWN_ADDRESSES = ['127.0.0.1', '::1'];

/** Number of conversations shown at once, longest waiting first. */
const WAITING_FEEDBACK = 50;

export interface ActionDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly guard: LoginGuard;
  readonly captchas: Captchas;
  readonly bindings: Bindings;
  readonly mailbox: Mailbox;
  readonly settings: Settings;
  readonly deposits: DepositService;
  readonly disputes: Disputes;
  readonly withdrawals: WithdrawalService;
  readonly sportsbook: Sportsbook;
  readonly venues: Venues;
  readonly feedback: FeedbackService;
  readonly reset: () => Promise<void>;
  readonly tick: () => Promise<void>;
}

export function createActions(dependencies: ActionDependencies): SandboxActions {
  const {
    db,
    clock,
    ledger,
    members,
    sessions,
    devices,
    guard,
    captchas,
    bindings,
    mailbox,
    settings,
    deposits,
    disputes,
    withdrawals,
    sportsbook,
    venues,
    feedback,
    reset,
    tick,
  } = dependencies;

  const stateOf = async (member: Member): Promise<MemberState> => {
    const { central, held } = await ledger.balance(db, member.id);
    const lying = await ledger.venueBalances(db, member.id);
    return {
      userId: member.id.toString(),
      name: member.name,
      balance: formatYuan(central),
      held: formatYuan(held),
      venues: Object.fromEntries(lying.map(({ enName, balance }) => [enName, formatYuan(balance)])),
    };
  };

  /** Returns the member after the change; null when no member has this name. */
  const change = async (name: string, work: (member: Member) => unknown): Promise<MemberState | null> => {
    const member = await members.findByName(name);
    if (member === null) return null;
    await work(member);
    return stateOf(member);
  };

  return {
    reset,
    tick,

    audit: () => auditPlatform(db, sportsbook, venues.audit),

    payDeposit: async (orderId, came) => toOrderState(orderId, await deposits.pay(orderId, came)),

    answerDispute: async (orderId, answer) => toOrderState(orderId, await disputes.answer(orderId, answer)),

    disputePicture: (orderId) => disputes.picture(orderId),

    receiveCoins: async (orderId, coins, transactionId) =>
      toOrderState(orderId, await deposits.receiveCoins(orderId, coins, transactionId)),

    decideWithdrawal: async (orderId, decision) => toOrderState(orderId, await withdrawals.decide(orderId, decision)),

    async setSetting(name, value) {
      if (isSettingName(name)) await settings.set(name, value);
    },

    async setVenue(enName, state, resumesInSeconds) {
      const resumesAt = resumesInSeconds === null || state === 'open' ? null : new Date(clock.nowMs() + resumesInSeconds * 1000);
      return venues.list.setState(enName, state, resumesAt);
    },

    async setPromotion(id, { startsInSeconds, endsInSeconds, terms, audience, bonus }) {
      const promotion = readContent().find((each) => each.id === id);
      if (promotion === undefined || (terms !== undefined && terms !== null && !areTermsOf(promotion, terms))) return null;
      const at = (seconds: number): Date => new Date(clock.nowMs() + seconds * 1000);
      const hasTimes = startsInSeconds !== undefined || endsInSeconds !== undefined;
      await changePromotion(db, promotion, {
        ...(hasTimes && {
          startsAt: startsInSeconds === undefined ? null : at(startsInSeconds),
          endsAt: endsInSeconds === undefined ? null : endsInSeconds === null ? 'open' : at(endsInSeconds),
        }),
        ...(terms !== undefined && { terms }),
        ...(audience !== undefined && { audience }),
        ...(bonus !== undefined && { bonus }),
      });
      return {};
    },

    async setVenueBalance(name, enName, balance) {
      const member = await members.findByName(name);
      const wanted = parseYuan(balance);
      if (member === null || wanted === null) return null;
      return (await venues.steering.setBalance(member.id, enName, wanted)) ? stateOf(member) : null;
    },

    forceRound: (name, outcome) =>
      change(name, ({ id }) => {
        venues.steering.forceRound(id, outcome);
      }),

    memberState: (name) => change(name, () => undefined),

    async openTickets(name) {
      const member = await members.findByName(name);
      return member && sportsbook.resource({ method: 'openBets', request: {}, member, idempotencyKey: null });
    },

    async setBalance(name, central) {
      const member = await members.findByName(name);
      const wanted = parseYuan(central);
      if (member === null || wanted === null) return null;
      await inTransaction(db, (trx) => adjust(trx, member, wanted));
      return stateOf(member);
    },

    storePastDeposits: (name, count) =>
      change(name, (member) => inTransaction(db, (trx) => storePastDeposits(trx, member.id, count, clock.now()))),

    endSessions: (name) => change(name, (member) => sessions.expireAll(member.id)),

    setBindings: (name, facts) => change(name, (member) => bindings.write(db, member.id, facts)),

    declareRisk: (name, code) => change(name, (member) => devices.declareRisk(db, member.id, code)),

    setFailures: (name, count) =>
      change(name, async () => {
        for (const ip of OWN_ADDRESSES) await guard.setFailures(name, count, ip);
      }),

    setDevices: (name, count) => change(name, (member) => devices.setCount(member.id, count)),

    captcha: () => captchas.newest,

    messages: () => mailbox.messages,

    async waitingFeedback() {
      const conversations = await feedback.waiting(WAITING_FEEDBACK);
      return conversations.map(({ row, ...said }) => ({
        feedbackId: row.feedback_id,
        memberId: row.member_id,
        type: row.type,
        content: row.content,
        reference: row.reference,
        at: row.created_at,
        ...said,
      }));
    },

    feedbackPicture: (imageId) => feedback.anyPicture(imageId),

    answerFeedback: (feedbackId, answer) => feedback.answer(feedbackId, answer),

    match: (command, body) => (Object.hasOwn(sportsbook.sandbox, command) ? sportsbook.sandbox[command]?.(body) : undefined),
  };

  async function adjust(trx: Trx, member: Member, wanted: Fen): Promise<void> {
    const { central } = await ledger.balance(trx, member.id);
    const key = `adjust:${member.id}:${randomUUID()}`;
    const { outcome } = await ledger.post(trx, {
      key,
      kind: 'adjustment',
      reference: key,
      lines: [
        { account: { kind: 'adjustment' }, amount: fen(central - wanted) },
        { account: { kind: 'member-central', memberId: member.id }, amount: fen(wanted - central) },
      ],
    });
    if (outcome !== 'posted') throw new Error(`the balance moved meanwhile: ${outcome}`);
  }
}

function toOrderState(orderId: string, order: { readonly state: string; readonly amount: Fen } | null): OrderState | null {
  return order && { orderId, state: order.state, amount: formatYuan(order.amount) };
}
