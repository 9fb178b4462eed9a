import { useCallback, useEffect, useState } from 'react';
import { realityCheckCall, realitySeenCall, type WireRealityCheck } from '@site/shared/wire/protection';
import { LOCAL_ENTRIES } from '@site/shared/storage';
import { useRouting } from '../routing/RoutingContext';
import { useShell } from '../services/ShellContext';
import { useSession } from '../session/SessionContext';
import { RealityCheckDialog, type RealityAnswer } from './RealityCheckDialog';

/** Delay after a failed request. */
const ASK_AGAIN_MS = 60_000;

/**
 * Requests whether a check is due, shows it until it is answered here or in another tab, and schedules the next
 * request.
 */
export function RealityCheck() {
  const { http, bus, clock, storage } = useShell();
  const { session } = useSession();
  const { navigation } = useRouting();
  const [due, setDue] = useState<WireRealityCheck['due']>(null);
  const [state, setState] = useState<'shown' | 'sending' | 'failed'>('shown');
  const isOpen = due !== null;

  const follow = useCallback(
    (check: WireRealityCheck) => {
      setDue(check.due);
      if (check.due === null) session.askRealityCheckAt(check.askAt ?? undefined);
    },
    [session],
  );

  useEffect(() => {
    const ending = new AbortController();
    const ask = async (): Promise<void> => {
      const result = await http.send(realityCheckCall, {}, { signal: ending.signal, onError: 'silent' });
      if (ending.signal.aborted) return;
      if (result.ok) follow(result.data);
      else session.askRealityCheckAt(clock.now() + ASK_AGAIN_MS);
    };
    void ask();
    const stopListening = storage.subscribe(LOCAL_ENTRIES.realityCheckSeen, () => void ask());
    return () => {
      stopListening();
      ending.abort();
    };
  }, [http, clock, storage, session, follow]);

  useEffect(() => {
    if (!isOpen) return undefined;
    // An element in full screen would cover the dialog.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    bus.emit('protection/reality-check', { isOpen: true });
    return () => {
      bus.emit('protection/reality-check', { isOpen: false });
    };
  }, [bus, isOpen]);

  const handleAnswer = async (answer: RealityAnswer): Promise<void> => {
    setState('sending');
    const result = await http.send(realitySeenCall, {}, { onError: 'silent' });
    if (!result.ok && answer !== 'sign-out') {
      setState('failed');
      return;
    }
    storage.write(LOCAL_ENTRIES.realityCheckSeen, clock.now());
    switch (answer) {
      case 'go-on':
        break;
      case 'record':
        navigation.go('betRecord', {});
        break;
      case 'time-out':
        navigation.go('member/protection', {});
        break;
      case 'sign-out':
        session.end();
        return;
    }
    if (result.ok) follow(result.data);
  };

  if (due === null) return null;
  return <RealityCheckDialog check={due} state={state} onAnswer={(answer) => void handleAnswer(answer)} />;
}
