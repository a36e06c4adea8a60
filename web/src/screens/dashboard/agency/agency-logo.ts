import { readFormData } from '../../../platform/forms.ts';

/** A logo that a plain form sent, as the call wants it: for browsers without script. Empty where no file came. */
export async function readLogoAsDataUrl(request: Request): Promise<string> {
  const file = (await readFormData(request)).get('logo.file');
  if (!(file instanceof File) || file.size === 0) return '';
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  // By its bytes the server knows what it is, whatever it calls itself here.
  return `data:image/file;base64,${btoa(text)}`;
}
