import { randomUUID } from 'node:crypto';
import type { Captchas } from '../captcha/createCaptchas';
import type { Mailbox } from '../verification-codes/createMailbox';
import type { DepositService } from '../deposits/createDepositService';
import type { Disputes } from '../deposits/createDisputes';
import { auditDeposits } from '../deposits/auditDeposits';
import { auditCoins } from '../deposits/createCoinWallet';
import type { FeedbackService } from '../feedback/createFeedbackService';
import type { Clock, Db, Fen, Ledger, Member, Sportsbook, Trx } from '../kernel';
import { fen, formatYuan, inTransaction, parseYuan } from '../kernel';
import { auditLedger, type AuditCheck } from '../ledger/audit';
import { readAllPostings, readOpenHolds, readPostings } from '../ledger/readBook';
import type { Bindings } from '../members/createBindings';
import type { Members } from '../members/createMembers';
import type { Devices } from '../members/devices';
import type { LoginGuard } from '../members/loginGuard';
import type { Sessions } from '../members/createSessions';
import { auditBonuses } from '../bonuses/audit';
import { auditJoinings } from '../promotions/audit';
import { readContent } from '../promotions/readContent';
import { areTermsOf, changePromotion } from '../promotions/schedule';
import { isSettingName, type Settings } from '../site/createSettings';
import type { Venues } from '../venues/createVenues';
import { auditWithdrawals, openWithdrawals } from '../withdrawals/audit';
import type { WithdrawalService } from '../withdrawals/createWithdrawalService';
import { auditExchanges } from '../loyalty/createPointService';
import { auditCommissions } from '../partners/audit';
import { auditRebates } from '../rebate/audit';
import { auditRedPackets } from '../red-packets/audit';
import type { MemberState, SandboxActions } from './sandboxActions';
import { storePastDeposits } from './storePastDeposits';

/** So many of the longest waiting are shown at once. */
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

  return {
    reset,
    tick,

    audit: () =>
      auditLedger(db, [
        depositsAgainstBook,
        coinsAgainstBook,
        promotionsAgainstBook,
        exchangesAgainstBook,
        auditRebates,
        auditCommissions,
        auditBonuses,
        auditRedPackets,
        withdrawalsAgainstBook,
        venues.audit,
        risksAgainstHolds(sportsbook),
      ]),

    async payDeposit(orderId, came) {
      const order = await deposits.pay(orderId, came);
      return order === null ? null : { orderId, state: order.state, amount: formatYuan(order.amount) };
    },

    async answerDispute(orderId, answer) {
      const order = await disputes.answer(orderId, answer);
      return order === null ? null : { orderId, state: order.state, amount: formatYuan(order.amount) };
    },

    disputePicture: (orderId) => disputes.picture(orderId),

    async receiveCoins(orderId, coins, transactionId) {
      const order = await deposits.receiveCoins(orderId, coins, transactionId);
      return order === null ? null : { orderId, state: order.state, amount: formatYuan(order.amount) };
    },

    async decideWithdrawal(orderId, decision) {
      const order = await withdrawals.decide(orderId, decision);
      return order === null ? null : { orderId, state: order.state, amount: formatYuan(order.amount) };
    },

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

    async forceRound(name, outcome) {
      const member = await members.findByName(name);
      if (member === null) return null;
      venues.steering.forceRound(member.id, outcome);
      return stateOf(member);
    },

    async memberState(name) {
      const member = await members.findByName(name);
      return member === null ? null : stateOf(member);
    },

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

    async storePastDeposits(name, count) {
      const member = await members.findByName(name);
      if (member === null) return null;
      await inTransaction(db, (trx) => storePastDeposits(trx, member.id, count, clock.now()));
      return stateOf(member);
    },

    async endSessions(name) {
      const member = await members.findByName(name);
      if (member === null) return null;
      await sessions.expireAll(member.id);
      return stateOf(member);
    },

    async setBindings(name, facts) {
      const member = await members.findByName(name);
      if (member === null) return null;
      await bindings.write(db, member.id, facts);
      return stateOf(member);
    },

    async declareRisk(name, code) {
      const member = await members.findByName(name);
      if (member === null) return null;
      await devices.declareRisk(db, member.id, code);
      return stateOf(member);
    },

    async setFailures(name, count) {
      const member = await members.findByName(name);
      if (member === null) return null;
      await guard.setFailures(name, count);
      return stateOf(member);
    },

    async setDevices(name, count) {
      const member = await members.findByName(name);
      if (member === null) return null;
      await devices.setCount(member.id, count);
      return stateOf(member);
    },

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

const depositsAgainstBook: AuditCheck = (trx) => auditDeposits(trx, (prefix) => readAllPostings(trx, prefix));

const coinsAgainstBook: AuditCheck = (trx) => auditCoins(trx, (reference) => readPostings(trx, reference));

const promotionsAgainstBook: AuditCheck = (trx) => auditJoinings(trx, (reference) => readPostings(trx, reference));

const exchangesAgainstBook: AuditCheck = (trx) => auditExchanges(trx, (reference) => readPostings(trx, reference));

const withdrawalsAgainstBook: AuditCheck = (trx) => auditWithdrawals(trx, (reference) => readPostings(trx, reference));

/** Every open hold belongs to a ticket or a withdrawal that needs it, and the other way round, with the same amount. */
function risksAgainstHolds(sportsbook: Sportsbook): AuditCheck {
  return async (trx) => {
    const holds = new Map((await readOpenHolds(trx)).map((hold) => [hold.reference, hold]));
    const risks = [...(await sportsbook.openRisks(trx)), ...(await openWithdrawals(trx))];
    const wrong = risks.filter(({ reference, memberId, risk }) => {
      const hold = holds.get(reference);
      return hold?.amount !== risk || hold.memberId !== memberId;
    });
    const needed = new Set(risks.map(({ reference }) => reference));
    const orphans = [...holds.keys()].filter((reference) => !needed.has(reference));
    return [
      ...wrong.map(({ reference, risk }) => ({
        check: 'risk-is-held',
        detail: `${reference} needs ${formatYuan(risk)}, held: ${formatYuan(holds.get(reference)?.amount ?? fen(0n))}`,
      })),
      ...orphans.map((reference) => ({ check: 'hold-has-risk', detail: reference })),
    ];
  };
}
