/** XML as text. Signs that XML forbids are left out: no reader would open the file. */
const forbidden =
  /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/gu;
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** An element with text or elements; nothing when there is neither. */
export function element(name: string, content: string | number | null | readonly string[], attributes = ''): string {
  if (content === null || content === '' || (Array.isArray(content) && content.join('') === '')) return '';
  const inner = Array.isArray(content) ? content.join('') : escapeXml(String(content));
  return `<${name}${attributes && ` ${attributes}`}>${inner}</${name}>\n`;
}
