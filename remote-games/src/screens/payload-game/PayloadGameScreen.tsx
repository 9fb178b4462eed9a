import type { ViewProps } from '@site/shared/contract';
import { GameStage } from '../../play/ui/GameStage';
import { NoGame } from '../../play/ui/NoGame';
import { useReceivedGame } from '../../play/ui/useReceivedGame';
import styles from './PayloadGameScreen.module.css';

/**
 * `/pg/game` and `/dz/game`: the game of the payload that was stored last for this page, over the whole window. Payloads of PG open on the
 * first, all others on the second (decision 9).
 *
 * @param params `provider`: `PG` or `other`
 */
export function View({ params }: ViewProps) {
  return params['provider'] === 'PG' ? <PayloadGame key="PG" page="pgGame" /> : <PayloadGame key="other" page="dzGame" />;
}

function PayloadGame({ page }: { readonly page: 'pgGame' | 'dzGame' }) {
  const game = useReceivedGame((received) => received.findPayload(page));
  if (game) return <GameStage game={game} fills="window" />;
  return (
    <div className={styles['nothing']}>
      <NoGame />
    </div>
  );
}
