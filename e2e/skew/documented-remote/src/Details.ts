import { createElement as h } from 'react';
import type { Texts } from './texts';

/** Rules of the promotions, in a file of their own. */
export default function Details({ texts }: { readonly texts: Texts }) {
  return h('p', { role: 'status' }, texts.details);
}
