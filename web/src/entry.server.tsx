/** React Router looks for this file here; the code is with the rest of the platform. */
export {
  createLoadContext,
  createRequestHandler,
  default,
  handleError,
  isPrivatePath,
} from './platform/entry.server.tsx';
