import { assertNever } from '@site/shared/assert';
import type { CallFailure } from '@site/shared/contract/http';
import type { NavigationService } from '@site/shared/contract/routes';
import type { OverlayService } from '@site/shared/contract/services';
import type { sharedTranslator } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { resourceCall } from '@site/shared/wire/resource';
import type { ServicesTranslate } from '../services/texts';
import type { Reaction, StockMessage } from './reactions';
import type { FailedCall } from './reactToError';

export interface FailurePorts {
  readonly overlays: Pick<OverlayService, 'toast' | 'dialog'>;
  readonly navigation: Pick<NavigationService, 'go' | 'href' | 'location'>;
  readonly t: ServicesTranslate;
  /** Texts of `shared`: stock messages and failures. */
  readonly sharedText: ReturnType<typeof sharedTranslator>;
}

/**
 * Creates the function that shows the player a failed call, by the table of reactions. Only one dialog at a time asks
 * for the real name. Polled reads do not open it again on the page where the player has answered it.
 *
 * Implements R-ERR-6449, R-ERRB-07, R-ERRB-22, R-MSG-11.
 */
export function createFailureView(ports: FailurePorts): (failure: CallFailure, reaction: Reaction, call: FailedCall) => void {
  const { overlays, navigation, t, sharedText } = ports;
  let isAsking = false;
  /** Path of the page on which the player answered the dialog, or to which it led. */
  let answeredOn: string | undefined;
  navigation.location.subscribe(({ path }) => {
    if (path !== answeredOn) answeredOn = undefined;
  });

  async function askForName(message: string, { effect }: FailedCall): Promise<void> {
    if (isAsking || (effect === 'reads' && answeredOn === navigation.location.get().path)) return;
    isAsking = true;
    const answer = await overlays.dialog({ message, confirmText: t('reaction.bind_name') });
    isAsking = false;
    answeredOn = answer === 'confirmed' ? navigation.href('userinfo', {}) : navigation.location.get().path;
    if (answer === 'confirmed') navigation.go('userinfo', {});
  }

  return (failure, reaction, call) => {
    const message = messageOf(failure, reaction, sharedText);
    switch (reaction.kind) {
      case 'bind-name':
        void askForName(message, call);
        return;
      case 're-enter':
        if (call.path === resourceCall.path) void overlays.dialog({ message: t('reaction.re_enter') });
        else overlays.toast(message, 'danger');
        return;
      case 'show':
        overlays.toast(message, 'danger');
        return;
      case 'resolve':
      case 'expire-login':
      case 'hand-over':
        return;
      default:
        assertNever(reaction);
    }
  };
}

function messageOf(failure: CallFailure, reaction: Reaction, sharedText: FailurePorts['sharedText']): string {
  const hasNoMessage = failure.kind === 'refused' && failure.message === '';
  if (hasNoMessage && 'stock' in reaction) return sharedText(`stock_message.${reaction.stock satisfies StockMessage}`);
  return failureText(failure, sharedText);
}
