export { COMPLAINT_CODE_USE, type StatementValues, writeStatement } from './statement-writer.service.ts';
export {
  enqueueStatementEmail,
  quoteBlock,
  statementBlocks,
  statementEmails,
  statementRedress,
} from './statements.emails.ts';
export { getDecidedAccount } from './statements.policy.ts';
export {
  listStatements,
  listStatementsForExport,
  redactOldStatements,
  type StatementRow,
  statementColumns,
} from './statements.queries.ts';
export { statementRoutes } from './statements.routes.ts';
export { statementView } from './statements.view.ts';
