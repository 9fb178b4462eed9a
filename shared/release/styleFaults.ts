import { transform, type Rule, type Selector, type SelectorComponent } from 'lightningcss';

/** Rules that hold others and reach no further than these. */
const CONTAINERS = ['media', 'supports', 'container', 'layer-block', 'starting-style'] as const;

/** How many faults of a stylesheet are named. */
const NAMED_FAULTS = 5;

/**
 * Reads what in a stylesheet of a remote reaches beyond its own views: rules whose elements need not be inside an element with a class of the package,
 * and what has one name for the whole page, such as keyframes and fonts. Returns one line for each, empty for a stylesheet that is isolated.
 *
 * A class of the package begins with its name, as CSS modules of the preset give it: `.remote-news-Ab3xy-1`. Rules hold in portals too, since these are
 * elements of the view that carry such a class wherever in the page they are.
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

/** Describes the faults of a stylesheet and what to change; `undefined` where there is none. */
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

/** Returns whether the elements of a selector are inside one with a class of the package, or beside one. Arguments of `:has` and `:not` do not count. */
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

/** The selector as far as a person needs it to find it. */
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
