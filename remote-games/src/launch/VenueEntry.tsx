import { useEffect, useRef, useState } from 'react';
import { useReadable, useServices, type CallFailure, type HostServices, type ViewProps } from '@site/shared/contract';
import { asksForIdentity } from '@site/shared/identity';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { formatYuan, type Fen } from '@site/shared/money';
import { isProtectionRefusal, protectionLabel } from '@site/shared/protection';
import { openPage } from '@site/shared/ui';
import { useTranslation } from './texts';
import { createReceivedGames } from '../received-games/receivedGames';
import { TransferInDialog } from '../transfer-in/TransferInDialog';
import { createDestinationOpener } from './createDestinationOpener';
import { createVenueEntry } from './createVenueEntry';
import { readEntryTitle } from './entryTitle';
import { launch } from './launchApi';
import { LOCAL_CHANNEL } from '../venues/venue';

interface EntryTexts {
  readonly starting: () => string;
  readonly moved: (amount: Fen) => string;
  readonly failure: (failure: CallFailure) => string;
  readonly toLimits: (label: ProtectionLabel) => string;
  readonly blocked: () => { readonly message: string; readonly confirmText: string };
}

/**
 * Enters venues: each new `request` enters the venue in the parameters. All entries go through this widget. It renders
 * only overlays of the host and the transfer-in dialog.
 *
 * @param params `enName`, `gameCode`, `isActivity` and `isTrial` (`'1'`), `request`: a number that increases with each
 * request
 */
export function VenueEntry({ params }: ViewProps) {
  const services = useServices();
  const texts = useEntryTexts();
  const [pages] = useState(createOpenedPages);
  const [entry] = useState(() => openEntry(services, texts, pages));
  const state = useReadable(entry.state);
  const isSignedIn = useReadable(services.session.isSignedIn);
  const { enName = '', gameCode = '', isActivity, isTrial, request } = params;

  useEffect(() => {
    if (request !== undefined) void entry.enter({ enName, gameCode, isActivity: isActivity === '1', isTrial: isTrial === '1' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the number alone distinguishes requests, also of the same venue
  }, [entry, request]);
  // A game in its own browser tab cannot notify the site, so its rounds may have changed the central balance.
  useEffect(() => {
    const handleFocus = () => {
      if (isSignedIn && pages.hasAny()) services.bus.emit('balance/changed', { cause: 'bet' });
    };
    window.addEventListener('focus', handleFocus);
    return () => {
      window.removeEventListener('focus', handleFocus);
    };
  }, [services.bus, pages, isSignedIn]);
  useEffect(() => {
    if (!isSignedIn) entry.dismiss();
  }, [entry, isSignedIn]);

  if (state.status !== 'asking') return null;
  return (
    <TransferInDialog
      enName={state.request.enName}
      title={readEntryTitle(services.storage, state.request)}
      message={state.message}
      onEnter={() => void entry.enterAnyway()}
      onClose={entry.dismiss}
    />
  );
}

function openEntry(
  { session, http, balance, overlays, navigation, flags, locale, storage, clock }: HostServices,
  texts: EntryTexts,
  pages: OpenedPages,
) {
  const received = createReceivedGames(storage, () => clock.now());
  return createVenueEntry({
    requireLogin: () => session.requireLogin(),
    openChannel: () => {
      navigation.go('crty', { enName: LOCAL_CHANNEL });
    },
    launch: (request) => launch(http, request),
    showStarting: () => overlays.loading(texts.starting()),
    showMoved: (amount) => {
      overlays.toast(texts.moved(amount), 'success');
    },
    showFailure: (failure) => {
      // The host has already opened its own dialog for this code.
      if (failure.kind === 'refused' && asksForIdentity(failure)) return;
      const message = texts.failure(failure);
      if (failure.kind !== 'refused' || !isProtectionRefusal(failure)) {
        overlays.toast(message, 'danger');
        return;
      }
      void overlays.dialog({ message, showCancel: true, confirmText: texts.toLimits(protectionLabel(failure)) }).then((answer) => {
        if (answer === 'confirmed') navigation.go('member/protection', {});
      });
    },
    refreshBalance: () => void balance.refresh(),
    openDestination: createDestinationOpener({
      navigation,
      received,
      site: () => ({ innerGame: flags.get().innerGame, origin: window.location.origin, locale: locale.get() }),
      openPage: pages.open,
      offerPage: async () => (await overlays.dialog({ ...texts.blocked(), showCancel: true })) === 'confirmed',
      entryOf: ({ enName, gameCode, isTrial }) => ({
        enName,
        gameCode,
        isTrial,
        userId: session.member.get()?.userId ?? '',
        title: readEntryTitle(storage, { enName, gameCode }),
      }),
    }),
  });
}

type ProtectionLabel = ReturnType<typeof protectionLabel>;

/** Games opened in their own browser tabs. */
interface OpenedPages {
  readonly open: (address: string) => boolean;
  readonly hasAny: () => boolean;
}

function createOpenedPages(): OpenedPages {
  let isOpened = false;
  return {
    open: (address) => {
      const isOpen = openPage(address);
      isOpened ||= isOpen;
      return isOpen;
    },
    hasAny: () => isOpened,
  };
}

/** Returns the same object in every render; its texts follow the language. */
function useEntryTexts(): EntryTexts {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const latest = useRef({ t, tShared });
  useEffect(() => {
    latest.current = { t, tShared };
  });
  const [texts] = useState<EntryTexts>(() => ({
    starting: () => latest.current.t('launch.starting'),
    moved: (amount) => latest.current.t('launch.moved', { amount: formatYuan(amount) }),
    failure: (failure) => failureText(failure, latest.current.tShared),
    toLimits: (label) => latest.current.tShared(label),
    blocked: () => ({ message: latest.current.t('launch.blocked'), confirmText: latest.current.t('launch.open') }),
  }));
  return texts;
}

export { VenueEntry as View };
