/** Where answers by email come in, in the worker that has a port for them. */
import { readFileSync } from 'node:fs';
import type { Deps } from '../deps.ts';
import { findReplyTarget, PARSED_BYTES, receiveReply } from '../features/inbox/index.ts';
import { type InboundServer, type inboundLimits, startInboundServer } from '../platform/email/inbound-server.ts';

type Limits = Partial<{ [name in keyof typeof inboundLimits]: number }>;

/** Null: this process takes none. */
export async function listenForReplies(deps: Deps, limits: Limits = {}): Promise<InboundServer | null> {
  const { inbound } = deps.config;
  if (!inbound || inbound.port === 0) return null;
  const listener = await startInboundServer(
    {
      host: inbound.host,
      port: inbound.port,
      name: inbound.address.slice(inbound.address.indexOf('@') + 1),
      tls: inbound.tls && { key: readFileSync(inbound.tls.keyFile), cert: readFileSync(inbound.tls.certFile) },
      keptBytes: PARSED_BYTES,
      limits,
    },
    {
      isKnown: async (recipient) => (await findReplyTarget(deps, recipient)) !== null,
      receive: (email) => receiveReply(deps, email),
      count: deps.measures.inboundEmail,
      failures: deps.failures,
      log: deps.log,
    },
  );
  deps.log.info({ port: listener.port }, 'taking answers by email');
  return listener;
}
