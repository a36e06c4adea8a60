import { z } from 'zod';
import { email, locale, oneLine, optionalAnyPhone } from '../accounts/model.ts';
import { done, success } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { purposes } from '../search/model.ts';
import { colleague, conversation, inboxLimits, message, work } from './model.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const which = z.object({ id });
const body = z.string('required').trim().min(1, 'required').max(inboxLimits.body, 'too_long');
/** Chosen by the page: a message sent twice is kept once. */
const clientKey = z.string().regex(/^[\w-]{8,64}$/);
const about = { for: z.enum(purposes), property_id: id };
/** The secret of a stranger's mail. Only ever in a body. */
const key = z.string('required').trim().min(20, 'invalid').max(100, 'invalid');
/** The short one of the same mail, as typed: case, spaces and dashes do not matter. */
const code = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(40, 'invalid')
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase());

export const workPuzzle = call({
  method: 'GET',
  path: '/inbox/puzzle',
  access: 'everyone',
  summary: 'A small sum for the browser to do before it writes to strangers: no third party, no pictures to click',
  perMinute: 60,
  reply: z.object({ puzzle: z.string(), bits: z.int() }),
});

export const contactOwner = call({
  method: 'POST',
  path: '/property/contact',
  access: 'everyone',
  once: true,
  summary: 'Write to the advertiser. A visitor’s message waits until their email is proved',
  perMinute: 30,
  body: z.object({
    ...about,
    /** Left out by members: theirs are known. */
    name: oneLine(inboxLimits.name).optional(),
    email: email.optional(),
    phone: optionalAnyPhone,
    /** Show the own email to the advertiser; otherwise answers come through the site. */
    show_email: z.union([z.boolean(), z.stringbool()]).default(false),
    body,
    client_key: clientKey,
    locale: locale.default('el'),
    work: work.optional(),
  }),
  reply: z.object({
    message: done('Message sent successfully'),
    /** True: a mail was sent to prove the address; the message goes out then. */
    confirm: z.boolean(),
    /** Where that mail went; null where none was sent. */
    sent_to: z.string().nullable(),
  }),
});

export const resendContact = call({
  method: 'POST',
  path: '/property/contact/resend',
  access: 'everyone',
  once: true,
  summary: 'Send the mail that proves the address of a waiting message again, to a corrected address if one is given',
  perMinute: 20,
  body: z.object({
    ...about,
    /** The address the message was sent with; members leave it out. */
    email: email.optional(),
    /** Of the message: only the page that wrote it knows it. */
    client_key: clientKey,
    new_email: email.optional(),
    work: work.optional(),
  }),
  /** `confirm` false: it was proved meanwhile, and the message is out. */
  reply: z.object({ message: done('Success!'), confirm: z.boolean(), sent_to: z.string().nullable() }),
});

export const confirmContact = call({
  method: 'POST',
  path: '/property/contact/confirm',
  access: 'everyone',
  once: true,
  summary:
    'Prove the email of a message with the key of its mail, or with its code and the email: the message goes out',
  perMinute: 60,
  body: z.union([z.object({ key }), z.object({ email, code })]),
  /** `open` is the key under which the visitor reads the conversation. */
  reply: z.object({ message: done('Message sent successfully'), open: z.string() }),
});

export const revealPhone = call({
  method: 'POST',
  path: '/property/phone',
  access: 'everyone',
  summary: 'Show the phone of an ad. Counted, limited and noted. None, or a hidden one, is a 404',
  perMinute: 30,
  body: z.object({
    ...about,
    /** A professional says with it that they do not call for a mandate; where the owner wants no brokers it must be given. */
    respects_wish: z.union([z.boolean(), z.stringbool()]).optional(),
    work: work.optional(),
  }),
  reply: z.object({ phone: z.string(), name: z.string().nullable(), no_brokers: z.boolean() }),
});

const page = {
  limit: z.coerce.number().int().min(1).max(50).default(20),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
};

export const inbox = call({
  method: 'GET',
  path: '/inbox',
  access: 'member',
  summary: 'Own conversations, last written first',
  perMinute: 240,
  query: z.object({
    ...page,
    /** waiting: the asker had the last word. mine: of an office’s those that I look after. */
    box: z.enum(['all', 'unread', 'waiting', 'mine', 'archived']).default('all'),
    /** About one ad. */
    listing_id: id.optional(),
  }),
  reply: z.object({
    conversations: z.array(conversation),
    count: z.int(),
    unread: z.int(),
    /** Unanswered, and those that I look after; of an office all its people see the same conversations. */
    waiting: z.int(),
    mine: z.int(),
    /** The people of the office; empty for who has none. */
    team: z.array(colleague),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const unread = call({
  method: 'GET',
  path: '/inbox/unread',
  access: 'member',
  summary: 'How many conversations hold something unread',
  perMinute: 240,
  reply: z.object({ unread: z.int() }),
});

const thread = z.object({
  conversation,
  /** Oldest first; `earlier` says that there are more before them. */
  messages: z.array(message),
  earlier: z.boolean(),
});

export const readConversation = call({
  method: 'GET',
  path: '/inbox/{id}',
  access: 'member',
  summary: 'One own conversation, its last messages; reading marks it read',
  perMinute: 240,
  params: which,
  query: z.object({ before: id.optional() }),
  /** `team`: whom of the office it can be given to; empty for who has none, and for what one asked oneself. */
  reply: thread.extend({ team: z.array(colleague) }),
});

export const replyTo = call({
  method: 'POST',
  path: '/inbox/{id}',
  access: 'member',
  once: true,
  summary: 'Write in an own conversation',
  params: which,
  body: z.object({ body, client_key: clientKey }),
  reply: z.object({ message: done('Message sent successfully'), sent: message }),
});

export const keepConversation = call({
  method: 'PUT',
  path: '/inbox/{id}',
  access: 'member',
  once: true,
  summary: 'Put a conversation away or take it back, mark it unread, or stop the other side from writing',
  params: which,
  body: z.object({ archived: z.boolean().optional(), unread: z.boolean().optional(), blocked: z.boolean().optional() }),
  reply: success,
});

export const assignConversation = call({
  method: 'PUT',
  path: '/inbox/{id}/assign',
  access: 'member',
  once: true,
  summary: 'Give a conversation of the office to one of its people, or to nobody',
  params: which,
  body: z.object({ user_id: z.union([z.literal('').transform(() => null), z.null(), id]) }),
  reply: success,
});

/** For visitors: the key of their mail is all they have. */
export const openByKey = call({
  method: 'POST',
  path: '/inbox/by-key',
  access: 'everyone',
  summary: 'The conversation of a visitor, by the key of their mail',
  perMinute: 60,
  body: z.object({ key, before: id.optional() }),
  reply: thread,
});

export const replyByKey = call({
  method: 'POST',
  path: '/inbox/by-key/reply',
  access: 'everyone',
  once: true,
  summary: 'A visitor writes in their conversation',
  perMinute: 30,
  body: z.object({ key, body, client_key: clientKey }),
  reply: z.object({ message: done('Message sent successfully'), sent: message }),
});
