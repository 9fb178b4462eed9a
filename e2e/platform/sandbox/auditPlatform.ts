import { auditBonuses } from '../bonuses/audit';
import { auditDeposits } from '../deposits/auditDeposits';
import { auditCoins } from '../deposits/createCoinWallet';
import { fen, formatYuan, type Db, type Sportsbook } from '../kernel';
import { auditLedger, type AuditCheck, type AuditReport } from '../ledger/audit';
import { readAllPostings, readOpenHolds, readPostings } from '../ledger/readBook';
import { auditExchanges } from '../loyalty/createPointService';
import { auditCommissions } from '../partners/audit';
import { auditJoinings } from '../promotions/audit';
import { auditRebates } from '../rebate/audit';
import { auditRedPackets } from '../red-packets/audit';
import { auditWithdrawals, openWithdrawals } from '../withdrawals/audit';

/** Audits the ledger and compares the records of every module with it. */
export function auditPlatform(db: Db, sportsbook: Sportsbook, auditVenues: AuditCheck): Promise<AuditReport> {
  return auditLedger(db, [
    depositsAgainstBook,
    coinsAgainstBook,
    promotionsAgainstBook,
    exchangesAgainstBook,
    auditRebates,
    auditCommissions,
    auditBonuses,
    auditRedPackets,
    withdrawalsAgainstBook,
    auditVenues,
    risksAgainstHolds(sportsbook),
  ]);
}

const depositsAgainstBook: AuditCheck = (trx) => auditDeposits(trx, (prefix) => readAllPostings(trx, prefix));

const coinsAgainstBook: AuditCheck = (trx) => auditCoins(trx, (reference) => readPostings(trx, reference));

const promotionsAgainstBook: AuditCheck = (trx) => auditJoinings(trx, (reference) => readPostings(trx, reference));

const exchangesAgainstBook: AuditCheck = (trx) => auditExchanges(trx, (reference) => readPostings(trx, reference));

const withdrawalsAgainstBook: AuditCheck = (trx) => auditWithdrawals(trx, (reference) => readPostings(trx, reference));

/** Checks that every open hold belongs to a ticket or a withdrawal of the same amount, and the other way round. */
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
