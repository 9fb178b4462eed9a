import { assertNever } from '@site/shared/assert';
import { formatYuanFixed } from '@site/shared/money';
import { Note, NoteAction } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { KeptMoney, MoneyMove } from '../moneyMove';
import type { Moves } from './useMoves';

interface MoveNoteProps {
  readonly moves: Moves;
  /** Only what concerns this; without it, any move. */
  readonly of?: MoneyMove['subject'];
}

/**
 * What became of the last move, where a toast does not say it all: an unknown outcome, a refusal in the server's words, money that had to
 * stay, and whatever an earlier page left open. Implements R-ERRB-16.
 */
export function MoveNote({ moves: { state, dismiss }, of }: MoveNoteProps) {
  const { t } = useTranslation();
  if (state.status === 'idle' || state.status === 'sending' || (of !== undefined && state.move.subject !== of)) return null;
  const { subject, isFromBefore } = state.move;
  const dismissal = <NoteAction onClick={dismiss}>{t('move.dismiss')}</NoteAction>;

  switch (state.status) {
    case 'unknown':
      return (
        <Note tone="warning" live="polite" title={t(`move.${subject}.unknown`)}>
          {t('move.unknown_hint')}
        </Note>
      );
    case 'refused':
      if (state.refusal.as === 'venueActivity') return null;
      return (
        <Note tone="danger" live="assertive" title={state.refusal.message || t(`move.${subject}.refused`)} action={dismissal}>
          {t('move.refused_hint')}
        </Note>
      );
    case 'closed':
      return (
        <Note tone="info" live="polite" title={t(`move.${subject}.closed`)} action={dismissal}>
          {t('move.closed_hint')}
        </Note>
      );
    case 'done':
      if (state.outcome.kept.length > 0) return <KeptNote kept={state.outcome.kept} onDismiss={dismiss} />;
      if (!isFromBefore) return null;
      return (
        <Note tone="success" live="polite" title={t(`move.${subject}.done_before`)} action={dismissal}>
          {t('move.done_before_hint', { amount: formatYuanFixed(state.outcome.amount) })}
        </Note>
      );
    default:
      return assertNever(state);
  }
}

function KeptNote({ kept, onDismiss }: { readonly kept: readonly KeptMoney[]; readonly onDismiss: () => void }) {
  const { t } = useTranslation();
  return (
    <Note tone="warning" live="polite" title={t('move.kept')} action={<NoteAction onClick={onDismiss}>{t('move.dismiss')}</NoteAction>}>
      <ul>
        {kept.map(({ name, amount, why }) => (
          <li key={name}>{t(`move.kept_${why}`, { name, amount: formatYuanFixed(amount) })}</li>
        ))}
      </ul>
    </Note>
  );
}
