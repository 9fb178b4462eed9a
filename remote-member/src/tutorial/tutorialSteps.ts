export const TUTORIAL_STEPS = ['register', 'phone', 'deposit', 'bet', 'withdraw'] as const;
export type TutorialStepId = (typeof TUTORIAL_STEPS)[number];

export interface TutorialFacts {
  readonly hasBoundPhone: boolean;
  readonly hasDeposited: boolean;
  readonly hasBet: boolean;
  readonly hasWithdrawn: boolean;
}

export interface TutorialStep {
  readonly id: TutorialStepId;
  /** current: the first step that is not done */
  readonly state: 'done' | 'current' | 'ahead';
}

/**
 * Returns the status of each step. Steps can be done in any order: a member may bet with a bonus before the first
 * deposit.
 */
export function tutorialSteps({ hasBoundPhone, hasDeposited, hasBet, hasWithdrawn }: TutorialFacts): readonly TutorialStep[] {
  const isDone: Readonly<Record<TutorialStepId, boolean>> = {
    // The screen requires a login, so the member is registered.
    register: true,
    phone: hasBoundPhone,
    deposit: hasDeposited,
    bet: hasBet,
    withdraw: hasWithdrawn,
  };
  const current = TUTORIAL_STEPS.find((id) => !isDone[id]);
  return TUTORIAL_STEPS.map((id) => ({ id, state: isDone[id] ? 'done' : id === current ? 'current' : 'ahead' }));
}
