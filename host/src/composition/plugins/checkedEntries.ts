import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

interface CheckedEntriesOptions {
  /** Makes the script of a container's entry, or throws where it may not run. */
  readonly createEntryScript: (url: string, container: string) => HTMLScriptElement;
  readonly timeoutMs: number;
  /** Is called once the entry of a container has run. */
  readonly onEntered: (container: string) => void;
}

/**
 * Creates the runtime plugin by which the host makes the scripts of entries itself, as the runtime ignores integrity and Trusted Types. Chunks are checked by the
 * build's own table of hashes (`ChunkIntegrity`).
 */
export function checkedEntries({ createEntryScript, timeoutMs, onEntered }: CheckedEntriesOptions): ModuleFederationRuntimePlugin {
  return {
    name: 'checked-entries',
    createScript({ url, remoteInfo }) {
      if (!remoteInfo) return undefined;
      return { script: createEntryScript(url, remoteInfo.name), timeout: timeoutMs };
    },
    afterLoadEntry({ remoteInfo, error }) {
      if (!error) onEntered(remoteInfo.name);
    },
  };
}
