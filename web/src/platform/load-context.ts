/** What the host gives to every request, and how loaders read it. */
import { createContext as createKey, RouterContextProvider } from 'react-router';
import type { ApiClient } from './api-client.ts';

export type HostContext = {
  callApi: ApiClient;
  /** Only private pages have one; public pages are the same bytes for everyone and are allowed by hash. */
  nonce: string | null;
  /** `https://estia.example`, without a slash at the end: what absolute addresses begin with. */
  origin: string;
  /** A fault of a screen, for the host's log. */
  fault: (error: unknown) => void;
  /** Which route answers, by its pattern without the language: what the host counts requests by. */
  matched: (route: string) => void;
  rendered: (seconds: number) => void;
  /** What a private page may say of what was done before it (flash.ts). */
  flash: string | null;
  /** Before a loader redirects to a page that says something it knows to be so: the host vouches only for answers to forms. */
  willSay: (path: string) => void;
};

const hostContextKey = createKey<HostContext>();

/** Called by the host, once a request. */
export function createLoadContext(parts: HostContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(hostContextKey, parts);
  return context;
}

type Context = Readonly<RouterContextProvider>;

export const getApiClient = (context: Context): ApiClient => context.get(hostContextKey).callApi;
export const getErrorReporter = (context: Context): HostContext['fault'] => context.get(hostContextKey).fault;
export const reportRoute = (context: Context, pattern: string): void =>
  context.get(hostContextKey).matched(pattern.replace(/^\/?en\?/, '') || '/');
export const getRenderReporter = (context: Context): HostContext['rendered'] => context.get(hostContextKey).rendered;
export const getOrigin = (context: Context): string => context.get(hostContextKey).origin;
export const willSayFrom = (context: Context): HostContext['willSay'] => context.get(hostContextKey).willSay;
export const getFlash = (context: Context): string | null => context.get(hostContextKey).flash;
export const getNonce = (context: Context): string | null => context.get(hostContextKey).nonce;
