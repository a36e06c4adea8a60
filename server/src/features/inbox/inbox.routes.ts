/** Messages about listings, and phones. */
import * as calls from '@estia/contract/inbox/calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { contactAdvertiser } from './contact.service.ts';
import { confirmContact, resendContact } from './contact-proof.service.ts';
import * as threads from './conversations.service.ts';
import { getConversationSide } from './inbox.policy.ts';
import { countConversations, listConversations } from './inbox.queries.ts';
import { conversationView } from './inbox.view.ts';
import { findBouncedIds } from './lead-bounces.service.ts';
import { revealPhone } from './phone-reveal.service.ts';
import { contactSubject, createPuzzle } from './proof-of-work.ts';

const sent = { message: 'Message sent successfully' } as const;

export function inboxRoutes({ serve }: CallServer, deps: Deps): void {
  const { db, secrets } = deps;
  serve(calls.getProofOfWorkPuzzle, ({ query: { for: purpose, property_id } }) =>
    createPuzzle(deps, purpose && property_id ? contactSubject({ for: purpose, property_id }) : ''),
  );
  serve(calls.contactAdvertiser, async ({ body }, context) => ({
    ...sent,
    ...(await contactAdvertiser(deps, body, context)),
  }));
  serve(calls.resendContact, async ({ body }, context) => ({
    message: 'Success!' as const,
    ...(await resendContact(deps, body, context)),
  }));
  serve(calls.confirmContactEmail, async ({ body }, context) => ({
    ...sent,
    ...(await confirmContact(deps, body, context)),
  }));
  serve(calls.revealListingPhone, ({ body }, context) => revealPhone(deps, body, context));

  serve(calls.listConversations, async ({ query }, { viewer }) => {
    const { box, listing_id, ...pagination } = query;
    const [rows, count, unread, waiting, assignedToMe, team] = await Promise.all([
      listConversations(db, viewer, query),
      countConversations(db, viewer, { box, listing_id }),
      countConversations(db, viewer, { box: 'unread' }),
      countConversations(db, viewer, { box: 'waiting' }),
      countConversations(db, viewer, { box: 'mine' }),
      threads.listAssignableAgents(db, viewer),
    ]);
    const bouncedIds = await findBouncedIds(deps, rows);
    const conversations = rows.map((row) =>
      conversationView(row, getConversationSide(viewer, row) ?? 'lead', { secrets, bouncedIds }, viewer.locale),
    );
    return { conversations, count, unread, waiting, mine: assignedToMe, team, pagination };
  });
  serve(calls.countUnreadConversations, async (_, { viewer }) => ({
    unread: await countConversations(db, viewer, { box: 'unread' }),
  }));

  serve(calls.getConversation, ({ params, query }, { viewer }) =>
    threads.getConversation(deps, viewer, params.id, query.before),
  );
  serve(calls.sendReply, async ({ params, body }, { viewer }) => ({
    ...sent,
    sent_message: await threads.sendReply(deps, viewer, params.id, body),
  }));
  serve(calls.updateConversation, async ({ params, body }, { viewer }) => {
    await threads.updateConversation(deps, viewer, params.id, body);
    return { message: 'Success!' as const };
  });
  serve(calls.assignConversation, async ({ params, body }, { viewer }) => {
    await threads.assignConversation(deps, viewer, params.id, body.user_id);
    return { message: 'Success!' as const };
  });
  serve(calls.getConversationByKey, ({ body }) => threads.getConversationByKey(deps, body.key, body.before));
  serve(calls.sendReplyByKey, async ({ body }) => ({
    ...sent,
    sent_message: await threads.sendReplyByKey(deps, body),
  }));
}
