import { HelpText } from './HelpText';

/**
 * Shows the terms (`gztk`) or the privacy policy (`ysgz`) of the help section, for a dialog with its own title. Loaded
 * on demand, together with its text.
 *
 * Assumption (R-LEGAL-05): the regions listed in the terms are those whose law closes them to operators without a local
 * licence, or that are under sanctions. Implements R-LEGAL-02 to R-LEGAL-06, R-LEGAL-08 to R-LEGAL-26.
 */
export function LegalText({ topic }: { readonly topic: 'gztk' | 'ysgz' }) {
  return <HelpText topic={topic} level={3} />;
}
