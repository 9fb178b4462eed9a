import { memberNewsCall } from '@site/shared/wire/memberStream';
import { memberRoute, type Route } from '../http/route';
import type { MemberEvents } from './createMemberEvents';

/** The news of a member for a page that has no stream. */
export function memberStreamRoutes(events: MemberEvents): readonly Route[] {
  return [memberRoute(memberNewsCall, ({ since }, member) => events.news(member.id, since))];
}
