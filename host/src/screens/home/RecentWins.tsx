import { useCallback, useEffect } from 'react';
import { useLoadable } from '@site/shared/loadable';
import { fenFromWire, formatYuan } from '@site/shared/money';
import { actWhileVisible } from '@site/shared/ui';
import { recentWinsCall, type WireRecentWin } from '@site/shared/wire/home';
import { useShell } from '../../services/ShellContext';
import { fillPlaceholders } from '../content-page/fillPlaceholders';
import styles from './RecentWins.module.css';
import { useLateTexts } from './useLateTexts';

const FOLLOW_EVERY_MS = 60_000;
const MINUTE_MS = 60_000;

/**
 * Shows who has won in the last hour, from the platform. Renders nothing when there are no winners or they cannot be
 * loaded.
 */
export function RecentWins() {
  const { wins: texts } = useLateTexts();
  const { http, clock } = useShell();
  const load = useCallback((signal: AbortSignal) => http.send(recentWinsCall, {}, { signal, force: true, onError: 'silent' }), [http]);
  const { state, reload } = useLoadable(load);
  useEffect(() => actWhileVisible(FOLLOW_EVERY_MS, reload), [reload]);
  const list = state.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="recent-wins" className={styles['wins']}>
      <h2 id="recent-wins" className={styles['title']}>
        {texts.title}
      </h2>
      <ul className={styles['list']}>
        {list.map((win, index) => (
          // Two wins at the same time may be equal in every field, so the index is part of the key.
          <Win key={`${String(win.at)} ${String(index)}`} win={win} now={clock.now()} />
        ))}
      </ul>
    </section>
  );
}

function Win({ win: { name, category, amount, at }, now }: { readonly win: WireRecentWin; readonly now: number }) {
  const { wins: texts } = useLateTexts();
  const minutes = Math.max(0, Math.floor((now - at) / MINUTE_MS));
  return (
    <li className={styles['win']}>
      <span className={styles['name']} translate="no">
        {name}
      </span>
      <span className={styles['quiet']}>{texts.category[category.toLowerCase() as Lowercase<typeof category>]}</span>
      <b className={styles['amount']} data-num translate="no">
        {`${texts.won} ${formatYuan(fenFromWire(amount))}`}
      </b>
      <span className={styles['quiet']}>{minutes === 0 ? texts.now : fillPlaceholders(texts.minutes, { count: minutes })}</span>
    </li>
  );
}
