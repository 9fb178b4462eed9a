/**
 * Views with unsent input when operations disable their remote. Pure; `createDisableGuards.ts` holds the states.
 *
 * | guard        | event                                      | next                                  |
 * |--------------|--------------------------------------------|---------------------------------------|
 * | none         | switched off, some views hold something    | asking, for those views               |
 * | none         | switched off, none does                    | none: all go at once                  |
 * | asking       | answered, what is to be kept still holds   | kept, those views                     |
 * | asking       | answered, nothing is to be kept            | none: they go                         |
 * | asking, kept | a view has left, another is still there    | as before, without it                 |
 * | asking, kept | the last view has left                     | none                                  |
 * | any          | switched on                                | none: the views stay unchanged |
 *
 * Any other event changes nothing: operations that give another reason do not ask again.
 */
import { assertNever } from '@site/shared/assert';
import type { LocalizedText } from './remotePlan';

/** `views` are those that stay though their remote is off: ids of screens and widgets. */
export type DisableGuard =
  | { readonly status: 'none'; readonly views: readonly [] }
  | { readonly status: 'asking' | 'kept'; readonly views: readonly string[]; readonly reason: LocalizedText | undefined };

export type DisableGuardEvent =
  /** `views` with unsent input. */
  | { readonly type: 'switched-off'; readonly views: readonly string[]; readonly reason: LocalizedText | undefined }
  | { readonly type: 'switched-on' }
  /** `views` that the player wants to keep, and that still have unsent input. */
  | { readonly type: 'answered'; readonly views: readonly string[] }
  | { readonly type: 'left'; readonly view: string };

export const NO_GUARD: DisableGuard = { status: 'none', views: [] };

/** The next state, by the table above; the same object where nothing changes. */
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
