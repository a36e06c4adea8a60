/**
 * Takes emails in over SMTP, for addresses that a feature knows. Everything a stranger can send is bounded, and yes is said only
 * once the feature has stored what came: whoever hears nothing sends again.
 */
import { readProperty } from '@estia/contract/read-property';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Failures } from '../failures.ts';
import type { Log } from '../log.ts';

/** An answer of the feature: 5xx for good, 4xx for now. */
export class InboundRefusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, text: string) {
    super(text);
    this.responseCode = responseCode;
  }
}

export const inboundLimits = {
  /** Of one email, with its files: larger ones are refused before they are read. */
  bytes: 10 * 1_024 * 1_024,
  clients: 40,
  /** Of one address of the network. A relay of our own is one, and brings everything. */
  clientsOfHost: 5,
  /** Of one connection that says nothing, and of all that it does. */
  idleMs: 30_000,
  connectionMs: 180_000,
  /** Wrong addresses in one connection: whoever tries tokens starts anew each time. */
  wrongRecipients: 5,
  emails: 20,
} as const;

export type InboundResult = 'stored' | 'repeated' | 'not_stored' | 'refused' | 'failed' | 'unknown_address';

type InboundOptions = {
  host: string;
  port: number;
  name: string;
  /** STARTTLS; null: a relay on the same machine or network speaks to us. */
  tls: { key: Buffer; cert: Buffer } | null;
  /** How much of an email is read; the rest is counted. */
  keptBytes: number;
  limits?: Partial<{ [name in keyof typeof inboundLimits]: number }>;
};

type InboundHandlers = {
  isKnown: (recipient: string) => Promise<boolean>;
  receive: (email: { recipient: string; raw: Buffer; size: number }) => Promise<InboundResult>;
  count: (result: InboundResult) => void;
  failures: Failures;
  log: Log;
};

export type InboundServer = { port: number; close: () => Promise<void> };

type Session = SMTPServerSession & { wrongRecipients?: number; emails?: number };

const temporary = () => new InboundRefusal(451, '4.3.0 Try again later');
/** The same for whatever is wrong with an address or an author: nobody learns which part of a forged one was right. */
export const unknownAddress = (): InboundRefusal =>
  new InboundRefusal(
    550,
    '5.7.1 This address takes answers only from who received our email, and while they may write',
  );

export function startInboundServer(options: InboundOptions, handlers: InboundHandlers): Promise<InboundServer> {
  const { isKnown, receive, count, failures, log } = handlers;
  const limits = { ...inboundLimits, ...options.limits };
  const timers = new Map<string, NodeJS.Timeout>();
  const clientsOfHost = options.limits?.clientsOfHost ?? (options.tls ? limits.clientsOfHost : limits.clients);
  const sessionsOf = new Map<string, Set<string>>();

  /** A fault of ours is told as one that passes; a database that is away is. */
  function toAnswer(error: unknown): InboundRefusal {
    if (error instanceof InboundRefusal) {
      count(error.responseCode < 500 ? 'failed' : 'refused');
      return error;
    }
    count('failed');
    failures.record({ kind: 'email', name: 'inbound', error, reason: 'failed', details: {}, isTemporary: true });
    return temporary();
  }

  const server = new SMTPServer({
    name: options.name,
    banner: 'Estia',
    size: limits.bytes,
    maxClients: limits.clients,
    socketTimeout: limits.idleMs,
    closeTimeout: 2_000,
    authOptional: true,
    disableReverseLookup: true,
    hideSMTPUTF8: false,
    disabledCommands: options.tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...(options.tls ? { key: options.tls.key, cert: options.tls.cert } : {}),
    onConnect(session, done) {
      const timer = setTimeout(() => {
        for (const connection of server.connections) if (connection.session.id === session.id) connection.close();
      }, limits.connectionMs);
      timers.set(session.id, timer);
      const sessions = sessionsOf.get(session.remoteAddress) ?? new Set<string>();
      if (sessions.size >= clientsOfHost) return done(new InboundRefusal(421, '4.7.0 Too many connections'));
      sessionsOf.set(session.remoteAddress, sessions.add(session.id));
      return done();
    },
    onClose(session) {
      clearTimeout(timers.get(session.id));
      timers.delete(session.id);
      const sessions = sessionsOf.get(session.remoteAddress);
      sessions?.delete(session.id);
      if (sessions?.size === 0) sessionsOf.delete(session.remoteAddress);
    },
    onMailFrom({ address }, session: Session, done) {
      session.emails = (session.emails ?? 0) + 1;
      // Reports and automatic answers come from nobody (RFC 5321, 4.5.5).
      if (address === '') return done(new InboundRefusal(550, '5.7.1 Automatic emails are not taken here'));
      if (session.emails > limits.emails) return done(new InboundRefusal(421, '4.7.0 Enough for one connection'));
      return done();
    },
    onRcptTo({ address }, session: Session, done) {
      // One answer goes to one conversation; more of them are sent one after the other (RFC 5321, 4.5.3.1.10).
      if (session.envelope.rcptTo.length > 0) return done(new InboundRefusal(452, '4.5.3 One recipient at a time'));
      if ((session.wrongRecipients ?? 0) >= limits.wrongRecipients)
        return done(new InboundRefusal(421, '4.7.0 Too many unknown addresses'));
      isKnown(address).then(
        (known) => {
          if (known) return done();
          session.wrongRecipients = (session.wrongRecipients ?? 0) + 1;
          count('unknown_address');
          return done(unknownAddress());
        },
        (error: unknown) => done(toAnswer(error)),
      );
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      let kept = 0;
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (kept >= options.keptBytes) return;
        const part = chunk.subarray(0, options.keptBytes - kept);
        chunks.push(part);
        kept += part.length;
      });
      stream.on('end', () => {
        if (stream.sizeExceeded || size > limits.bytes)
          return done(toAnswer(new InboundRefusal(552, '5.3.4 This email is too large')));
        const recipient = session.envelope.rcptTo[0]?.address ?? '';
        receive({ recipient, raw: Buffer.concat(chunks), size }).then(
          (result) => {
            count(result);
            done(null, '2.0.0 Taken');
          },
          (error: unknown) => done(toAnswer(error)),
        );
      });
    },
  });
  return new Promise((resolve, reject) => {
    server.on('error', (error: Error) => {
      // Of one connection: it was reset, or spoke no SMTP.
      if (readProperty(error, 'remote')) log.info({ code: readProperty(error, 'code') }, 'inbound email connection');
      else reject(error);
    });
    server.listen(options.port, options.host, () => {
      const address = server.server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : options.port,
        close: () => new Promise((closed) => server.close(() => closed())),
      });
    });
  });
}
