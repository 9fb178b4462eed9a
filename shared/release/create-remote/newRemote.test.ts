import { parseRemoteMetadata } from '@site/shared/contract/remoteMetadata';
import { isIconName } from '@site/shared/ui/essentials/iconPaths';
import { WORKSPACE_DIR, WORKSPACE_REMOTES } from '../packages';
import { metadataFaults } from '../metadataFaults';
import { readWorkspaceMetadata } from '@site/build/workspaceRemotes';
import { planRemote } from './newRemote';
import { isAsWritten, remoteFiles } from './remoteFiles';

const NEIGHBOURS = { remotes: WORKSPACE_REMOTES, metadata: readWorkspaceMetadata(WORKSPACE_DIR) };
const NAME = { 'zh-CN': '资讯', 'zh-TW': '資訊' };

describe('the remotes of the workspace', () => {
  it('have metadata that the host accepts, depend on no other remote, and have a port and a code each', () => {
    for (const [id, metadata] of Object.entries(NEIGHBOURS.metadata))
      expect([id, metadataFaults(id, metadata, NEIGHBOURS.metadata)]).toEqual([id, []]);
    const codes = Object.values(NEIGHBOURS.metadata).map((metadata) => (metadata as { readonly code: string }).code);
    const ports = NEIGHBOURS.remotes.map(({ port }) => port);

    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(ports).size).toBe(ports.length);
  });
});

describe('a new remote', () => {
  const some = { remotes: [{ id: 'chat', port: 1 }], metadata: { chat: { code: 'NE' } } };
  const news = planRemote('news', NAME, some);

  it('gets the first free port and the first free code of its letters', () => {
    expect(news).toEqual({ id: 'news', name: NAME, port: 2, code: 'NW' });
    expect(planRemote('news', NAME, remotesBefore(10))).toMatchObject({ port: 11, code: 'NE' });
    expect(planRemote('news', NAME, remotesBefore(20)).port).toBe(21);
    expect(() => planRemote('news', NAME, remotesBefore(30))).toThrow('No port is free');
  });

  it.each<[string, string, string | undefined, string]>([
    ['a name with a dash', 'live-casino', undefined, 'can be no remote'],
    ['a name in capitals', 'News', undefined, 'can be no remote'],
    ['a way out of the folder', '../news', undefined, 'can be no remote'],
    ['an address of the site', 'mine', undefined, 'can be no remote'],
    ['one that there is', 'chat', undefined, 'There is a remote chat already'],
    ['a code that is taken', 'news', 'NE', 'NE is taken'],
    ['a code that is none', 'news', 'news', 'news is no code'],
    ['letters that are all taken', 'ne', undefined, 'Every code of ne is taken'],
  ])('is not created for %s', (_case, id, code, message) => {
    expect(() => planRemote(id, NAME, some, code)).toThrow(message);
  });

  it('has metadata that the host accepts, and needs the contract version that it is written with', () => {
    const files = remoteFiles(news);
    const { site } = JSON.parse(files['package.json'] ?? '') as { readonly site: Readonly<Record<string, unknown>> };
    const { requires, port, ...metadata } = site;

    expect(parseRemoteMetadata('news', metadata, isIconName).faults).toBeUndefined();
    expect([requires, port]).toEqual([expect.stringMatching(/^\^1\.\d+\.0$/), expect.any(Number)]);
  });

  it('has its name in both languages where its text has it', () => {
    const files = remoteFiles(news);

    expect(JSON.parse(files['src/locales/zh-CN/front.json'] ?? '')).toMatchObject({ title: '资讯' });
    expect(JSON.parse(files['src/locales/zh-TW/front.json'] ?? '')).toMatchObject({ title: '資訊' });
  });

  it('counts as unmodified until any of its files is changed, added or removed', () => {
    const files = remoteFiles(news);
    const { 'src/standalone.tsx': _, ...less } = files;

    expect(isAsWritten('news', files)).toBe(true);
    expect(isAsWritten('news', { ...files, 'src/locales/zh-CN/front.json': '{}' })).toBe(false);
    expect(isAsWritten('news', { ...files, 'src/news/articles.ts': '' })).toBe(false);
    expect(isAsWritten('news', less)).toBe(false);
    expect(isAsWritten('news', {})).toBe(false);
  });
});

/** Returns remotes on all ports below this one. */
function remotesBefore(end: number) {
  return { remotes: Array.from({ length: end - 1 }, (_, index) => ({ id: `r${String(index)}`, port: index + 1 })), metadata: {} };
}
