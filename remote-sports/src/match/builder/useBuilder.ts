import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Match, SelectionKey } from '@site/shared/betting';
import { useServices } from '@site/shared/contract';
import { useTranslation } from './texts';
import { usePublicResource } from '../../resource/usePublicResource';
import { isBuilderOf } from '../../slip/slip';
import { setMode, slipStore, startBuilder } from '../../slip/slipStore';
import { useActOnChange } from '../../clock/useActOnChange';
import { fetchRefusals, type Refusals } from './builderApi';

/** Minimum interval between reloads of the refusals while prices and the score change. */
const REFUSALS_MS = 4_000;
const NONE: Refusals = new Map();

export interface Builder {
  /** True when a press on a price adds to one bet on this match. */
  readonly isOn: boolean;
  readonly most: number;
  readonly count: number;
  readonly refusals: Refusals;
  readonly hasFailed: boolean;
  readonly turn: (isOn: boolean) => void;
}

/**
 * Returns the state of one bet on several selections of this match; `undefined` when the platform does not offer such
 * bets.
 */
export function useBuilder({ id, version, builder: most }: Match): Builder | undefined {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const resource = usePublicResource();
  const isBegun = useStore(slipStore(), ({ slip }) => isBuilderOf(slip, id));
  const isOn = most !== undefined && isBegun;
  const chosen = useStore(slipStore(), ({ slip }) => (isOn ? slip.entries.map(({ key }) => key).join(' ') : ''));
  const [refusals, setRefusals] = useState(NONE);
  const [hasFailed, setHasFailed] = useState(false);
  const reading = useRef<AbortController>(undefined);

  const read = useCallback(() => {
    reading.current?.abort();
    if (!isOn) return;
    const controller = new AbortController();
    reading.current = controller;
    const keys = chosen === '' ? [] : (chosen.split(' ') as SelectionKey[]);
    void fetchRefusals(resource, id, keys, controller).then((result) => {
      if (controller.signal.aborted) return;
      setHasFailed(!result.ok);
      if (result.ok) setRefusals(result.data);
    });
  }, [resource, id, isOn, chosen]);

  useEffect(() => {
    read();
    return () => reading.current?.abort();
  }, [read]);
  useActOnChange(isOn ? version : undefined, read, REFUSALS_MS);

  if (most === undefined) return undefined;
  return {
    isOn,
    most,
    count: chosen === '' ? 0 : chosen.split(' ').length,
    refusals: isOn && !hasFailed ? refusals : NONE,
    hasFailed,
    turn: (wanted) => {
      if (!wanted) setMode(slipStore(), 'single');
      else if (startBuilder(slipStore(), id)) overlays.toast(t('match.builder.removed'), 'info');
    },
  };
}
