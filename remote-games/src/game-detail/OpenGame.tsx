import { lazy, Suspense } from 'react';
import { useOpenGame } from '../games/useOpenGame';

/** Few visits open one. */
const GameDialog = lazy(() => import('./GameDialog'));

/** The card of the game that the address names; nothing where it names none. */
export function OpenGame() {
  const { gameCode, close } = useOpenGame();
  if (gameCode === undefined) return null;
  return (
    <Suspense fallback={null}>
      <GameDialog key={gameCode} gameCode={gameCode} onClose={close} />
    </Suspense>
  );
}
