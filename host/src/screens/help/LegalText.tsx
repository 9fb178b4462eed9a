import { HelpText } from './HelpText';

/**
 * The terms (`gztk`) or the privacy policy (`ysgz`) as they stand in the help section, for a dialog that brings the title. Loaded when
 * it is asked for, and its text with it.
 *
 * Assumption (R-LEGAL-05): the regions listed in the terms are those whose law closes them to operators without a licence of their own,
 * or that are under sanctions. Implements R-LEGAL-02 to R-LEGAL-06, R-LEGAL-08 to R-LEGAL-26.
 */
export function LegalText({ topic }: { readonly topic: 'gztk' | 'ysgz' }) {
  return <HelpText topic={topic} level={3} />;
}
