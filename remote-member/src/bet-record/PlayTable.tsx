import { type Ticket } from '@site/shared/betting';
import { ticketKindLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { formatMoment } from '@site/shared/i18n';
import { formatYuanFixed, type Fen } from '@site/shared/money';
import { Button, Cell, Column, cx, Row, Table, Tag } from '@site/shared/ui';
import { useTranslation } from './texts';
import { formatChange } from './formatChange';
import { entryKey, entryNet, entryRisk, type PlayEntry } from './play';
import { PlayAgain } from './PlayAgain';
import styles from './PlayTable.module.css';
import type { Round } from './round';
import { LegPrice, LegText } from './TicketLegText';
import { TicketOutcome } from './TicketOutcome';

interface PlayTableProps {
  readonly rows: readonly PlayEntry[];
  readonly onOpen: (entry: PlayEntry) => void;
}

export function PlayTable({ rows, onOpen }: PlayTableProps) {
  const { t } = useTranslation();
  return (
    <Table caption={t('bet_record.title')}>
      <Column>{t('bet_record.time')}</Column>
      <Column>{t('bet_record.content')}</Column>
      <Column align="end">{t('bet_record.risk')}</Column>
      <Column align="end">{t('bet_record.returned')}</Column>
      <Column align="end">{t('bet_record.net')}</Column>
      <Column align="end">{t('bet_record.result')}</Column>
      <Column align="end">{t('bet_record.more')}</Column>
      {rows.map((entry) => (
        <PlayRow
          key={entryKey(entry)}
          entry={entry}
          onOpen={() => {
            onOpen(entry);
          }}
        />
      ))}
    </Table>
  );
}

/** Number of legs that a ticket's row shows; the rest are only counted. */
const SHOWN_LEGS = 3;

function PlayRow({ entry, onOpen }: { readonly entry: PlayEntry; readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const cells = useCells(entry);
  const net = entryNet(entry);
  return (
    <Row>
      <Cell header className={styles['cell']}>
        <time dateTime={new Date(cells.at).toISOString()} translate="no">
          {formatMoment(cells.at)}
        </time>
        <span className={cx(styles['minor'], styles['number'])} translate="no">
          {cells.number}
        </span>
      </Cell>
      <Cell className={styles['cell']}>{cells.content}</Cell>
      <Cell align="end" className={styles['cell']}>
        {formatYuanFixed(entryRisk(entry))}
        {cells.stake !== undefined && <span className={styles['minor']}>{cells.stake}</span>}
      </Cell>
      <Cell align="end" className={styles['cell']}>
        {cells.returned}
      </Cell>
      <Cell align="end" className={cx(styles['cell'], styles['net'])}>
        <Change net={net} />
      </Cell>
      <Cell align="end" className={styles['cell']}>
        {cells.state}
      </Cell>
      <Cell align="end" className={styles['cell']}>
        <span className={styles['ways']}>
          <Button size="sm" variant="quiet" aria-label={cells.openLabel} onClick={onOpen}>
            {t('bet_record.show')}
          </Button>
          <PlayAgain entry={entry} />
        </span>
      </Cell>
    </Row>
  );
}

function Change({ net }: { readonly net: Fen | undefined }) {
  if (net === undefined) return '–';
  return <span data-change={net > 0 ? 'up' : net < 0 ? 'down' : undefined}>{formatChange(net)}</span>;
}

function useCells(entry: PlayEntry) {
  const { t } = useTranslation();
  const { t: tb } = useBettingTranslation();
  return entry.kind === 'ticket' ? cellsOfTicket(entry.ticket) : cellsOfRound(entry.round);

  function cellsOfTicket(ticket: Ticket) {
    const { id: number, placedAt: at, legs, state, toWin } = ticket;
    const kind = ticketKindLabel(ticket, tb);
    const isVoid = state.status === 'settled' && state.result.kind === 'void';
    const isOver = state.status === 'settled' || state.status === 'cashed-out';
    return {
      at,
      number,
      openLabel: t('bet_record.open_detail', { number }),
      content: (
        <>
          {kind !== undefined && <Tag>{kind}</Tag>}
          {legs.slice(0, SHOWN_LEGS).map((leg) => (
            <div key={leg.key} className={styles['leg']}>
              <LegText leg={leg} isOneOfMany={legs.length > 1} />
              <LegPrice leg={leg} isVoid={isVoid || leg.result?.kind === 'void'} />
            </div>
          ))}
          {legs.length > SHOWN_LEGS && (
            <span className={styles['minor']}>{t('bet_record.more_legs', { count: legs.length - SHOWN_LEGS })}</span>
          )}
        </>
      ),
      stake: stakeText(ticket),
      returned: isOver ? (
        formatYuanFixed(state.payout)
      ) : (
        <span className={styles['minor']}>{t('bet_record.can_win', { amount: formatYuanFixed(toWin) })}</span>
      ),
      state: <TicketOutcome ticket={ticket} />,
    };
  }

  /** Returns the stake as entered, when it differs from the ticket's risk. */
  function stakeText({ mode, stake, risk, lines }: Ticket): string | undefined {
    if (mode === 'system') return t('bet_record.unit_stake', { amount: formatYuanFixed(stake), count: lines });
    return stake === risk ? undefined : t('bet_record.stake_of', { amount: formatYuanFixed(stake) });
  }

  function cellsOfRound({ id: number, at, gameName, venueName, released, payout, jackpot, state }: Round) {
    return {
      at,
      number,
      openLabel: t('bet_record.rounds.open_detail', { game: gameName, at: formatMoment(at) }),
      content: (
        <>
          <b>{gameName}</b>
          <span className={styles['minor']}>{venueName}</span>
        </>
      ),
      stake: released === undefined ? undefined : t('bet_record.rounds.released', { amount: formatYuanFixed(released) }),
      returned: (
        <>
          {state === 'open' ? '–' : formatYuanFixed(payout)}
          {jackpot !== undefined && (
            <span className={styles['minor']}>{t('bet_record.rounds.jackpot', { amount: formatYuanFixed(jackpot) })}</span>
          )}
        </>
      ),
      state: <Tag tone={state === 'open' ? 'accent' : 'neutral'}>{t(`bet_record.rounds.state.${state}`)}</Tag>,
    };
  }
}
