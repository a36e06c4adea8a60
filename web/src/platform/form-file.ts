/** The file of a form, as base64. The bytes are looked at by the server alone. */
export async function readFileAsBase64(form: FormData, name: string): Promise<string | null> {
  const file = form.get(name);
  if (!(file instanceof File) || file.size === 0) return null;
  return Buffer.from(await file.arrayBuffer()).toString('base64');
}
