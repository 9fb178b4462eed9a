import { readContent } from '../readContent';
import { termsOf, type PromotionKind, type TermsOf } from '../terms';

export function contentTerms<Kind extends PromotionKind>(kind: Kind): TermsOf<Kind> {
  const promotion = readContent().find((each) => each.kind === kind);
  if (promotion === undefined) throw new TypeError(`the content has no ${kind}`);
  return termsOf(kind, promotion);
}
