/**
 * Files on their way, kept by the browser until the server has them: a reload, a crash or an empty battery does not ask
 * for them again. Where the browser refuses to keep them (private window, full disk) they live as long as the page.
 */
export type KeptFile = {
  clientKey: string;
  draftId: number;
  name: string;
  blob: Blob;
  /** When it was chosen: files come back in that order. */
  at: number;
  /** Where the upload lives on the server, once it does. */
  url: string | null;
};

const STORE = 'files';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('estia-uploads', 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(STORE, { keyPath: 'clientKey' }).createIndex('draft', 'draftId');
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
    asked.onblocked = () => reject(new Error('blocked'));
  });
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
  otherwise: T,
): Promise<T> {
  try {
    const db = await open();
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = db.transaction(STORE, mode);
        const asked = work(transaction.objectStore(STORE));
        transaction.oncomplete = () => resolve(asked.result);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      db.close();
    }
  } catch {
    return otherwise;
  }
}

export const keepFile = (file: KeptFile): Promise<unknown> =>
  within<IDBValidKey>('readwrite', (store) => store.put(file), '');

export const dropFile = (clientKey: string): Promise<unknown> =>
  within<undefined>('readwrite', (store) => store.delete(clientKey), undefined);

export async function keptFiles(draftId: number): Promise<KeptFile[]> {
  const kept = await within<KeptFile[]>('readonly', (store) => store.index('draft').getAll(draftId), []);
  return kept.sort((a, b) => a.at - b.at);
}
