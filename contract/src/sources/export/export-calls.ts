/** EXTS: the listings of an agency for other sites, under an address that only who has it can read. */
import { z } from 'zod';
import { literalMessage, successReply } from '../../accounts/replies.ts';
import { call } from '../../call.ts';
import { exportFormats } from './export-choices.ts';

const exportLinks = z.object({
  links: z.array(z.object({ format: z.enum(exportFormats), url: z.string() })),
  created_at: z.iso.datetime(),
  /** The day, in Athens; null: never. */
  last_read_on: z.string().nullable(),
});

export const getExport = call({
  method: 'GET',
  path: '/sources/export',
  access: 'professional',
  summary: 'The export addresses of the own agency; null while there are none. Owners of the agency only',
  reply: z.object({ export: exportLinks.nullable() }),
});

export const createExport = call({
  method: 'POST',
  path: '/sources/export',
  access: 'professional',
  idempotent: true,
  summary: 'Publish the active listings of the own agency under new secret addresses: earlier ones end. Owners only',
  perMinute: 20,
  reply: z.object({ message: literalMessage('Success!'), export: exportLinks }),
});

export const deleteExport = call({
  method: 'DELETE',
  path: '/sources/export',
  access: 'professional',
  idempotent: true,
  summary: 'End the export addresses of the own agency. Owners only',
  reply: successReply,
});

const token = z.string().regex(/^[\w-]{43}$/, 'invalid');
/** Read page by page while it is sent. */
const file = z.custom<AsyncIterable<Uint8Array>>((it) => it instanceof Object && Symbol.asyncIterator in it);

export const readExportKyero = call({
  method: 'GET',
  path: '/agency-export/{token}/kyero.xml',
  access: 'everyone',
  summary: 'The active listings of one agency as Kyero XML, by the secret of its export address',
  params: z.object({ token }),
  produces: 'application/xml; charset=utf-8',
  reply: file,
});

export const readExportXe = call({
  method: 'GET',
  path: '/agency-export/{token}/xe.xml',
  access: 'everyone',
  summary: 'The active listings of one agency in the format of xe.gr, by the secret of its export address',
  params: z.object({ token }),
  produces: 'application/xml; charset=utf-8',
  reply: file,
});

export const readExportJson = call({
  method: 'GET',
  path: '/agency-export/{token}/estia.json',
  access: 'everyone',
  summary: 'The active listings of one agency as Estia JSON, by the secret of its export address',
  params: z.object({ token }),
  produces: 'application/json; charset=utf-8',
  reply: file,
});
