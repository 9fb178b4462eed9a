import type { PartnerKind } from '@site/shared/wire/partners';
import { sendInboxMessage } from '../inbox/sendInboxMessage';
import type { Clock, Db, MemberId } from '../kernel';
import { inTransaction } from '../kernel';
import { decide, findOrMakeAgentCode, readApplications, type Decision, type PartnerOnDesk } from './applications';

const LISTED = 100;

export interface PartnerDesk {
  list(): Promise<readonly PartnerOnDesk[]>;
  /**
   * Decides an application and sends the member an inbox message. Returns false when it does not exist or its state
   * does not allow the decision.
   */
  decide(memberId: MemberId, kind: PartnerKind, decision: Decision, reason: string): Promise<boolean>;
}

export function createPartnerDesk(db: Db, clock: Clock): PartnerDesk {
  return {
    list: () => readApplications(db, LISTED),

    decide: (memberId, kind, decision, reason) =>
      inTransaction(db, async (trx) => {
        if (!(await decide(trx, { memberId, kind, decision, reason }, clock.now()))) return false;
        if (kind === 'agent' && decision === 'approved') await findOrMakeAgentCode(trx, memberId);
        const values = { kind: KIND_NAMES[kind], reason: reason === '' ? '' : `\n${reason}` };
        await sendInboxMessage(trx, { memberId, event: `partner_${decision}`, values }, clock.now());
        return true;
      }),
  };
}

const KIND_NAMES = {
  agent: { 'zh-CN': '代理合作', 'zh-TW': '代理合作' },
  sponsor: { 'zh-CN': '赞助合作', 'zh-TW': '贊助合作' },
  venture: { 'zh-CN': '合营加盟', 'zh-TW': '合營加盟' },
} as const satisfies Readonly<Record<PartnerKind, object>>;
