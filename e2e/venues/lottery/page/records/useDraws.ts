import { useCallback, useEffect, useState } from 'react';
import type { Session } from '../../../kit/react';
import { historySchema, type TableState, type WireDraw } from '../../protocol';

export interface Draws {
  /** Draws, newest first; null until loaded. */
  readonly draws: readonly WireDraw[] | null;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Returns the last hundred draws; reloads them after each draw. */
export function useDraws({ ask, state }: Pick<Session<TableState>, 'ask' | 'state'>): Draws {
  const [draws, setDraws] = useState<readonly WireDraw[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    const answer = await ask(historySchema, '/api/history', {});
    setFailed(answer.kind !== 'answered');
    if (answer.kind === 'answered') setDraws(answer.data.draws);
  }, [ask]);
  const { id } = state.last;
  useEffect(() => {
    void load();
  }, [load, id]);
  return { draws, hasFailed, retry: () => void load() };
}
