import { transform, type Rule, type Selector, type SelectorComponent } from 'lightningcss';

/** At-rules that contain rules and have no effect of their own. */
const CONTAINERS = ['media', 'supports', 'container', 'layer-block', 'starting-style'] as const;

/** Number of listed faults per stylesheet. */
const NAMED_FAULTS = 5;

/**
 * Finds the parts of a remote's stylesheet that reach beyond its own views: rules whose elements may be outside an
 * element with a class of the package, and names that are global to the page, such as keyframes and fonts. Returns one
 * line for each, none for an isolated stylesheet.
 *
 * A class of the package starts with its name, as the preset's CSS modules generate it: `.remote-news-Ab3xy-1`. Portals
 * are covered too, because their elements belong to the view and have such a class wherever they are in the page.
 */
export function styleFaults(css: string, packageName: string): readonly string[] {
  const faults: string[] = [];
  const prefix = `${packageName}-`;
  try {
    transform({
      filename: 'stylesheet.css',
      code: Buffer.from(css),
      visitor: {
        StyleSheet({ rules }) {
          collect(rules, prefix, faults);
        },
      },
    });
  } catch (error) {
    return [`it cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
  const more = faults.length - NAMED_FAULTS;
  return more > 0 ? [...faults.slice(0, NAMED_FAULTS), `… and ${String(more)} more`] : faults;
}

/** Describes the faults of a stylesheet and the required changes; returns `undefined` when there are none. */
export function describeStyleFaults(file: string, css: string, packageName: string): string | undefined {
  const faults = styleFaults(css, packageName);
  if (faults.length === 0) return undefined;
  return [
    `${file} of ${packageName} reaches beyond the views of the remote:`,
    ...faults.map((fault) => `  ${fault}`),
    `Write styles as CSS modules (*.module.css) without :global, so that each selector has a class that begins with "${packageName}-"`,
  ].join('\n');
}

function collect(rules: readonly Rule[], prefix: string, faults: string[]): void {
  for (const rule of rules) {
    if (rule.type === 'style') {
      const { selectors, rules: nested = [] } = rule.value;
      for (const selector of selectors) if (!isOwn(selector, prefix)) faults.push(`the selector ${toText(selector)}`);
      collect(nested, prefix, faults);
    } else if (rule.type === 'keyframes') {
      const { name } = rule.value;
      if (!name.value.startsWith(prefix)) faults.push(`@keyframes ${name.value}`);
    } else if (isContainer(rule)) {
      collect(rule.value.rules, prefix, faults);
    } else if (rule.type !== 'nested-declarations' && rule.type !== 'ignored') {
      faults.push(`@${rule.type}`);
    }
  }
}

function isContainer(rule: Rule): rule is Extract<Rule, { type: (typeof CONTAINERS)[number] }> {
  return CONTAINERS.some((type) => type === rule.type);
}

/**
 * Returns true when the elements of a selector are inside one with a class of the package, or beside one. Arguments of
 * `:has` and `:not` do not count.
 */
function isOwn(selector: Selector, prefix: string): boolean {
  return selector.some(
    (part) =>
      (part.type === 'class' && part.name.startsWith(prefix)) ||
      part.type === 'nesting' ||
      (part.type === 'pseudo-class' &&
        (part.kind === 'is' || part.kind === 'where') &&
        part.selectors.every((each) => isOwn(each, prefix))),
  );
}

/** Formats a selector so that a person can find it. */
function toText(selector: Selector): string {
  return selector.map(partToText).join('');
}

const COMBINATORS: Readonly<Record<string, string>> = { descendant: ' ', child: ' > ', 'next-sibling': ' + ', 'later-sibling': ' ~ ' };

function partToText(part: SelectorComponent): string {
  switch (part.type) {
    case 'combinator':
      return COMBINATORS[part.value] ?? ' ';
    case 'universal':
      return '*';
    case 'type':
      return part.name;
    case 'class':
      return `.${part.name}`;
    case 'id':
      return `#${part.name}`;
    case 'attribute':
      return `[${part.name}]`;
    case 'nesting':
      return '&';
    case 'pseudo-class':
      return `:${part.kind}${alternativesOf(part)}`;
    case 'pseudo-element':
      return `::${part.kind}`;
    default:
      return '';
  }
}

function alternativesOf(part: Extract<SelectorComponent, { type: 'pseudo-class' }>): string {
  if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'not' && part.kind !== 'has') return '';
  return `(${part.selectors.map(toText).join(', ')})`;
}
