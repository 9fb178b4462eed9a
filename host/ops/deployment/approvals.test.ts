import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { approveRequest, dismissRequest } from './carryOut';
import type { Environment } from './environment';
import { readRequests } from './requests';
import { anOpsSetup, type OpsSetup } from '../testing/opsSetup';
import { aConfiguredSetup, ALL, NEW, OLD, WHY } from '../testing/openOpsSetup';

/** Creates a themed build that requires a second person, with the wallet at its oldest release. */
async function aSetupWithApprovals(): Promise<OpsSetup> {
  const { environment } = await aConfiguredSetup();
  return anOpsSetup(ALL, { fileOf: environment.fileOf, asksApproval: () => true });
}

function as(name: string, { environment }: OpsSetup): Environment {
  return { ...environment, operator: () => name };
}

async function walletOf(setup: OpsSetup): Promise<string | undefined> {
  return (await setup.manifest()).remotes['wallet']?.active?.version;
}

async function askFor(setup: OpsSetup, ...command: string[]): Promise<string> {
  const { data, code } = await setup.ops(...command, '--json', ...WHY);
  expect([code, data['outcome']]).toEqual([3, 'waiting']);
  return data['request'] as string;
}

describe('a change of a themed build that asks for a second person', () => {
  it('is kept with its difference and the revision it was made for, and changes nothing yet', async () => {
    const setup = await aSetupWithApprovals();
    const { revision } = await setup.manifest();

    const { code, text } = await setup.ops('promote', 'wallet', '1.1', ...WHY);

    expect(code).toBe(3);
    expect(text).toMatch(/request [0-9a-f]{8} waits for a second person[^]*nothing changed yet/);
    expect(await walletOf(setup)).toBe(OLD.record.version);
    expect(await readRequests(setup.file)).toMatchObject([
      {
        operation: 'promote',
        remote: 'wallet',
        values: { version: '1.1' },
        by: 'lin',
        why: 'ticket 12',
        revision,
        state: 'waiting',
        changes: [{ what: 'promote', from: { active: OLD.record.version }, to: { active: NEW.record.version } }],
      },
    ]);
    expect((await setup.ops('requests')).text).toMatch(/waiting .* lin .* promote wallet 1\.1 +ticket 12/);
  });

  it('is made in the name of who asked when another person agrees; the audit names both', async () => {
    const setup = await aSetupWithApprovals();
    const id = await askFor(setup, 'promote', 'wallet', '1.1');

    expect(await approveRequest('default', id, as('wang', setup))).toMatchObject({ outcome: 'changed' });

    expect(await walletOf(setup)).toBe(NEW.record.version);
    expect((await setup.audit()).at(-1)).toMatchObject({ who: 'lin', approvedBy: 'wang', why: 'ticket 12', what: 'promote' });
    expect((await setup.ops('history')).text).toContain('lin, agreed by wang');
    expect(await readRequests(setup.file)).toMatchObject([{ state: 'done', settledBy: 'wang' }]);
  });

  it.each([['lin'], [' LIN ']])('is not agreed to by %j, who asked for it, but can be withdrawn', async (name) => {
    const setup = await aSetupWithApprovals();
    const id = await askFor(setup, 'promote', 'wallet', '1.1');

    await expect(approveRequest('default', id, as(name, setup))).rejects.toMatchObject({ code: 'own-request' });
    expect(await walletOf(setup)).toBe(OLD.record.version);
    expect(await dismissRequest('default', id, as(name, setup))).toBe('withdrawn');
    await expect(approveRequest('default', id, as('wang', setup))).rejects.toMatchObject({ code: 'no-request' });
  });

  it('is declined by another person, and not made any more', async () => {
    const setup = await aSetupWithApprovals();
    const id = await askFor(setup, 'promote', 'wallet', '1.1');

    expect(await dismissRequest('default', id, as('wang', setup))).toBe('declined');
    await expect(approveRequest('default', id, as('zhao', setup))).rejects.toMatchObject({ code: 'no-request' });
  });

  it('is refused where it has become another meanwhile, and made where only the revision has moved', async () => {
    const setup = await aSetupWithApprovals();
    const free = anOpsSetup(ALL, { fileOf: setup.environment.fileOf });
    const stays = await askFor(setup, 'promote', 'wallet', '1.1');
    const becomesAnother = await askFor(setup, 'promote', 'wallet', '1.1');
    await free.ops('disable', 'chat', ...WHY);

    expect(await approveRequest('default', stays, as('wang', setup))).toMatchObject({ outcome: 'changed' });
    const before = await setup.manifest();
    await expect(approveRequest('default', becomesAnother, as('wang', setup))).rejects.toMatchObject({ code: 'difference-moved' });

    expect(await setup.manifest()).toEqual(before);
    expect(await readRequests(setup.file)).toMatchObject([{ state: 'outdated' }, { state: 'done' }]);
  });

  it('is made once, however many agree at the same moment', async () => {
    const setup = await aSetupWithApprovals();
    const id = await askFor(setup, 'promote', 'wallet', '1.1');

    const answers = await Promise.allSettled(['wang', 'zhao', 'qian'].map((name) => approveRequest('default', id, as(name, setup))));

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await setup.audit()).filter(({ approvedBy }) => approvedBy !== undefined)).toHaveLength(1);
  });

  it('goes on waiting where it is refused for another reason, such as a server that does not answer', async () => {
    const setup = await aSetupWithApprovals();
    const id = await askFor(setup, 'promote', 'wallet', '1.1');
    const away: Environment = { ...as('wang', setup), fetch: () => Promise.reject(new Error('down')) };

    await expect(approveRequest('default', id, away)).rejects.toMatchObject({ code: 'failed-validation' });
    expect(await approveRequest('default', id, as('wang', setup))).toMatchObject({ outcome: 'changed' });
  });
});

describe('where a themed build asks for a second person', () => {
  it.each([
    ['switching off', ['disable', 'chat']],
    ['going back to the build before', ['rollback', 'wallet']],
    ['giving back what was lost', ['restore']],
  ])('%s waits for nobody', async (_case, command) => {
    const { environment } = await aConfiguredSetup();
    const free = anOpsSetup(ALL, { fileOf: environment.fileOf });
    await free.ops('promote', 'wallet', '1.1', ...WHY);
    const setup = anOpsSetup(ALL, {
      fileOf: environment.fileOf,
      asksApproval: () => {
        throw new Error('the file of the themed build is damaged');
      },
    });

    expect((await setup.ops(...command, ...WHY)).code).toBe(0);
  });

  it('neither does the first configuration, a dry run, or what changes nothing', async () => {
    const setup = anOpsSetup(ALL, { asksApproval: () => true });

    expect((await setup.ops('configure', ...WHY)).code).toBe(0);
    expect((await setup.ops('promote', 'wallet', 'latest', '--dry-run', ...WHY)).code).toBe(0);
    expect((await setup.ops('configure', ...WHY)).text).toContain('everything is so already');
    expect(await readRequests(setup.file)).toEqual([]);
  });

  it('requests that cannot be read are refused by their file, and read again when it is mended', async () => {
    const setup = await aSetupWithApprovals();
    const id = await askFor(setup, 'promote', 'wallet', '1.1');
    const file = join(dirname(setup.file), 'requests', 'requests.json');
    await writeFile(file, '[{');

    await expect(approveRequest('default', id, as('wang', setup))).rejects.toMatchObject({ code: 'damaged-requests' });
    expect((await setup.ops('requests')).text).toContain(file);
  });
});

it('a change is refused where it would be another than the one that was shown', async () => {
  const setup = await aConfiguredSetup();
  const shown = (await setup.ops('promote', 'wallet', '1.1', '--dry-run', '--json', ...WHY)).data['difference'] as string;
  const again = (await setup.ops('promote', 'wallet', '1.1', '--dry-run', '--json', ...WHY)).data['difference'];
  expect(again).toBe(shown);

  await setup.ops('promote', 'wallet', '1.2', ...WHY);

  expect((await setup.ops('promote', 'wallet', '1.1', '--dry-run', '--json', ...WHY)).data['difference']).not.toBe(shown);
});
