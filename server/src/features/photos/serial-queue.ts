/** What takes much memory is done one after another in a process: decoding, and each encoding, however many ask. */
let last: Promise<unknown> = Promise.resolve();

export function runSerially<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => {});
  return result;
}
