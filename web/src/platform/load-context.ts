/** What the host gives to every request, and how loaders read it. */
import { createContext as createKey, RouterContextProvider } from 'react-router';
import type { Ask } from './ask.ts';

export type HostParts = {
  ask: Ask;
  /** Only private pages have one; public pages are the same bytes for everyone and are allowed by hash. */
  nonce: string | null;
  /** `https://estia.example`, without a slash at the end: what absolute addresses begin with. */
  origin: string;
  /** A fault of a screen, for the host's log. */
  fault: (error: unknown) => void;
  /** What a private page may say of what was done before it (said.ts). */
  said: string | null;
  /** Before a loader redirects to a page that says something it knows to be so: the host vouches only for answers to forms. */
  willSay: (path: string) => void;
};

const hostKey = createKey<HostParts>();

/** Called by the host, once a request. */
export function createContext(parts: HostParts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(hostKey, parts);
  return context;
}

type Context = Readonly<RouterContextProvider>;

export const askFrom = (context: Context): Ask => context.get(hostKey).ask;
export const faultOf = (context: Context): HostParts['fault'] => context.get(hostKey).fault;
export const originFrom = (context: Context): string => context.get(hostKey).origin;
export const willSayFrom = (context: Context): HostParts['willSay'] => context.get(hostKey).willSay;
export const saidFrom = (context: Context): string | null => context.get(hostKey).said;
export const nonceFrom = (context: Context): string | null => context.get(hostKey).nonce;
