import type { ViewProps } from '@site/shared/contract';
import { GameStage } from './GameStage';
import { NoGame } from './NoGame';
import { useReceivedGame } from './useReceivedGame';

/**
 * Renders `/game/:info`, a game inside the site; `info` is its URL. Only URLs that were received by entering a venue
 * are shown; any other is reported as not found (decision 7).
 */
export function GameScreen({ params }: ViewProps) {
  // The key resets the state, because another URL is another game.
  return <Game key={params['info']} info={params['info'] ?? ''} />;
}

function Game({ info }: { readonly info: string }) {
  const game = useReceivedGame((received) => received.findAddress(info));
  return game ? <GameStage game={game} fills="page" /> : <NoGame missing="page" />;
}

export { GameScreen as View };
