import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import type { KeyedRequestKind } from '@site/shared/keyed-request';
import {
  chooseRebateCall,
  claimRebateCall,
  rebateInfoCall,
  rebateOutcomeCall,
  rebateRecordCall,
  type WireRebateDay,
} from '@site/shared/wire/rebate';
import { REBATE_PAGE_SIZE, type Rebate, type RebateDay, type RebatePage, type RebateCategory } from './rebate';
import { fenFromWire } from '@site/shared/money';

const CATEGORIES: Readonly<Record<WireRebateDay['lines'][number]['category'], RebateCategory>> = {
  TY: 'sport',
  ZR: 'live',
  QP: 'chess',
  DJ: 'esport',
  CP: 'lottery',
  DZ: 'slot',
  BY: 'fishing',
};

function dayFromWire({ day, grade, amount, lines, paidAt }: WireRebateDay): RebateDay {
  return {
    day,
    grade,
    amount: fenFromWire(amount),
    lines: lines.map(({ category, turnover, rate, amount: part }) => ({
      category: CATEGORIES[category],
      turnover: fenFromWire(turnover),
      rate,
      amount: fenFromWire(part),
    })),
    paidAt,
  };
}

interface Ending {
  readonly signal: AbortSignal;
}

/** Fetches today's rebate so far, the claimable days, and how the rebate is paid. */
export async function fetchRebate(http: HttpService, { signal }: Ending): Promise<CallResult<Rebate>> {
  const result = await http.send(rebateInfoCall, {}, { signal, onError: 'silent' });
  return mapResult(result, ({ isAutomatic, today, due }) => ({ isAutomatic, today: dayFromWire(today), due: due.map(dayFromWire) }));
}

export async function fetchRebatePage(http: HttpService, page: number, { signal }: Ending): Promise<CallResult<RebatePage>> {
  const result = await http.send(rebateRecordCall, { pageNum: page, pageSize: REBATE_PAGE_SIZE }, { signal, onError: 'silent' });
  return mapResult(result, ({ total, list }) => ({ total, days: list.map(dayFromWire) }));
}

/** Chooses how the rebate is paid. Applies to days that are computed from now on. */
export function chooseRebate(http: HttpService, isAutomatic: boolean): Promise<CallResult<unknown>> {
  return http.send(chooseRebateCall, { isAutomatic }, { onError: 'silent' });
}

/** Request that claims one day, which pays it. */
export const REBATE_CLAIM: KeyedRequestKind<string, string, RebateDay> = {
  name: 'rebate-claim',
  async send(http, day, key, { signal }) {
    return mapResult(await http.send(claimRebateCall, { day }, { signal, idempotencyKey: key, onError: 'silent' }), dayFromWire);
  },
  async findByKey(http, key, _day, { signal }) {
    const result = await http.send(rebateOutcomeCall, { key }, { signal, onError: 'silent' });
    return mapResult(result, ({ day }) => day && dayFromWire(day));
  },
  subjectOf: (day) => day,
  parseSubject: (kept) => (typeof kept === 'string' ? kept : undefined),
};
