import type { ViewProps } from '@site/shared/contract';
import { GameStage } from './GameStage';
import { NoGame } from './NoGame';
import styles from './PayloadGameScreen.module.css';
import { useReceivedGame } from './useReceivedGame';

/**
 * Renders `/pg/game` and `/dz/game`: the game of the last payload stored for this page, in the whole window. Payloads
 * of PG open on the first route, all others on the second (decision 9).
 *
 * @param params `provider`: `PG` or `other`
 */
export function PayloadGameScreen({ params }: ViewProps) {
  return params['provider'] === 'PG' ? <PayloadGame key="PG" page="pgGame" /> : <PayloadGame key="other" page="dzGame" />;
}

function PayloadGame({ page }: { readonly page: 'pgGame' | 'dzGame' }) {
  const game = useReceivedGame((received) => received.findPayload(page));
  if (game) return <GameStage game={game} fills="window" />;
  return (
    <div className={styles['nothing']}>
      <NoGame missing="game" />
    </div>
  );
}

export { PayloadGameScreen as View };
