/** A file that a call gives piece by piece, as the body of a page's answer. */
export function toFileStream(file: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const parts = file[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return?.();
    },
  });
}
