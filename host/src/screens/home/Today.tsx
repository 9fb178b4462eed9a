import { useCallback, useEffect, type ReactNode } from 'react';
import { businessDate } from '@site/shared/calendar';
import { useReadable } from '@site/shared/contract/useReadable';
import { useLoadable } from '@site/shared/loadable';
import { fenFromWire, formatYuan, formatYuanFixed, formatYuanSigned } from '@site/shared/money';
import { cx, Icon, VipBadge } from '@site/shared/ui';
import { Avatar } from '@site/shared/ui/drawings';
import { todayCall } from '@site/shared/wire/home';
import { useEnabledRemotes, WidgetSlot } from '../../composition';
import { useRouting } from '../../routing/RoutingContext';
import { useSiteLink } from '../../routing/useSiteLink';
import { useShell } from '../../services/ShellContext';
import { useSession } from '../../session/SessionContext';
import { fillPlaceholders } from '../content-page/fillPlaceholders';
import styles from './Today.module.css';
import { useLateTexts } from './useLateTexts';

/** One bet publishes several events, so wait for them. */
const GATHER_MS = 500;

/** Form of the open bets on one line; see `BetsDock` in sports. */
const BRIEF = { form: 'brief' } as const;

/**
 * Shows the member and their day on one card: balance, result, open bets and gifts to claim, each linked to its page,
 * and the list of open bets. Updates on bus events from the platform.
 */
export function Today() {
  const { today: texts } = useLateTexts();
  const { balance: balances, claimable, clock } = useShell();
  const { navigation } = useRouting();
  const isEnabled = useEnabledRemotes();
  const balance = useReadable(balances.current);
  const gifts = useReadable(claimable);
  const day = useToday();
  const today = businessDate(clock.now());
  return (
    <section aria-label={texts.title} className={styles['today']}>
      <div className={styles['facts']}>
        {isEnabled('member') && <Who />}
        {isEnabled('wallet') && (
          <Fact to={navigation.href('wallet', {})} name={texts.balance}>
            {balance ? formatYuanFixed(balance.central) : texts.unknown}
          </Fact>
        )}
        {isEnabled('member') && (
          <>
            <Fact to={navigation.href('betRecord', {}, { from: today })} name={texts.net}>
              {day ? <Net net={fenFromWire(day.net)} /> : texts.unknown}
            </Fact>
            <Fact
              to={navigation.href('betRecord', {}, { state: 'open', days: '90' })}
              name={texts.open}
              hint={
                day && day.openBets > 0 ? fillPlaceholders(texts.open_risk, { amount: formatYuan(fenFromWire(day.openRisk)) }) : undefined
              }
            >
              {day ? fillPlaceholders(texts.open_count, { count: day.openBets }) : texts.unknown}
            </Fact>
          </>
        )}
        {isEnabled('activities') && (
          <Fact to={navigation.href('discount', {})} name={texts.gifts}>
            {fillPlaceholders(texts.gifts_count, { count: gifts })}
          </Fact>
        )}
      </div>
      {isEnabled('sports') && (
        <div className={styles['bets']}>
          <WidgetSlot remote="sports" widget="bets-dock" params={BRIEF} />
        </div>
      )}
    </section>
  );
}

/** Shows avatar, name and VIP level, as a link to the profile. */
function Who() {
  const { session } = useSession();
  const { navigation } = useRouting();
  const linkTo = useSiteLink();
  const member = useReadable(session.member);
  const avatar = useReadable(session.avatar);
  const className = cx(styles['fact'], styles['who']);
  if (!member) return <span className={className} />;
  return (
    <a {...linkTo(navigation.href('userinfo', {}))} className={className}>
      <Avatar seed={avatar} className={styles['avatar']} />
      <span className={styles['person']}>
        <b translate="no">{member.name}</b>
        <VipBadge level={member.vipLevel} />
      </span>
    </a>
  );
}

interface FactProps {
  readonly to: string;
  readonly name: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

function Fact({ to, name, hint, children }: FactProps) {
  const linkTo = useSiteLink();
  return (
    <a {...linkTo(to)} className={styles['fact']}>
      <span className={styles['name']}>{name}</span>
      <b className={styles['value']} data-num translate="no">
        {children}
      </b>
      {hint !== undefined && <span className={styles['name']}>{hint}</span>}
    </a>
  );
}

/** Shows the net result with its sign, and an arrow in addition to the colour. */
function Net({ net }: { readonly net: ReturnType<typeof fenFromWire> }) {
  if (net === 0) return formatYuan(net);
  const isUp = net > 0;
  return (
    <span className={isUp ? styles['up'] : styles['down']}>
      <Icon name={isUp ? 'arrow-up' : 'arrow-down'} size="sm" />
      <span translate="no">{formatYuanSigned(net)}</span>
    </span>
  );
}

function useToday() {
  const { http, bus } = useShell();
  const load = useCallback((signal: AbortSignal) => http.send(todayCall, {}, { signal, onError: 'silent' }), [http]);
  const { state, reload } = useLoadable(load);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = bus.on('balance/changed', () => {
      clearTimeout(timer);
      timer = setTimeout(reload, GATHER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [bus, reload]);
  return state.data;
}
