import type { OverlayService, TipsOptions, ToastTone } from '../contract/services';
import type { LiveCount } from './liveCount';

export interface ShownToast {
  readonly message: string;
  readonly tone: ToastTone;
}

type TipsAnswer = Awaited<ReturnType<OverlayService['tips']>>;

/** A dialog that waits for the player. */
export interface ShownTips {
  readonly options: TipsOptions;
  answer(answer: TipsAnswer): void;
}

/** Overlays that show nothing and remember all. */
export function createFakeOverlays(live: LiveCount) {
  const toasts: ShownToast[] = [];
  const tips: ShownTips[] = [];
  const loadings: (string | undefined)[] = [];

  const overlays: OverlayService = {
    toast(message, tone = 'info') {
      toasts.push({ message, tone });
    },
    tips: (options) =>
      new Promise((resolve) => {
        const end = live.open();
        tips.push({
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
  return { overlays, toasts, tips, loadings };
}
