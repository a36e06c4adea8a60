/** What came from outside: an error that was thrown, an answer, a page's history. Nothing is known of its properties. */
export const readProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
