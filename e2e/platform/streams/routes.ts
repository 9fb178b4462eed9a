import { memberNewsCall } from '@site/shared/wire/memberStream';
import { memberRoute, type Route } from '../http/route';
import type { MemberEvents } from './createMemberEvents';

/** Returns the route with a member's news for pages without a stream. */
export function memberStreamRoutes(events: MemberEvents): readonly Route[] {
  return [memberRoute(memberNewsCall, ({ since }, member) => events.news(member.id, since))];
}
