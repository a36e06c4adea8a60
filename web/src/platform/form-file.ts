/** A file was chosen and there is nothing in it; of no file a browser sends the same without a name. */
export function isEmptyFile(form: FormData, name: string): boolean {
  const file = form.get(name);
  return file instanceof File && file.size === 0 && file.name !== '';
}

/** The file of a form, as base64. The bytes are looked at by the server alone. */
export async function readFileAsBase64(form: FormData, name: string): Promise<string | null> {
  const file = form.get(name);
  if (!(file instanceof File) || file.size === 0) return null;
  return Buffer.from(await file.arrayBuffer()).toString('base64');
}
