import type { ViewProps } from '@site/shared/contract';
import { GameStage } from './GameStage';
import { NoGame } from './NoGame';
import { useReceivedGame } from './useReceivedGame';

/**
 * `/game/:info`: a game inside the site, `info` being its address. Only an address this session received from entering a venue is shown
 * (decision 7); for any other there is no game.
 */
export function GameScreen({ params }: ViewProps) {
  // Another address is another game.
  return <Game key={params['info']} info={params['info'] ?? ''} />;
}

function Game({ info }: { readonly info: string }) {
  const game = useReceivedGame((received) => received.findAddress(info));
  return game ? <GameStage game={game} fills="page" /> : <NoGame />;
}

export { GameScreen as View };
