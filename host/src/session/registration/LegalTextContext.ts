import { createContext, type ComponentType } from 'react';

/** The terms, or the privacy policy. */
export type LegalTopic = 'gztk' | 'ysgz';

/** Loads the legal texts, which belong to the help section on a floor above. */
export type LoadLegalText = () => Promise<{ readonly LegalText: ComponentType<{ readonly topic: LegalTopic }> }>;

export const LegalTextContext = createContext<LoadLegalText | undefined>(undefined);
