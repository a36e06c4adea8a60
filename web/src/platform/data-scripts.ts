/**
 * What loaders answered, as React Router's own component writes it into a page. That component works only in a stream,
 * and pages are rendered as one text. The browser's half is React Router's: check this file when its version changes.
 */
const escapes: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** As a string literal that no text can end, not even `</script>`. */
const literal = (text: string): string =>
  JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, (char) => escapes[char] ?? char);

export function dataScripts(data: string, nonce: string | undefined): string {
  const open = nonce ? `<script nonce="${nonce}">` : '<script>';
  const controller = 'window.__reactRouterContext.streamController';
  return `${open}${controller}.enqueue(${literal(data)});</script>${open}${controller}.close();</script>`;
}
