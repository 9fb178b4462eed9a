import { connectAhead } from './connectAhead';
import { aBuild, ORIGIN } from './testing/builders';

it('the browser is told once of the origin, for requests without credentials, and nothing is left in the page', () => {
  const page = document.implementation.createHTMLDocument();
  const added: Record<string, unknown>[] = [];
  jest.spyOn(page.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLLinkElement) added.push({ rel: node.rel, href: node.href, crossOrigin: node.crossOrigin });
  });
  connectAhead(aBuild('1.0.0'), page);

  expect(added).toEqual([{ rel: 'preconnect', href: `${ORIGIN}/`, crossOrigin: 'anonymous' }]);
  expect(page.querySelectorAll('link')).toHaveLength(0);
});
