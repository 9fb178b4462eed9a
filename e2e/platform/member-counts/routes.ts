import { memberCountsCall } from '@site/shared/wire/memberCounts';
import { countOpenPlay } from '../bet-record/countOpenPlay';
import type { FeedbackService } from '../feedback/createFeedbackService';
import { memberRoute, type Route } from '../http/route';
import type { InboxService } from '../inbox/createInboxService';
import type { Db } from '../kernel';
import type { BenefitService } from '../loyalty/createBenefitService';
import { countOpen } from '../orders/readOrders';
import type { ShutReader } from '../protection/readShut';
import type { RebateService } from '../rebate/createRebateService';

interface Dependencies {
  readonly db: Db;
  readonly inbox: Pick<InboxService, 'unread'>;
  readonly feedback: Pick<FeedbackService, 'unreadAnswers'>;
  readonly welfare: Pick<BenefitService, 'week'>;
  readonly rebates: Pick<RebateService, 'due'>;
  readonly shut: ShutReader;
}

/**
 * Returns the route with the counts of pending items, each counted as the view that shows it. A member excluded from
 * promotions has no gift to claim.
 */
export function memberCountRoutes({ db, inbox, feedback, welfare, rebates, shut }: Dependencies): readonly Route[] {
  return [
    memberRoute(memberCountsCall, async (_body, { id }) => {
      const { toAll, personal } = await inbox.unread(id);
      const { states } = (await shut.isShut(id)) ? { states: [] } : await welfare.week(id);
      return {
        letters: [...Object.values(toAll), ...Object.values(personal)].reduce((sum, count) => sum + count, 0),
        answers: await feedback.unreadAnswers(id),
        orders: await countOpen(db, id),
        bets: await countOpenPlay(db, id),
        gifts: states.filter(({ benefit, paid }) => paid === null && benefit.isMet).length,
        rebates: (await rebates.due(id)).length,
      };
    }),
  ];
}
