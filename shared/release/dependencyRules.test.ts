import { findLicenceProblems, readAudit } from './dependencyRules';

describe('the licences of dependencies', () => {
  it.each(['MIT', 'ISC', 'Apache-2.0', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT'])('accepts the licence %s', (licence) => {
    expect(findLicenceProblems({ [licence]: [{ name: 'one' }] })).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'MIT AND GPL-3.0-only', 'UNLICENSED', 'Unknown', 'SEE LICENSE IN LICENSE', 'BUSL-1.1'])(
    'refuses the licence %s and names the package',
    (licence) => {
      expect(findLicenceProblems({ MIT: [{ name: 'fine' }], [licence]: [{ name: 'one' }] })).toEqual([`one: ${licence}`]);
    },
  );

  it('accepts restricted licences only for the packages that are listed with them', () => {
    expect(findLicenceProblems({ 'MPL-2.0': [{ name: 'axe-core' }, { name: 'another' }] })).toEqual(['another: MPL-2.0']);
    expect(findLicenceProblems({ 'GPL-3.0-only': [{ name: 'axe-core' }] })).toEqual(['axe-core: GPL-3.0-only']);
  });
});

describe('known vulnerabilities of dependencies', () => {
  const advisory = (severity: string) => ({ module_name: 'one', severity, title: 'runs what it reads' });

  it('fails the check for a vulnerability of high severity', () => {
    const output = JSON.stringify({ advisories: { 1: advisory('high'), 2: advisory('critical'), 3: advisory('moderate') } });

    expect(readAudit(output)).toEqual({
      status: 'asked',
      faults: ['one: high, runs what it reads', 'one: critical, runs what it reads'],
    });
  });

  it('passes the check if the registry knows no vulnerability', () => {
    expect(readAudit(JSON.stringify({ advisories: {} }))).toEqual({ status: 'asked', faults: [] });
  });

  it.each([
    ['a registry that is not reached', ''],
    [
      'a registry that does not know the question',
      JSON.stringify({ error: { code: 'ERR_PNPM_AUDIT_BAD_RESPONSE', message: 'responded with 405' } }),
    ],
    ['an answer of another form', '{"actions":[]}'],
    ['a page in between', '<html></html>'],
  ])('fails the check if the answer comes from %s', (_what, output) => {
    expect(readAudit(output).status).toBe('not-asked');
  });
});
