import type * as z from 'zod/mini';
import { useMemo } from 'react';
import type { Session } from './useSession';
import type { ShellState } from './shellState';

/**
 * What a reload of this session goes on from, such as a stake whose answer is not known yet. Written at once, before the next call.
 *
 * @returns what is kept, `initial` where nothing is or it can't be read; and a setter that keeps another
 */
export function useKept<Kept>(
  { kept, keep }: Pick<Session<ShellState>, 'kept' | 'keep'>,
  schema: z.ZodMiniType<Kept>,
  initial: Kept,
): readonly [Kept, (value: Kept) => void] {
  const value = useMemo(() => {
    const read = schema.safeParse(kept);
    return read.success ? read.data : null;
  }, [kept, schema]);
  return [value ?? initial, keep];
}
