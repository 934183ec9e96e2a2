type Change = (current: unknown) => Readonly<Record<string, unknown>> | undefined;

/** A key-value storage. `update` is atomic: no other write comes between its read and its writes. */
export interface Backend {
  get(key: string): Promise<unknown>;
  /**
   * Calls `change` with the current value of `key`, and writes the entries that it returns (key to value). Undefined
   * writes nothing.
   */
  update(key: string, change: Change): Promise<void>;
  clear(): Promise<void>;
}

const prefix = 'watchdesk:';

/** Converts a synchronous exception to a rejection. */
const attempt = <T>(work: () => T): Promise<T> => new Promise((resolve) => resolve(work()));

/** localStorage, for small slices. Rejects if the storage is full or forbidden; the caller handles that. */
export function localBackend(storage: () => Storage = () => localStorage): Backend {
  const read = (key: string): unknown => {
    const text = storage().getItem(prefix + key);
    try {
      return text === null ? undefined : JSON.parse(text);
    } catch {
      // Invalid JSON counts as missing, and is overwritten.
      return undefined;
    }
  };
  return {
    get: (key) => attempt(() => read(key)),
    update: (key, change) =>
      attempt(() => {
        for (const [name, value] of Object.entries(change(read(key)) ?? {})) {
          storage().setItem(prefix + name, JSON.stringify(value));
        }
      }),
    clear: () =>
      attempt(() => {
        const keys = Array.from({ length: storage().length }, (_, index) => storage().key(index));
        for (const key of keys) if (key?.startsWith(prefix)) storage().removeItem(key);
      }),
  };
}

const storeName = 'slices';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB refused'));
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB aborted'));
  });

async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  const database = await settled(request);
  database.onversionchange = () => database.close();
  return database;
}

/** IndexedDB, for slices that can grow large. Values are stored as structured clones, without JSON. */
export function databaseBackend(name = 'watchdesk'): Backend {
  let opened: Promise<IDBDatabase> | null = null;
  const database = (): Promise<IDBDatabase> => {
    opened ??= openDatabase(name).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const transact = async (mode: IDBTransactionMode) => (await database()).transaction(storeName, mode);
  return {
    get: async (key) => {
      const value: unknown = await settled((await transact('readonly')).objectStore(storeName).get(key));
      return value;
    },
    update: async (key, change) => {
      const transaction = await transact('readwrite');
      const store = transaction.objectStore(storeName);
      for (const [name, value] of Object.entries(change(await settled(store.get(key))) ?? {})) store.put(value, name);
      await finished(transaction);
    },
    clear: async () => {
      const transaction = await transact('readwrite');
      transaction.objectStore(storeName).clear();
      await finished(transaction);
    },
  };
}
