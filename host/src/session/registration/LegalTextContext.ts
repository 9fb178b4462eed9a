import { createContext, type ComponentType } from 'react';

/** Terms (`gztk`) or privacy policy (`ysgz`). */
export type LegalTopic = 'gztk' | 'ysgz';

/**
 * Loads the legal texts. They are injected, because they belong to the help section, which this folder must not import.
 */
export type LoadLegalText = () => Promise<{ readonly LegalText: ComponentType<{ readonly topic: LegalTopic }> }>;

export const LegalTextContext = createContext<LoadLegalText | undefined>(undefined);
