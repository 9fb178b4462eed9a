import { createCell, type Readable } from '@site/shared/contract/readable';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { Locale, OverlayService, DialogOptions } from '@site/shared/contract/services';
import type { CompositionTranslate } from './texts';
import { advanceDisableGuard, NO_GUARD, type DisableGuard, type DisableGuardEvent } from './disableGuard';
import { nameOf } from './remoteDirectory';
import type { LocalizedText } from './remotePlan';
import type { RemoteStore } from './remoteStore';

/** Mount point that may contain unsent input. */
export interface GuardedView {
  /** Id of a screen or widget of the remote. */
  readonly view: string;
  /** Set when the player opened the view, and is therefore notified when it is removed. */
  readonly isOpened: boolean;
  readonly hasInput: () => boolean;
}

/** Guards views in use when operations disable their remote: asks or notifies the player. One per page. */
export interface DisableGuards {
  state(id: RemoteId): Readable<DisableGuard>;
  /** Registers a view. Returns a function that unregisters it. */
  join(id: RemoteId, view: GuardedView): () => void;
}

export interface DisableGuardsOptions {
  readonly store: RemoteStore;
  readonly overlays: Pick<OverlayService, 'toast'> & {
    /** @param options `signal` closes the question */
    dialog(options: DialogOptions & { readonly signal: AbortSignal }): ReturnType<OverlayService['dialog']>;
  };
  readonly locale: Readable<Locale>;
  readonly t: CompositionTranslate;
}

/**
 * Creates the guards. Asks one question per remote, however many of its views have unsent input. If none has, shows one
 * toast about removed views that the player had opened. Create this before the first render, because it must receive a
 * change before the mount points do.
 */
export function createDisableGuards({ store, overlays, locale, t }: DisableGuardsOptions): DisableGuards {
  const create = (id: RemoteId) => {
    const cell = createCell(NO_GUARD);
    const views = new Set<GuardedView>();
    let question: AbortController | undefined;
    let isOff = store.state(id).get().status === 'disabled';

    const viewsWithInput = (): readonly string[] => [...views].filter((view) => view.hasInput()).map(({ view }) => view);
    const dispatch = (event: DisableGuardEvent): void => {
      const next = advanceDisableGuard(cell.get(), event);
      cell.set(next);
      if (next.status === 'asking' && !question) void ask(next.reason);
      if (next.status !== 'asking') {
        question?.abort();
        question = undefined;
      }
    };
    const ask = async (reason: LocalizedText | undefined): Promise<void> => {
      const own = new AbortController();
      question = own;
      const answer = await overlays.dialog({
        title: t('composition.pause.title', { name: nameOf(store.directory.get(), id, locale.get()) }),
        message: t('composition.pause.message', { reason: reasonText(reason) }),
        showCancel: true,
        confirmText: t('composition.pause.leave'),
        cancelText: t('composition.pause.keep'),
        signal: own.signal,
      });
      if (own.signal.aborted) return;
      dispatch({ type: 'answered', views: answer === 'confirmed' ? [] : viewsWithInput() });
    };
    const reasonText = (reason: LocalizedText | undefined): string => reason?.[locale.get()] ?? t('composition.unavailable.reason');

    store.state(id).subscribe((state) => {
      const wasOff = isOff;
      isOff = state.status === 'disabled';
      if (state.status !== 'disabled') {
        dispatch({ type: 'switched-on' });
      } else if (!wasOff) {
        dispatch({ type: 'switched-off', views: viewsWithInput(), reason: state.reason });
        const isNoticed = [...views].some(({ isOpened }) => isOpened);
        if (isNoticed && cell.get().status === 'none') {
          overlays.toast(
            t('composition.pause.toast', { name: nameOf(store.directory.get(), id, locale.get()), reason: reasonText(state.reason) }),
            'warning',
          );
        }
      }
    });

    return {
      state: cell,
      join(view: GuardedView) {
        views.add(view);
        return () => {
          if (views.delete(view)) dispatch({ type: 'left', view: view.view });
        };
      },
    };
  };

  const guards = new Map(store.directory.get().ids.map((id) => [id, create(id)]));
  // A mount point requests its guard while rendering, which is before it subscribes to the remote.
  const guardOf = (id: RemoteId) => {
    const guard = guards.get(id) ?? create(id);
    guards.set(id, guard);
    return guard;
  };
  return { state: (id) => guardOf(id).state, join: (id, view) => guardOf(id).join(view) };
}
