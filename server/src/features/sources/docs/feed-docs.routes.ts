/** The schema, the templates and the fields of a feed, as files. They are the same for everybody until the next release. */
import * as calls from '@estia/contract/sources/docs/feed-docs-calls';
import type { FastifyReply } from 'fastify';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { estiaSchema } from '../formats/estia/estia-schema.ts';
import { writeTemplate, writeTemplateWorkbook } from '../formats/table/template.ts';
import { listFeedFields, writeFeedFields } from './feed-fields.ts';

const nameFile = (reply: FastifyReply | undefined, name: string) =>
  reply?.header('content-disposition', `attachment; filename="${name}"`);

export function feedDocsRoutes({ serve }: CallServer): void {
  let schema: string | undefined;
  serve(calls.getFeedSchema, () => {
    schema ??= JSON.stringify(estiaSchema(), null, 2);
    return schema;
  });
  serve(calls.getFeedTemplateCsv, ({ query }, { reply }) => {
    nameFile(reply, `estia-template-${query.locale}.csv`);
    return writeTemplate(query.locale);
  });
  serve(calls.getFeedTemplateXlsx, ({ query }, { reply }) => {
    nameFile(reply, `estia-template-${query.locale}.xlsx`);
    return writeTemplateWorkbook(query.locale);
  });
  serve(calls.listFeedFields, () => ({ fields: listFeedFields() }));
  serve(calls.getFeedFieldsCsv, ({ query }, { reply }) => {
    nameFile(reply, `estia-fields-${query.locale}.csv`);
    return writeFeedFields(query.locale);
  });
}
