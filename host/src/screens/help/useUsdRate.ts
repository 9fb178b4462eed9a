import { useCallback } from 'react';
import { mapResult } from '@site/shared/contract/mapResult';
import { useLoadable } from '@site/shared/loadable';
import { preInfoCall } from '@site/shared/wire/site';
import { useShell } from '../../services/ShellContext';

/**
 * RMB for one USD, as the configuration of the site has it today; `undefined` until it is known. A rate that is late, or cannot be had,
 * keeps nobody from reading the rest.
 */
export function useUsdRate(): string | undefined {
  const { http } = useShell();
  const load = useCallback(
    async (signal: AbortSignal) =>
      mapResult(await http.send(preInfoCall, {}, { failures: 'quiet', signal }), ({ siteBaseConfig }) => siteBaseConfig.usdCny),
    [http],
  );
  return useLoadable(load).state.data;
}
