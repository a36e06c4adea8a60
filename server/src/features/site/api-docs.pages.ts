/** The API as a page that a person can read, without a script: the calls by feature, who may use them, what they take. */

import { getApiErrorText } from '@estia/contract/api-error-texts';
import type { Call } from '@estia/contract/call';
import { allCalls } from '@estia/contract/calls';
import { errorStatuses } from '@estia/contract/errors';
import { listEntries } from '@estia/contract/map-names';
import { z } from 'zod';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const fields = (title: string, schema: z.ZodType | undefined): string => {
  if (!schema) return '';
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, object>;
  };
  const rows = Object.entries(described.properties ?? {})
    .map(
      ([name, property]) =>
        `<tr><td><code>${escapeHtml(name)}</code></td><td><code>${escapeHtml(JSON.stringify(property))}</code></td></tr>`,
    )
    .join('');
  return rows && `<h4>${title}</h4><table>${rows}</table>`;
};

const section = (call: Call): string => `<section id="${escapeHtml(call.key.replaceAll(/[^\w]+/g, '-'))}">
<h3><code>${call.method} /api${escapeHtml(call.path)}</code></h3>
<p>${escapeHtml(call.summary)}. Access: <strong>${call.access}</strong>.</p>
${fields('Path', call.params)}${fields('Query', call.query)}${fields('Body', call.body)}</section>`;

export function renderApiDocs(): string {
  const codes = listEntries(errorStatuses)
    .map(
      ([code, status]) =>
        `<tr><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(getApiErrorText(code))}</td></tr>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Estia API</title><link rel="stylesheet" href="/api/page.css"></head><body><main>
<h1>Estia API</h1><p>Base address <code>/api</code>; described by <a href="/api/openapi.json">OpenAPI 3.1</a>. Send
<code>Authorization: Bearer</code>; errors are <code>{ message, code, fields }</code>.</p>
<h2>Errors</h2><table>${codes}</table><h2>Calls</h2>${allCalls.map(section).join('\n')}</main></body></html>`;
}

export const apiDocsCss = `body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#14213d;background:#faf7f1}
main{max-width:960px;margin:0 auto;padding:24px 16px}section{background:#fff;border:1px solid #e7e1d6;border-radius:12px;padding:8px 16px;margin:12px 0}
h3{font-size:16px;margin:8px 0}h4{font-size:14px;margin:8px 0 4px}table{border-collapse:collapse;font-size:14px}td{border:1px solid #e7e1d6;padding:2px 8px;vertical-align:top;overflow-wrap:anywhere}
em{color:#a94120}`;
