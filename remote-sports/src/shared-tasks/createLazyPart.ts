/** Code of a view that is fetched when it is first needed; from then on it is there at once. */
export interface LazyPart<Module> {
  /** `undefined` until it has been fetched. */
  current(): Module | undefined;
  /** Fetches it once. After a failure the next request tries again. */
  load(): Promise<Module>;
  /** Fetches it because it may soon be needed; a failure is left to the request that needs it. */
  warm(): void;
}

export function createLazyPart<Module>(fetchModule: () => Promise<Module>): LazyPart<Module> {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  const load = async (): Promise<Module> => {
    loading ??= fetchModule();
    try {
      loaded = await loading;
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return {
    current: () => loaded,
    load,
    warm: () => {
      load().catch(() => undefined);
    },
  };
}
