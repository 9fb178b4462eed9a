import { useCallback } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { addFen, formatYuan, type Fen } from '@site/shared/money';
import { Note, NoteAction } from '@site/shared/ui';
import { useTranslation } from './texts';
import { fetchMoneyLeft } from './bringBackApi';
import { useBringBack } from './useBringBack';

/**
 * Shows the money that a game has left in its venue, with a button that returns it to the central wallet. Renders
 * nothing when no money is left, when turnover binds all of it, or while it is unknown.
 */
export function MoneyLeftLine() {
  const isSignedIn = useReadable(useServices().session.isSignedIn);
  return isSignedIn ? <MembersLine /> : null;
}

function MembersLine() {
  const { t } = useTranslation();
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchMoneyLeft(http, signal), [http]);
  const { state, reload } = useLoadable(load);
  const { isBusy, isUnknown, bringBack } = useBringBack(reload);
  // Keep the button disabled until the balances are reloaded; a second press would request money that has just been
  // returned.
  const isReading = isBusy || state.status === 'loading';
  const [first, ...others] = state.data ?? [];

  if (isUnknown) {
    return (
      <Note tone="info" live="polite" title={t('bring_back.unknown')}>
        {t('bring_back.unknown_hint')}
      </Note>
    );
  }
  if (first === undefined) return null;
  const sum = others.reduce<Fen>((total, { balance }) => addFen(total, balance), first.balance);
  const amount = formatYuan(sum);
  return (
    <Note
      tone="info"
      title={
        others.length === 0
          ? t('bring_back.left', { name: first.name, amount })
          : t('bring_back.left_in_several', { name: first.name, count: others.length + 1, amount })
      }
      action={
        <NoteAction
          onClick={() => {
            if (!isReading) void bringBack(others.length === 0 ? { enName: first.enName } : {});
          }}
        >
          {t(isBusy ? 'bring_back.busy' : 'bring_back.all')}
        </NoteAction>
      }
    />
  );
}
