import { CONTRACT_VERSION } from '@site/shared/contract/version';
import { actualBump, describeContract, readPublishedContracts, requiredBump } from './contractTypes';

const ORDER = ['none', 'minor', 'major'] as const;

describe('the contract', () => {
  it('has the types that were published under its version; others need another version, and `contract:publish`', () => {
    const published = readPublishedContracts().find(({ version }) => version === CONTRACT_VERSION);

    expect(describeContract()).toBe(published?.types);
  });

  it('raises the minor version for additions, the major version for any other change', () => {
    const contracts = readPublishedContracts();
    for (const [index, { version, types }] of contracts.entries()) {
      const before = contracts[index - 1];
      if (!before) continue;
      const required = ORDER.indexOf(requiredBump(before.types, types));
      expect({ version, enough: ORDER.indexOf(actualBump(before.version, version)) >= required }).toEqual({ version, enough: true });
    }
  });
});

describe('the version that a change requires', () => {
  const before = 'export interface Services {\n  readonly http: Http;\n  readonly bus: Bus;\n}';

  it.each([
    ['nothing changed', before, 'none'],
    ['a service came', before.replace('  readonly bus', '  readonly clock: Clock;\n  readonly bus'), 'minor'],
    ['a type came', `${before}\nexport type Edition = 'classic';`, 'minor'],
    ['a service went', before.replace('  readonly bus: Bus;\n', ''), 'major'],
    ['a service changed its type', before.replace('Http;', 'Http | undefined;'), 'major'],
    [
      'services changed places',
      before.replace('  readonly http: Http;\n  readonly bus: Bus;', '  readonly bus: Bus;\n  readonly http: Http;'),
      'major',
    ],
  ])('%s', (_case, after, bump) => {
    expect(requiredBump(before, after)).toBe(bump);
  });

  it.each([
    ['1.0.0', '1.0.1', 'none'],
    ['1.9.0', '1.10.0', 'minor'],
    ['1.9.3', '2.0.0', 'major'],
  ])('from %s to %s is %s', (from, to, bump) => {
    expect(actualBump(from, to)).toBe(bump);
  });
});
