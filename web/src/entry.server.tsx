/** React Router looks for this file here; the code is with the rest of the platform. */
export { createContext, createRequestHandler, default, handleError, isPrivate } from './platform/entry.server.tsx';
