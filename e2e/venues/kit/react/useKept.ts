import type * as z from 'zod/mini';
import { useMemo } from 'react';
import type { Session } from './useSession';
import type { ShellState } from './shellState';

/**
 * Stores state from which a reload of this session continues, such as a stake whose answer is unknown. Writes at once,
 * before the next call is sent.
 *
 * @returns the stored value, or `initial` when it is absent or invalid, and a setter
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
