import { createCell, type Readable } from '@site/shared/contract/readable';
import type { LoadingOptions, OverlayService, DialogOptions, ToastTone } from '@site/shared/contract/services';
import type { IconName } from '@site/shared/ui';

/** Time for which a toast stays on a visible page (2.4 s by the design), and the duration of its exit animation. */
export const TOAST_STAYS_MS = 2400;

export const TOAST_LEAVES_MS = 320;

/** Time after which a loading dialog closes automatically. Implements R-CONST-06. */
export const LOADING_AUTO_CLOSE_MS = 3000;

export interface ShownToast {
  /** Unique id. It also differs for a toast with the same message. */
  readonly id: number;
  readonly message: string;
  readonly tone: ToastTone;
  readonly isLeaving: boolean;
}

export type DialogAnswer = Awaited<ReturnType<OverlayService['dialog']>>;

export interface HostDialogOptions extends DialogOptions {
  /** Icon above the title. Default: information. */
  readonly sign?: IconName;
  /** Closes the dialog when the question is obsolete. The answer is then `closed`. */
  readonly signal?: AbortSignal;
}

export interface ShownDialog {
  readonly id: number;
  readonly options: HostDialogOptions;
  readonly answer: (answer: DialogAnswer) => void;
}

export interface ShownLoading extends Pick<LoadingOptions, 'message'> {
  readonly id: number;
  readonly showIcon: boolean;
  readonly showMask: boolean;
  /** Handler for a click on the mask. Undefined when such a click must not close it. */
  readonly close: (() => void) | undefined;
}

/** Overlays of the page: only the newest toast, dialogs one after the other, and loading while any caller needs it. */
export interface Overlays extends OverlayService {
  dialog(options: HostDialogOptions): Promise<DialogAnswer>;
  readonly shownToast: Readable<ShownToast | undefined>;
  /** Queue of dialogs. The first one is shown. */
  readonly dialogQueue: Readable<readonly ShownDialog[]>;
  /** Stack of loading dialogs. The last one is shown. */
  readonly loadings: Readable<readonly ShownLoading[]>;
}

/** Creates the overlays of the page. Implements R-DLG-12, R-DLG-17 to R-DLG-23. */
export function createOverlays(): Overlays {
  const shownToast = createCell<ShownToast | undefined>(undefined);
  const dialogQueue = createCell<readonly ShownDialog[]>([]);
  const loadings = createCell<readonly ShownLoading[]>([]);
  let lastId = 0;
  let stopToast: () => void = () => undefined;

  const nextId = (): number => {
    lastId += 1;
    return lastId;
  };
  const leave = (toast: ShownToast) => {
    shownToast.set({ ...toast, isLeaving: true });
    stopToast = afterVisible(TOAST_LEAVES_MS, () => {
      shownToast.set(undefined);
    });
  };

  return {
    shownToast,
    dialogQueue,
    loadings,
    toast(message, tone = 'info') {
      stopToast();
      const toast: ShownToast = { id: nextId(), message, tone, isLeaving: false };
      shownToast.set(toast);
      stopToast = afterVisible(TOAST_STAYS_MS, () => {
        leave(toast);
      });
    },
    dialog: (options) =>
      new Promise((resolve) => {
        const id = nextId();
        const answer = (given: DialogAnswer) => {
          dialogQueue.set(dialogQueue.get().filter((dialog) => dialog.id !== id));
          resolve(given);
        };
        dialogQueue.set([...dialogQueue.get(), { id, options, answer }]);
        options.signal?.addEventListener('abort', () => {
          answer('closed');
        });
      }),
    loading(options = {}) {
      const {
        message,
        autoClose = true,
        showIcon = true,
        maskClosable = false,
        showMask = true,
      }: LoadingOptions = typeof options === 'string' ? { message: options } : options;
      const id = nextId();
      const close = () => {
        clearTimeout(timer);
        const left = loadings.get().filter((loading) => loading.id !== id);
        if (left.length < loadings.get().length) loadings.set(left);
      };
      const timer = autoClose ? setTimeout(close, LOADING_AUTO_CLOSE_MS) : undefined;
      const shown = { id, showIcon, showMask, close: maskClosable ? close : undefined, ...(message === undefined ? {} : { message }) };
      loadings.set([...loadings.get(), shown]);
      return close;
    },
  };
}

/**
 * Calls `act` once the page was visible for `ms` without a break, so that nothing appears and disappears while the
 * player is away. Returns a function that cancels it.
 */
function afterVisible(ms: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
  };
  function follow(): void {
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(() => {
      stop();
      act();
    }, ms);
  }
  document.addEventListener('visibilitychange', follow);
  follow();
  return stop;
}
