import type { OverlayService, DialogOptions, ToastTone } from '@site/shared/contract/services';
import type { LiveCount } from './liveCount';

export interface ShownToast {
  readonly message: string;
  readonly tone: ToastTone;
}

type DialogAnswer = Awaited<ReturnType<OverlayService['dialog']>>;

/** A dialog that waits for the player's answer. */
export interface ShownDialog {
  readonly options: DialogOptions;
  answer(answer: DialogAnswer): void;
}

/** Creates overlays that show nothing and record every call. */
export function createFakeOverlays(live: LiveCount) {
  const toasts: ShownToast[] = [];
  const dialogs: ShownDialog[] = [];
  const loadings: (string | undefined)[] = [];

  const overlays: OverlayService = {
    toast(message, tone = 'info') {
      toasts.push({ message, tone });
    },
    dialog: (options) =>
      new Promise((resolve) => {
        const end = live.open();
        dialogs.push({
          options,
          answer(answer) {
            end();
            resolve(answer);
          },
        });
      }),
    loading(options) {
      loadings.push(typeof options === 'string' ? options : options?.message);
      return live.open();
    },
  };
  return { overlays, toasts, dialogs, loadings };
}
