/** What a call says when it has done its work: the customer's literal, the same in every language. */
import { z } from 'zod';

export const literalMessage = <const M extends string>(message: M) => z.literal(message);
/** Done at once, or asked for: another admin has to approve it first, and nothing has changed. */
export const approvableReply = z.object({ message: literalMessage('Success!'), needs_approval: z.boolean() });
export const successReply = z.object({ message: literalMessage('Success!') });
