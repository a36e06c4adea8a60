import { z } from 'zod';
import { email, locale, optionalAnyPhone, singleLineText } from '../accounts/model.ts';
import { literalMessage, successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { purposes } from '../search/model.ts';
import { agencyAgent, conversation, inboxLimits, message, proofOfWork } from './model.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const idParams = z.object({ id });
const body = z.string('required').trim().min(1, 'required').max(inboxLimits.body, 'too_long');
/** Chosen by the page: a message sent twice is stored once. */
const clientKey = z.string().regex(/^[\w-]{8,64}$/);
const listingRef = { for: z.enum(purposes), property_id: id };
/** The secret of a stranger's mail. Only ever in a body. */
const key = z.string('required').trim().min(20, 'invalid').max(100, 'invalid');
/** The short one of the same mail, as typed: case, spaces and dashes do not matter. */
const code = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(40, 'invalid')
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase());

export const getProofOfWorkPuzzle = call({
  method: 'GET',
  path: '/inbox/proof-of-work',
  access: 'everyone',
  summary: 'A small sum for the browser to do before it writes to strangers: no third party, no pictures to click',
  perMinute: 60,
  /** The listing that is written to: the sum is good for no other. Left out for everything else. */
  query: z.object({ for: z.enum(purposes).optional(), property_id: id.optional() }),
  reply: z.object({ puzzle: z.string(), bits: z.int() }),
});

export const contactAdvertiser = call({
  method: 'POST',
  path: '/property/contact',
  access: 'everyone',
  idempotent: true,
  summary:
    'Write to the advertiser. A message of somebody whose email is not proved is marked; without a proof of work it waits for that email',
  perMinute: 30,
  body: z.object({
    ...listingRef,
    /** Left out by members: theirs are known. */
    name: singleLineText(inboxLimits.name).optional(),
    email: email.optional(),
    phone: optionalAnyPhone,
    /** Show the own email to the advertiser; otherwise answers come through the site. */
    show_email: z.union([z.boolean(), z.stringbool()]).default(false),
    body,
    client_key: clientKey,
    locale: locale.default('el'),
    proof_of_work: proofOfWork.optional(),
    /** Without a sum, as forms without script are sent: the message goes out when the email is proved. */
    confirm_first: z.boolean().optional(),
  }),
  reply: z.object({
    message: literalMessage('Message sent successfully'),
    /** It is with the advertiser. False: it goes out when the address is proved. */
    delivered: z.boolean(),
    /** True: a mail was sent to prove the address. */
    confirm: z.boolean(),
    /** Where that mail went; null where none was sent. */
    sent_to: z.string().nullable(),
  }),
});

export const resendContact = call({
  method: 'POST',
  path: '/property/contact/resend',
  access: 'everyone',
  idempotent: true,
  summary: 'Send the mail that proves the address of a message again, to a corrected address if one is given',
  perMinute: 20,
  body: z.object({
    ...listingRef,
    /** The address the message was sent with; members leave it out. */
    email: email.optional(),
    /** Of the message: only the page that wrote it knows it. */
    client_key: clientKey,
    new_email: email.optional(),
    proof_of_work: proofOfWork.optional(),
  }),
  /** `confirm` false: it was proved meanwhile, and the message is out. */
  reply: z.object({
    message: literalMessage('Success!'),
    delivered: z.boolean(),
    confirm: z.boolean(),
    sent_to: z.string().nullable(),
  }),
});

export const confirmContactEmail = call({
  method: 'POST',
  path: '/property/contact/confirm',
  access: 'everyone',
  idempotent: true,
  summary:
    'Prove the email of a message with the key of its mail, or with its code and the email: a message that waited goes out',
  perMinute: 60,
  body: z.union([z.object({ key }), z.object({ email, code })]),
  /** `open` is the key under which the visitor reads the conversation. */
  reply: z.object({
    message: literalMessage('Message sent successfully'),
    conversation_key: z.string(),
    /** The advertiser had the message before. */
    was_delivered: z.boolean(),
  }),
});

export const revealListingPhone = call({
  method: 'POST',
  path: '/property/phone',
  access: 'everyone',
  summary: 'Show the phone of a listing. Counted, limited and noted. None, or a hidden one, is a 404',
  perMinute: 30,
  body: z.object({
    ...listingRef,
    /**
     * A professional says with it that they do not call for a mandate; where the owner wants no brokers it must be
     * given.
     */
    respects_no_brokers: z.union([z.boolean(), z.stringbool()]).optional(),
    proof_of_work: proofOfWork.optional(),
  }),
  reply: z.object({ phone: z.string(), name: z.string().nullable(), no_brokers: z.boolean() }),
});

const page = {
  limit: z.coerce.number().int().min(1).max(50).default(20),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
};

export const listConversations = call({
  method: 'GET',
  path: '/inbox',
  access: 'member',
  summary: 'Own conversations, last written first',
  perMinute: 240,
  query: z.object({
    ...page,
    /** waiting: the lead had the last word. mine: of an agency’s those that I look after. */
    box: z.enum(['all', 'unread', 'waiting', 'mine', 'archived']).default('all'),
    /** About one listing. */
    listing_id: id.optional(),
  }),
  reply: z.object({
    conversations: z.array(conversation),
    count: z.int(),
    unread: z.int(),
    /** Unanswered, and those that I look after; of an agency all its people see the same conversations. */
    waiting: z.int(),
    mine: z.int(),
    /** The people of the agency; empty for who has none. */
    team: z.array(agencyAgent),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const countUnreadConversations = call({
  method: 'GET',
  path: '/inbox/unread',
  access: 'member',
  summary: 'How many conversations hold something unread',
  perMinute: 240,
  reply: z.object({ unread: z.int() }),
});

const conversationReply = z.object({
  conversation,
  /** Oldest first; `earlier` says that there are more before them. */
  messages: z.array(message),
  has_earlier: z.boolean(),
});

export const getConversation = call({
  method: 'GET',
  path: '/inbox/{id}',
  access: 'member',
  summary: 'One own conversation, its last messages; reading marks it read',
  perMinute: 240,
  params: idParams,
  query: z.object({ before: id.optional() }),
  /** `team`: whom of the agency it can be given to; empty for who has none, and for what one asked oneself. */
  reply: conversationReply.extend({ team: z.array(agencyAgent) }),
});

export const sendReply = call({
  method: 'POST',
  path: '/inbox/{id}',
  access: 'member',
  idempotent: true,
  summary: 'Write in an own conversation',
  params: idParams,
  body: z.object({ body, client_key: clientKey }),
  reply: z.object({ message: literalMessage('Message sent successfully'), sent_message: message }),
});

export const updateConversation = call({
  method: 'PUT',
  path: '/inbox/{id}',
  access: 'member',
  idempotent: true,
  summary: 'Put a conversation away or take it back, mark it unread, or stop the other side from writing',
  params: idParams,
  body: z.object({ archived: z.boolean().optional(), unread: z.boolean().optional(), blocked: z.boolean().optional() }),
  reply: successReply,
});

export const assignConversation = call({
  method: 'PUT',
  path: '/inbox/{id}/assign',
  access: 'member',
  idempotent: true,
  summary: 'Give a conversation of the agency to one of its people, or to nobody',
  params: idParams,
  body: z.object({ user_id: z.union([z.literal('').transform(() => null), z.null(), id]) }),
  reply: successReply,
});

/** For visitors: the key of their mail is all they have. */
export const getConversationByKey = call({
  method: 'POST',
  path: '/inbox/by-key',
  access: 'everyone',
  summary: 'The conversation of a visitor, by the key of their mail',
  perMinute: 60,
  body: z.object({ key, before: id.optional() }),
  reply: conversationReply,
});

export const sendReplyByKey = call({
  method: 'POST',
  path: '/inbox/by-key/reply',
  access: 'everyone',
  idempotent: true,
  summary: 'A visitor writes in their conversation',
  perMinute: 30,
  body: z.object({ key, body, client_key: clientKey }),
  reply: z.object({ message: literalMessage('Message sent successfully'), sent_message: message }),
});
