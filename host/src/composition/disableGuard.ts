/**
 * Views with unsent input when operations disable their remote. Pure; `createDisableGuards.ts` stores the states.
 *
 * | guard        | event                                      | next                                  |
 * |--------------|--------------------------------------------|---------------------------------------|
 * | none         | switched off, some views have input        | asking, for those views               |
 * | none         | switched off, no view has input            | none: all views are removed           |
 * | asking       | answered, views to keep still have input   | kept, those views                     |
 * | asking       | answered, no view to keep                  | none: all views are removed           |
 * | asking, kept | a view has left, another is still there    | as before, without that view          |
 * | asking, kept | the last view has left                     | none                                  |
 * | any          | switched on                                | none: the views stay unchanged        |
 *
 * Any other event changes nothing. A new reason from operations does not ask the player again.
 */
import { assertNever } from '@site/shared/assert';
import type { LocalizedText } from './remotePlan';

/** `views` are the ids of screens and widgets that stay although their remote is disabled. */
export type DisableGuard =
  | { readonly status: 'none'; readonly views: readonly [] }
  | { readonly status: 'asking' | 'kept'; readonly views: readonly string[]; readonly reason: LocalizedText | undefined };

export type DisableGuardEvent =
  /** `views` have unsent input. */
  | { readonly type: 'switched-off'; readonly views: readonly string[]; readonly reason: LocalizedText | undefined }
  | { readonly type: 'switched-on' }
  /** `views` are those that the player wants to keep and that still have unsent input. */
  | { readonly type: 'answered'; readonly views: readonly string[] }
  | { readonly type: 'left'; readonly view: string };

export const NO_GUARD: DisableGuard = { status: 'none', views: [] };

/** Returns the next state by the table above, or the same object when nothing changes. */
export function advanceDisableGuard(guard: DisableGuard, event: DisableGuardEvent): DisableGuard {
  switch (event.type) {
    case 'switched-off':
      return guard.status === 'none' && event.views.length > 0 ? { status: 'asking', views: event.views, reason: event.reason } : guard;
    case 'switched-on':
      return NO_GUARD;
    case 'answered': {
      if (guard.status !== 'asking') return guard;
      const views = guard.views.filter((view) => event.views.includes(view));
      return views.length > 0 ? { ...guard, status: 'kept', views } : NO_GUARD;
    }
    case 'left': {
      if (guard.status === 'none' || !guard.views.includes(event.view)) return guard;
      const views = guard.views.filter((view) => view !== event.view);
      return views.length > 0 ? { ...guard, views } : NO_GUARD;
    }
    default:
      return assertNever(event);
  }
}
