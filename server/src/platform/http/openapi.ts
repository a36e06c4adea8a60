/** OpenAPI 3.1 from the very objects that answer: nothing is described twice. */
import { allCalls } from '@estia/contract/calls';
import { errorStatuses } from '@estia/contract/errors';
import { listDocumentedCalls } from '@estia/contract/sources/developers/agency-api-examples';
import { z } from 'zod';

const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
};

const withExample = (example: object | undefined) => (example ? { example } : {});

const errorSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errorStatuses) },
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

/** Of calls that programs of others make: run by tests, as they stand here. */
const examples = new Map(listDocumentedCalls().map(({ call, example }) => [call.key, example]));

export function createOpenApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of [...allCalls].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))) {
    const path = `/api${call.path}`;
    paths[path] ??= {};
    const example = examples.get(call.key);
    const undeclared = [...call.path.matchAll(/\{(\w+)\}/g)]
      .filter(() => !call.params)
      .map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
    paths[path][call.method.toLowerCase()] = {
      operationId: call.key,
      summary: call.summary,
      tags: [call.path.split('/')[1] ?? 'site'],
      'x-access': call.access,
      ...(call.scope ? { 'x-scope': call.scope } : {}),
      parameters: [
        ...parameters(call.params, 'path'),
        ...undeclared,
        ...parameters(call.query, 'query'),
        ...(call.idempotent ? [idempotencyKeyHeader] : []),
      ],
      ...(call.body
        ? {
            requestBody: {
              content: {
                'application/json': { schema: toJsonSchema(call.body, 'input'), ...withExample(example?.body) },
              },
            },
          }
        : {}),
      responses: {
        200: {
          description: 'The answer',
          content: call.produces
            ? { [call.produces]: { schema: { type: 'string', format: 'binary' } } }
            : {
                'application/json': {
                  schema: toJsonSchema(call.reply, 'output'),
                  ...withExample(example?.reply),
                },
              },
        },
        default: { description: 'An error', content: { 'application/json': { schema: errorSchema } } },
      },
      ...(call.access === 'everyone'
        ? {}
        : { security: [call.access === 'agency_key' ? { agency_key: [] } : { bearer: [] }] }),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Estia', version: '1', description: 'Homes for sale and rent in Greece.' },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        agency_key: { type: 'http', scheme: 'bearer', bearerFormat: 'estia_…', description: 'A key of an agency' },
      },
    },
    paths,
  };
}
