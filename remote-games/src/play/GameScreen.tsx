import type { ViewProps } from '@site/shared/contract';
import { GameStage } from './GameStage';
import { NoGame } from './NoGame';
import { useReceivedGame } from './useReceivedGame';

/**
 * `/game/:info`: a game inside the site; `info` is its address. Only an address that was received by entering a venue is shown, and any other is no
 * page of this site (decision 7).
 */
export function GameScreen({ params }: ViewProps) {
  // Another address is another game.
  return <Game key={params['info']} info={params['info'] ?? ''} />;
}

function Game({ info }: { readonly info: string }) {
  const game = useReceivedGame((received) => received.findAddress(info));
  return game ? <GameStage game={game} fills="page" /> : <NoGame missing="page" />;
}

export { GameScreen as View };
