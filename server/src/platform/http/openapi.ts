/** OpenAPI 3.1 from the very objects that answer: nothing is described twice. */
import { allCalls } from '@estia/contract/calls';
import { errors } from '@estia/contract/errors';
import { z } from 'zod';

const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
};

const errorSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errors) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    reference: { type: 'string' },
  },
};

const parameters = (schema: z.ZodType | undefined, where: 'query' | 'path') => {
  const described = schema
    ? (toJsonSchema(schema, 'input') as { properties?: Record<string, object>; required?: string[] })
    : {};
  return Object.entries(described.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (described.required ?? []).includes(name),
    schema: property,
  }));
};

/** Of calls that are done once for a key. */
const idempotencyKeyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Made up by the asker. Asked again with the same key, the call answers as the first time and does nothing',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
};

export function createOpenApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of [...allCalls].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))) {
    const path = `/api${call.path}`;
    paths[path] ??= {};
    const undeclared = [...call.path.matchAll(/\{(\w+)\}/g)]
      .filter(() => !call.params)
      .map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
    paths[path][call.method.toLowerCase()] = {
      operationId: call.key,
      summary: call.summary,
      tags: [call.path.split('/')[1] ?? 'site'],
      'x-access': call.access,
      ...(call.planned ? { 'x-planned': true } : {}),
      parameters: [
        ...parameters(call.params, 'path'),
        ...undeclared,
        ...parameters(call.query, 'query'),
        ...(call.idempotent ? [idempotencyKeyHeader] : []),
      ],
      ...(call.body
        ? { requestBody: { content: { 'application/json': { schema: toJsonSchema(call.body, 'input') } } } }
        : {}),
      responses: {
        [call.planned ? '501' : '200']: {
          description: call.planned ? 'Not available yet' : 'The answer',
          content: call.produces
            ? { [call.produces]: { schema: { type: 'string', format: 'binary' } } }
            : { 'application/json': { schema: call.planned ? errorSchema : toJsonSchema(call.reply, 'output') } },
        },
        default: { description: 'An error', content: { 'application/json': { schema: errorSchema } } },
      },
      ...(call.access === 'everyone' ? {} : { security: [{ bearer: [] }] }),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Estia', version: '1', description: 'Homes for sale and rent in Greece.' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}
