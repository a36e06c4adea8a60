/**
 * Files on their way, kept by the browser until the server has them: a reload, a crash or an empty battery does not ask
 * for them again. Where the browser refuses to keep them (private window, full disk) they live as long as the page.
 */
export type PendingUpload = {
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

function openDatabase(): Promise<IDBDatabase> {
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

async function runInStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
  otherwise: T,
): Promise<T> {
  try {
    const db = await openDatabase();
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

export const savePendingUpload = (file: PendingUpload): Promise<unknown> =>
  runInStore<IDBValidKey>('readwrite', (store) => store.put(file), '');

export const deletePendingUpload = (clientKey: string): Promise<unknown> =>
  runInStore<undefined>('readwrite', (store) => store.delete(clientKey), undefined);

export async function listPendingUploads(draftId: number): Promise<PendingUpload[]> {
  const stored = await runInStore<PendingUpload[]>('readonly', (store) => store.index('draft').getAll(draftId), []);
  return stored.sort((a, b) => a.at - b.at);
}
