/** Messages about ads, and phones. */
import * as calls from '@estia/contract/inbox/calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/serve.ts';
import { memberOf } from '../../platform/viewer.ts';
import { confirmContact, contact, resendContact } from './contact.service.ts';
import { sideOf } from './inbox.policy.ts';
import { conversationsOf, countOf } from './inbox.queries.ts';
import { conversationView } from './inbox.view.ts';
import { revealPhone } from './phone.service.ts';
import * as threads from './threads.service.ts';
import { makePuzzle } from './work.ts';

const sent = { message: 'Message sent successfully' } as const;

export function inboxRoutes({ serve }: CallServer, deps: Deps): void {
  const { db, secrets } = deps;
  serve(calls.getProofOfWorkPuzzle, () => makePuzzle(deps));
  serve(calls.contactAdvertiser, async ({ body }, asker) => ({ ...sent, ...(await contact(deps, body, asker)) }));
  serve(calls.resendContact, async ({ body }, asker) => ({
    message: 'Success!' as const,
    ...(await resendContact(deps, body, asker)),
  }));
  serve(calls.confirmContactEmail, async ({ body }, asker) => ({
    ...sent,
    ...(await confirmContact(deps, body, asker)),
  }));
  serve(calls.revealListingPhone, ({ body }, asker) => revealPhone(deps, body, asker));

  serve(calls.listConversations, async ({ query }, { viewer }) => {
    const reader = memberOf({ viewer });
    const { box, listing_id, ...pagination } = query;
    const [rows, count, unread, waiting, mine, team] = await Promise.all([
      conversationsOf(db, reader, query),
      countOf(db, reader, { box, listing_id }),
      countOf(db, reader, { box: 'unread' }),
      countOf(db, reader, { box: 'waiting' }),
      countOf(db, reader, { box: 'mine' }),
      threads.colleaguesOf(db, reader),
    ]);
    const conversations = rows.map((row) =>
      conversationView(row, sideOf(viewer, row) ?? 'asker', secrets, reader.locale),
    );
    return { conversations, count, unread, waiting, mine, team, pagination };
  });
  serve(calls.countUnreadConversations, async (_, { viewer }) => ({
    unread: await countOf(db, memberOf({ viewer }), { box: 'unread' }),
  }));

  serve(calls.getConversation, ({ params, query }, { viewer }) =>
    threads.readThread(deps, viewer, params.id, query.before),
  );
  serve(calls.sendReply, async ({ params, body }, { viewer }) => ({
    ...sent,
    sent: await threads.answer(deps, viewer, params.id, body),
  }));
  serve(calls.updateConversation, async ({ params, body }, { viewer }) => {
    await threads.keepThread(deps, viewer, params.id, body);
    return { message: 'Success!' as const };
  });
  serve(calls.assignConversation, async ({ params, body }, { viewer }) => {
    await threads.assignThread(deps, viewer, params.id, body.user_id);
    return { message: 'Success!' as const };
  });
  serve(calls.getConversationByKey, ({ body }) => threads.readByKey(deps, body.key, body.before));
  serve(calls.sendReplyByKey, async ({ body }) => ({ ...sent, sent: await threads.answerByKey(deps, body) }));
}
