import { createElement as h } from 'react';
import type { Texts } from './texts';

/** Shows the rules of the promotions. It is a separate chunk when the tool splits code. */
export default function Details({ texts }: { readonly texts: Texts }) {
  return h('p', { role: 'note' }, texts.details);
}
