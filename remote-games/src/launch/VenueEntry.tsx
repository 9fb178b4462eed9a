import { useEffect, useRef, useState } from 'react';
import { useReadable, useServices, type CallFailure, type HostServices, type ViewProps } from '@site/shared/contract';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { launch } from './launchApi';
import { useTranslation } from '../i18n';
import { createReceivedGames } from '../play/receivedGames';
import { TransferInDialog } from '../transfer-in/TransferInDialog';
import { createDelivery } from './createDestinationOpener';
import { createVenueEntry } from './createVenueEntry';
import { readEntryTitle } from './entryTitle';
import { openPage } from './openPage';

/** What the entry says to the player, in the language of the moment. */
interface EntryWords {
  readonly starting: () => string;
  readonly failure: (failure: CallFailure) => string;
  readonly blocked: () => { readonly message: string; readonly confirmText: string };
}

/**
 * The one way into venues: each new `request` enters the venue the parameters name. Nothing is seen of it but what it asks the host for, and
 * the transfer-in dialog.
 *
 * @param params `enName`, `gameCode`, `isActivity` and `trial` (`'1'`), `request`: a number that rises with each wish
 */
export function VenueEntry({ params }: ViewProps) {
  const services = useServices();
  const words = useEntryWords();
  const [entry] = useState(() => openEntry(services, words));
  const state = useReadable(entry.state);
  const isSignedIn = useReadable(services.session.isSignedIn);
  const { enName = '', gameCode = '', isActivity, trial, request } = params;

  useEffect(() => {
    if (request !== undefined) void entry.enter({ enName, gameCode, isActivity: isActivity === '1', isTrial: trial === '1' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the number alone tells one wish from the next, of the same venue too
  }, [entry, request]);
  useEffect(() => {
    if (!isSignedIn) entry.dismiss();
  }, [entry, isSignedIn]);

  if (state.status !== 'asking') return null;
  return (
    <TransferInDialog
      enName={state.wish.enName}
      title={readEntryTitle(services.storage, state.wish)}
      message={state.message}
      onEnter={() => void entry.goOn()}
      onClose={entry.dismiss}
    />
  );
}

function openEntry({ session, http, balance, overlays, navigation, flags, storage, clock }: HostServices, words: EntryWords) {
  const received = createReceivedGames(storage, () => clock.now());
  return createVenueEntry({
    requireLogin: () => session.requireLogin(),
    launch: (wish) => launch(http, wish),
    showStarting: () => overlays.loading(words.starting()),
    tell: (failure) => {
      overlays.toast(words.failure(failure), 'danger');
    },
    refreshBalance: () => void balance.refresh(),
    deliver: createDelivery({
      navigation,
      received,
      site: () => ({ innerGame: flags.get().innerGame, origin: window.location.origin }),
      openPage,
      offerPage: async () => (await overlays.tips({ ...words.blocked(), showCancel: true })) === 'confirmed',
      describe: ({ enName, gameCode, isTrial, ...wish }) => ({
        enName,
        gameCode,
        isTrial,
        userId: session.member.get()?.userId ?? '',
        title: readEntryTitle(storage, { enName, gameCode, ...wish }),
      }),
    }),
  });
}

/** One object for the life of the view, which always speaks the language shown now. */
function useEntryWords(): EntryWords {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const current = useRef({ t, tShared });
  useEffect(() => {
    current.current = { t, tShared };
  });
  const [words] = useState<EntryWords>(() => ({
    starting: () => current.current.t('launch.starting'),
    failure: (failure) => failureText(failure, current.current.tShared),
    blocked: () => ({ message: current.current.t('launch.blocked'), confirmText: current.current.t('launch.open') }),
  }));
  return words;
}

export { VenueEntry as View };
