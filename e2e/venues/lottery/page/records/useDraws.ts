import { useCallback, useEffect, useState } from 'react';
import type { Session } from '../../../kit/react';
import { historySchema, type TableState, type WireDraw } from '../../protocol';

export interface Draws {
  /** Newest first; null before they are known. */
  readonly draws: readonly WireDraw[] | null;
  readonly hasFailed: boolean;
  retry(): void;
}

/** The last hundred draws, asked for again after each draw. */
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
