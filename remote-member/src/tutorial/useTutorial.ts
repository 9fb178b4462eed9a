import { useCallback, useEffect } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { mapLoadable, useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchTutorialProgress } from './tutorialApi';
import { tutorialSteps, type TutorialStep } from './tutorialSteps';

/** Returns the member's progress, and reloads it when the balance changes or a bet is accepted. */
export function useTutorial(): { readonly steps: Loadable<readonly TutorialStep[]>; readonly reload: () => void } {
  const { http, bus, session } = useServices();
  const member = useReadable(session.member);
  const load = useCallback((signal: AbortSignal) => fetchTutorialProgress(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  useEffect(() => bus.on('ticket/accepted', reload), [bus, reload]);

  const hasBoundPhone = member?.hasBoundPhone === true;
  return { steps: mapLoadable(state, (done) => tutorialSteps({ ...done, hasBoundPhone })), reload };
}
