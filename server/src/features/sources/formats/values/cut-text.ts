/** The beginning of a text. A sign of two units is never halved: PostgreSQL stores no half, and one would stop the whole run. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  return cut.isWellFormed() ? cut : cut.slice(0, -1).toWellFormed();
}
