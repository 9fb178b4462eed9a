import { HelpText } from './HelpText';

/**
 * The terms (`gztk`) or the privacy policy (`ysgz`) as in the help section, for a dialog that has the title. Loaded
 * on demand, with its text.
 *
 * Assumption (R-LEGAL-05): the regions listed in the terms are those whose law closes them to operators without a licence of their own,
 * or that are under sanctions. Implements R-LEGAL-02 to R-LEGAL-06, R-LEGAL-08 to R-LEGAL-26.
 */
export function LegalText({ topic }: { readonly topic: 'gztk' | 'ysgz' }) {
  return <HelpText topic={topic} level={3} />;
}
