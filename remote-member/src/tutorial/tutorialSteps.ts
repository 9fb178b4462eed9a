/** The steps of the tutorial, in order. */
export const TUTORIAL_STEPS = ['register', 'phone', 'deposit', 'bet', 'withdraw'] as const;
export type TutorialStepId = (typeof TUTORIAL_STEPS)[number];

/** What the member has done so far. */
export interface TutorialFacts {
  readonly hasBoundPhone: boolean;
  readonly hasDeposited: boolean;
  readonly hasBet: boolean;
  readonly hasWithdrawn: boolean;
}

export interface TutorialStep {
  readonly id: TutorialStepId;
  /** current: the first that is not done. */
  readonly state: 'done' | 'current' | 'ahead';
}

/** The status of every step. Steps can be done in any order: a member may bet with a bonus before the first deposit. */
export function tutorialSteps({ hasBoundPhone, hasDeposited, hasBet, hasWithdrawn }: TutorialFacts): readonly TutorialStep[] {
  const isDone: Readonly<Record<TutorialStepId, boolean>> = {
    // The screen requires a login.
    register: true,
    phone: hasBoundPhone,
    deposit: hasDeposited,
    bet: hasBet,
    withdraw: hasWithdrawn,
  };
  const current = TUTORIAL_STEPS.find((id) => !isDone[id]);
  return TUTORIAL_STEPS.map((id) => ({ id, state: isDone[id] ? 'done' : id === current ? 'current' : 'ahead' }));
}
